import type { Game } from '@ennead/kernel';
import type { FastifyRequest } from 'fastify';
import type { Edge } from '../live/edge.ts';
import type { Hub } from '../live/hub.ts';
import type { Identity } from '../people/identity.ts';
import type { Limits } from '../settings.ts';
import type { Tables } from '../tables/tables.ts';
import type { Metrics } from './metrics.ts';

/** The addresses that people are given. */
export interface Links {
  table(id: string): string;
  device(link: string): string;
  readonly secure: boolean;
}

/** What the routes need. */
export interface Parts {
  tables: Tables;
  identity: Identity;
  hub: Hub;
  edge: Edge;
  games: readonly Game[];
  limits: Limits;
  links: Links;
  metrics: Metrics;
  mayCall: (request: FastifyRequest) => boolean;
}

export function linksFor(base: () => string): Links {
  return {
    table: id => `${base()}/t/${id}`,
    device: link => `${base()}/device#${link}`, // a fragment is never sent to a server
    get secure() {
      return base().startsWith('https:');
    },
  };
}
