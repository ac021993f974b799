import { resolve } from 'node:path';
import type { Limits, ServerSettings } from '@ennead/server';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { serverFolder } from '../folders.ts';
import { pageFolder } from '../root.ts';
import { wholeNumber } from '../setup.ts';
import { nearest } from '../suggest.ts';
import { PROGRAM } from '../version.ts';

/** `ennead serve`, as it was typed. */
export interface ServeOptions {
  port: string;
  host: string;
  data?: string;
  publicUrl?: string;
  proxies?: string;
  logLevel: string;
  limit?: string[];
}

export const MOST_PORT = 65_535;
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const LONGEST_LIMIT = 1_000_000_000;
const MOST_PROXIES = 10;

/** The folder that was named, or the usual one. */
export const folderOf = ({ env }: Context, given: string | undefined): string =>
  given === undefined || given === '' ? serverFolder(env) : resolve(given);

export function parsePort(context: Context, found: string): number {
  return wholeNumber(context, '--port', found, 0, MOST_PORT);
}

/** A name or a number of this machine; whether it is one shows when it is listened on. */
export function parseHost({ say }: Context, found: string): string {
  if (/^[a-z0-9:.%-]+$/i.test(found)) return found;
  throw new UserError(say('errors.value', { what: '--host', wanted: say('serve.wantedHost'), found }));
}

/** What the server is to be like; `defaults` are its own limits. */
export function parseSettings(context: Context, options: ServeOptions, defaults: Limits): ServerSettings {
  const web = pageFolder();
  return {
    data: folderOf(context, options.data),
    program: PROGRAM,
    logLevel: parseLevel(context, options.logLevel),
    limits: parseLimits(context, options.limit ?? [], defaults),
    ...(web !== null && { web }),
    proxies: wholeNumber(context, '--proxies', options.proxies ?? '1', 0, MOST_PROXIES),
    ...(options.publicUrl !== undefined && { publicUrl: parsePublicUrl(context, options.publicUrl) }),
  };
}

function parseLevel({ say }: Context, found: string): (typeof LOG_LEVELS)[number] {
  const level = LOG_LEVELS.find(name => name === found);
  if (level) return level;
  throw new UserError(say('errors.value', { what: '--log-level', wanted: LOG_LEVELS.join(', '), found }));
}

/** The address alone: links, origin and cookies are made from it, and none of them can hold a path. */
function parsePublicUrl({ say }: Context, found: string): string {
  const url = URL.canParse(found) ? new URL(found) : null;
  const isBare = url !== null && ['http:', 'https:'].includes(url.protocol) && found.replace(/\/$/, '') === url.origin;
  if (isBare) return url.origin;
  throw new UserError(say('errors.value', { what: '--public-url', wanted: say('serve.wantedUrl'), found }));
}

function parseLimits(context: Context, settings: readonly string[], defaults: Limits): Partial<Limits> {
  const { say } = context;
  const limits: Partial<Limits> = {};
  for (const setting of settings) {
    const [name, value = ''] = setting.split('=', 2);
    if (!Object.hasOwn(defaults, name)) {
      const names = Object.keys(defaults);
      const meant = nearest(name, names);
      const sentence = say('errors.limit', { found: name, wanted: names.join(', ') });
      throw new UserError(meant ? `${sentence} ${say('errors.meant', { meant })}` : sentence);
    }
    limits[name as keyof Limits] = wholeNumber(context, `--limit ${name}`, value, 1, LONGEST_LIMIT);
  }
  return limits;
}
