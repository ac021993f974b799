import type { Context } from './context.ts';
import { UserError } from './errors.ts';

/** `/t/` in links of earlier versions. */
const TABLE = /^\/(?:table|t)\/([a-z2-7]{8,32})\/?$/;

const webAddress = (text: string): URL | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && ['http:', 'https:'].includes(url.protocol) ? url : null;
};

/** The address of a server, as it was typed for an option. */
export function parseServer({ say }: Context, what: string, found: string): string {
  const url = webAddress(found);
  if (url) return url.origin;
  throw new UserError(say('errors.value', { what, wanted: say('errors.serverAddress'), found }));
}

/** The link of a table: which one, at which server. */
export function parseLink({ say }: Context, found: string): { base: string; table: string } {
  const url = webAddress(found);
  const [, table] = TABLE.exec(url?.pathname ?? '') ?? [];
  if (url && table !== undefined) return { base: url.origin, table };
  throw new UserError(say('errors.link', { found }));
}

/** Where a server talks to those who look at its tables. */
export function liveAddress(base: string): string {
  const live = new URL('/live', base);
  live.protocol = live.protocol === 'https:' ? 'wss:' : 'ws:';
  return live.href;
}
