import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  Chances,
  ForkTable,
  GameList,
  ImportTable,
  JoinTable,
  Joined,
  ListQuery,
  NewTable,
  ReplayQuery,
  ReplayView,
  StoryQuery,
  StoryView,
  TableCreated,
  TableId,
  TableList,
} from '@ennead/wire';
import { LEVELS } from '@ennead/bots';
import { z } from 'zod';
import { hashPassword } from '../people/passwords.ts';
import type { TableRow } from '../store/port.ts';
import type { About } from '../tables/about.ts';
import { admit, wantStillAdmitted } from '../tables/admission.ts';
import { sit, start } from '../tables/commands/lobby.ts';
import { chancesOf } from '../tables/chances.ts';
import { openTable } from '../tables/create.ts';
import { listTables, withRoom, withRoomForImport } from '../tables/directory.ts';
import { exportLog, importLog } from '../tables/exchange.ts';
import { forkTable } from '../tables/fork.ts';
import { refuse } from '../tables/refused.ts';
import { replayAt, storyOf } from '../tables/replay.ts';
import { aboutView } from '../tables/view.ts';
import type { Asker } from '../tables/work.ts';
import { askerOf, wantAskerOf } from './guard.ts';
import type { Parts } from './parts.ts';

const Params = z.strictObject({ table: TableId });

/** What is asked once: games, tables, their past. */
export const tableRoutes =
  ({ tables, identity, attempts, games, limits, links }: Parts): FastifyPluginAsyncZod =>
  async app => {
    const created = ({ id, about }: TableRow): TableCreated => ({
      table: id,
      url: links.table(id),
      commitment: (about as About).commitment,
    });

    const wantAttempt = ({ ip }: FastifyRequest, { id }: Asker, table?: string): void => {
      if (!attempts.take({ address: ip, person: id, ...(table !== undefined && { table }) }))
        refuse('too-fast', 'slowly: too many passwords at once');
    };

    const slowly = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } });
    const again = slowly(limits.replaysPerMinute);

    app.get('/api/games', { schema: { response: { 200: GameList } } }, () => ({
      games: games.map(({ id, rules, seats, options, bot, perfect = false }) => ({
        id,
        rules,
        seats: { ...seats },
        options: options.map(option => ({ ...option })),
        hints: bot?.evaluate !== undefined,
        previews: perfect,
      })),
      levels: [...LEVELS],
    }));

    app.get('/api/tables', { schema: { querystring: ListQuery, response: { 200: TableList } } }, async request =>
      listTables(tables, await askerOf(identity, request), request.query),
    );

    app.post('/api/tables', { schema: { body: NewTable, response: { 200: TableCreated } } }, async request => {
      const asker = await wantAskerOf(identity, request);
      const row = await withRoom(tables, asker, async () => {
        const { password } = request.body;
        if (password !== undefined) wantAttempt(request, asker);
        const hashed = password === undefined ? {} : { password: await hashPassword(password) };
        const opened = openTable(tables.house, tables.house.clock.now(), asker, { ...request.body, ...hashed });
        await tables.house.store.write([{ type: 'new-table', row: opened }]);
        tables.house.adopt(opened);
        return opened;
      });
      if (request.body.start) await tables.run(row.id, asker, start);
      return created(row);
    });

    app.post(
      '/api/tables/:table/join',
      { ...slowly(limits.joinsPerMinute), schema: { params: Params, body: JoinTable, response: { 200: Joined } } },
      async request => {
        const asker = await wantAskerOf(identity, request);
        const { table } = request.params;
        const { password, seat } = request.body;
        const saying =
          password === undefined ? undefined : { password, wantAttempt: () => wantAttempt(request, asker, table) };
        const said = await admit(tables, table, asker, saying);
        if (seat !== undefined)
          await tables.run(table, asker, work => {
            wantStillAdmitted(work.t, asker, said);
            sit(work, { type: 'sit', seat });
          });
        return { table, about: await tables.read(table, t => aboutView(t, tables.house.audience)) };
      },
    );

    app.get(
      '/api/tables/:table/replay',
      { ...again, schema: { params: Params, querystring: ReplayQuery, response: { 200: ReplayView } } },
      async request => replayAt(tables, request.params.table, await askerOf(identity, request), request.query),
    );

    app.get(
      '/api/tables/:table/story',
      { ...again, schema: { params: Params, querystring: StoryQuery, response: { 200: StoryView } } },
      async request => storyOf(tables, request.params.table, await askerOf(identity, request), request.query),
    );

    app.get(
      '/api/tables/:table/chances',
      { ...again, schema: { params: Params, response: { 200: Chances } } },
      async request => chancesOf(tables, request.params.table, await askerOf(identity, request)),
    );

    app.get('/api/tables/:table/export', { ...again, schema: { params: Params } }, async (request, reply) => {
      const { table } = request.params;
      const log = await exportLog(tables, table, await askerOf(identity, request));
      return reply
        .header('content-disposition', `attachment; filename="${table}.jsonl"`)
        .type('application/x-ndjson')
        .send(log);
    });

    app.post(
      '/api/tables/import',
      {
        ...slowly(limits.importsPerMinute),
        schema: { body: ImportTable, response: { 200: TableCreated } },
        bodyLimit: limits.importBytes,
      },
      async request => {
        const asker = await wantAskerOf(identity, request);
        const row = await withRoomForImport(tables, asker, () => importLog(tables, asker, request.body.log));
        return created(row);
      },
    );

    app.post(
      '/api/tables/:table/fork',
      { ...again, schema: { params: Params, body: ForkTable, response: { 200: TableCreated } } },
      async request => {
        const asker = await wantAskerOf(identity, request);
        const { table } = request.params;
        return created(await withRoom(tables, asker, () => forkTable(tables, table, asker, request.body)));
      },
    );
  };
