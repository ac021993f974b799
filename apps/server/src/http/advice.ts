import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Hint, Preview, SeatQuery, TableId, WhyNot, WhyNotQuery } from '@ennead/wire';
import { z } from 'zod';
import { hintFor, previewFor, whyNotFor } from '../tables/advice.ts';
import { wantAskerOf } from './guard.ts';
import type { Parts } from './parts.ts';

const Params = z.strictObject({ table: TableId });

/** What a person may ask while one of their seats is asked something. */
export const adviceRoutes =
  ({ tables, identity, limits }: Parts): FastifyPluginAsyncZod =>
  async app => {
    const slowly = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } });
    const looks = slowly(limits.looksPerMinute);

    app.get(
      '/api/tables/:table/hint',
      {
        ...slowly(limits.hintsPerMinute),
        schema: { params: Params, querystring: SeatQuery, response: { 200: Hint } },
      },
      async request => hintFor(tables, request.params.table, await wantAskerOf(identity, request), request.query.seat),
    );

    app.get(
      '/api/tables/:table/why-not',
      { ...looks, schema: { params: Params, querystring: WhyNotQuery, response: { 200: WhyNot } } },
      async request => {
        const { seat, key } = request.query;
        return whyNotFor(tables, request.params.table, await wantAskerOf(identity, request), seat, key);
      },
    );

    app.get(
      '/api/tables/:table/preview',
      { ...looks, schema: { params: Params, querystring: SeatQuery, response: { 200: Preview } } },
      async request =>
        previewFor(tables, request.params.table, await wantAskerOf(identity, request), request.query.seat),
    );
  };
