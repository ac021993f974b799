import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refused, api, type Api } from '@ennead/wire/client';
import type { Context } from '../context.ts';
import { dataFolder } from '../folders.ts';
import { writeWhole } from '../saves.ts';

/** Who one is at a server, and how to ask it for something. */
export interface Identity {
  readonly id: string;
  readonly token: string;
  readonly calls: Api;
}

const fileOf = ({ env }: Context): string => join(dataFolder(env), 'guest-tokens.json');

function keptTokens(context: Context): Record<string, string> {
  const file = fileOf(context);
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
  } catch {
    return {}; // somebody has spoilt it: one is a new guest everywhere
  }
}

/** The guest that one was at this server before, or a new one; the token is kept, so that a seat can be taken up again. */
export async function identityAt(context: Context, base: string, name: string | undefined): Promise<Identity> {
  const kept = keptTokens(context);
  const known = Object.hasOwn(kept, base) ? await knownAt(base, kept[base], name) : null;
  if (known) return known;
  const { token, person } = await api({ base }).guest(name);
  writeWhole(context, fileOf(context), `${JSON.stringify({ ...kept, [base]: token }, null, 2)}\n`);
  return { id: person.id, token, calls: api({ base, token: () => token }) };
}

async function knownAt(base: string, token: string, name: string | undefined): Promise<Identity | null> {
  const calls = api({ base, token: () => token });
  try {
    const person = await calls.me();
    if (name !== undefined && name !== person.name) await calls.rename(name);
    return { id: person.id, token, calls };
  } catch (error) {
    if (error instanceof Refused && error.code === 'identity') return null; // the server has forgotten this guest
    throw error;
  }
}
