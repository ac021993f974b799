import type { Game } from '@ennead/kernel';
import type { FastifyRequest } from 'fastify';
import type { Edge } from '../live/edge.ts';
import type { Hub } from '../live/hub.ts';
import type { Attempts } from '../people/attempts.ts';
import type { Identity } from '../people/identity.ts';
import type { Limits } from '../settings.ts';
import type { Tables } from '../tables/tables.ts';
import type { Metrics } from './metrics.ts';

/** The addresses that people are given. */
export interface Links {
  table(id: string): string;
  device(link: string): string;
  /** Where pages find the WebSocket, if only one address does. */
  readonly live: string | null;
  readonly secure: boolean;
}

/** What the routes need. */
export interface Parts {
  tables: Tables;
  identity: Identity;
  attempts: Attempts;
  hub: Hub;
  edge: Edge;
  games: readonly Game[];
  limits: Limits;
  links: Links;
  metrics: Metrics;
  /** Refuses requests of other sites' pages, and those that came under a name that is not ours. */
  wantOurs: (request: FastifyRequest) => void;
  /** The folder of the built page. */
  web: string | undefined;
}

export function linksFor(base: () => string, publicUrl: string | undefined): Links {
  return {
    table: id => `${base()}/table/${id}`,
    device: link => `${base()}/device#${link}`, // a fragment is never sent to a server
    live: publicUrl === undefined ? null : new URL(publicUrl).origin.replace(/^http/, 'ws'),
    get secure() {
      return base().startsWith('https:');
    },
  };
}
