import { Refused, api, connect, type Connection, type Status } from '@ennead/wire/client';
import { onDevice } from './storage.ts';
import { cell } from './store.ts';

const kept = onDevice('token');

/** Who one is, as the server signed it; null before anything was done here. */
const token = cell<string | null>(kept.get());

export interface Me {
  id: string;
  name: string | null;
}
export const me = cell<Me | null>(null);

export const calls = api({ base: location.origin, token: token.get, fetch: (input, init) => fetch(input, init) });

/** How the line to the server is, and why it was refused if it was. */
export const status = cell<{ status: Status; refused: Refused | null }>({ status: 'connecting', refused: null });

let connection: Connection | null = null;
/** Somebody waits for this person at a table that is not looked at. */
export const turnElsewhere = cell<{ table: string; game: string } | null>(null);

/** The line to the server, opened when first wanted. */
export function line(): Connection {
  connection ??= connect({
    url: `${location.origin.replace('http', 'ws')}/live`,
    socket: url => new WebSocket(url) as never,
    token: token.get,
    onStatus: (now, refused) => {
      status.set({ status: now, refused: refused ?? null });
      if (refused?.code === 'identity') keep(null); // the server has forgotten this guest
    },
    onTurn: ({ table, game }) => turnElsewhere.set({ table, game }),
  });
  return connection;
}

/** Whether something is on its way to the server that it has not acknowledged. */
export const isSending = (): boolean => connection?.isSending ?? false;

addEventListener('offline', () => connection?.interrupt());
addEventListener('online', () => connection?.hurry());

function keep(next: string | null): void {
  token.set(next);
  kept.set(next);
  if (next === null) me.set(null);
  const old = connection;
  connection = null;
  old?.close();
}

let asking: Promise<Me> | null = null;

/** The guest that this device is: known already, or new at the first wish to do something. */
export function whoAmI(): Promise<Me> {
  const known = me.get();
  if (known) return Promise.resolve(known);
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

async function ask(): Promise<Me> {
  if (token.get() !== null) {
    try {
      const person = await calls.me();
      me.set(person);
      return person;
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'identity') throw error;
    }
  }
  return become(await calls.guest());
}

/** Takes on an identity that the server has signed. */
export function become(signed: { token: string; person: Me }): Me {
  keep(signed.token);
  me.set(signed.person);
  return signed.person;
}

export const isKnown = (): boolean => token.get() !== null;

export async function rename(name: string): Promise<void> {
  await whoAmI();
  me.set(await calls.rename(name));
}

/** Everything that the server knows of this person goes. */
export async function beForgotten(): Promise<void> {
  await calls.forget();
  keep(null);
}
