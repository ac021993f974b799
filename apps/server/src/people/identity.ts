import { randomBytes } from 'node:crypto';
import { bad, ok, type Result } from '@ennead/kernel';
import { StoreConflict, type Change, type PersonRow, type Store } from '../store/port.ts';
import { turns } from '../turns.ts';
import type { Keys } from './keys.ts';
import { parseName } from './names.ts';
import { signer } from './tokens.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a link to another device can be followed. */
export const LINK_LASTS = 10 * MINUTE;

/** `seen` is for tidying up; to the hour is enough. */
const SEEN_EVERY = HOUR;

/** A person and the token by which their device shows who they are. */
export interface Signed {
  token: string;
  person: PersonRow;
}

export interface Identity {
  /** Somebody new, at once and without sign-up. */
  guest(name?: string | null): Promise<Result<Signed>>;
  /** Who a token says it is, if we signed it. Whether that person is still known, `person` says. */
  read(token: string): Result<{ id: string; epoch: number }>;
  /** The person of a token; refuses what was made void and who was forgotten. */
  person(token: string): Promise<Result<PersonRow>>;
  rename(id: string, name: string): Promise<Result<PersonRow>>;
  /** A token that brings a person to another device, once and soon. It belongs into the fragment of a link. */
  link(id: string): Promise<Result<string>>;
  follow(link: string): Promise<Result<Signed>>;
  /** Makes all older tokens and links of a person void, and gives a new one. */
  renew(id: string): Promise<Result<Signed>>;
  /** Removes a person; their tokens are void. The other changes are made in the same batch. */
  forget(id: string, also?: readonly Change[]): Promise<void>;
}

interface IdentityOptions {
  keys: Keys;
  store: Store;
  now?: () => number;
}

const UNKNOWN = bad('this token is not one of ours: ask for a new one');
const GONE = bad('this person is not known here any more');
const VOID = bad('this token is no longer valid: ask for a new one');
const STALE = bad('this link is not valid any more: links to another device last ten minutes and work once');

export function openIdentity({ keys, store, now = Date.now }: IdentityOptions): Identity {
  const tokens = signer(keys.of('identity'));
  const links = signer(keys.of('links'));
  const inTurn = turns();
  const signed = (person: PersonRow): Signed => ({ token: tokens.sign(person.id, person.epoch), person });

  /** Changes a row as it is when its turn comes: whoever was forgotten meanwhile does not come back. */
  const change = (id: string, changed: (row: PersonRow) => PersonRow): Promise<Result<PersonRow>> =>
    inTurn(id, async () => {
      const row = await store.person(id);
      if (!row) return GONE;
      const next = changed(row);
      await store.write([{ type: 'person', row: next }]);
      return ok(next);
    });

  const read: Identity['read'] = token => {
    const [id, epoch, ...rest] = tokens.read(token) ?? [];
    return id === undefined || epoch === undefined || rest.length > 0 ? UNKNOWN : ok({ id, epoch: Number(epoch) });
  };

  return {
    read,
    async guest(name = null) {
      const named = name === null ? ok(null) : parseName(name);
      if (!named.ok) return named;
      const id = randomBytes(16).toString('base64url');
      const person: PersonRow = { id, name: named.value, since: now(), seen: now(), epoch: 1 };
      await store.write([{ type: 'person', row: person }]);
      return ok(signed(person));
    },
    async person(token) {
      const said = read(token);
      if (!said.ok) return said;
      const row = await store.person(said.value.id);
      if (!row) return GONE;
      if (said.value.epoch !== row.epoch) return VOID;
      if (now() - row.seen >= SEEN_EVERY)
        change(row.id, latest => ({ ...latest, seen: Math.max(latest.seen, now()) })).catch(() => {}); // next time
      return ok(row);
    },
    async rename(id, name) {
      const named = parseName(name);
      return named.ok ? change(id, row => ({ ...row, name: named.value })) : named;
    },
    async link(id) {
      const row = await store.person(id);
      if (!row) return GONE;
      const nonce = randomBytes(12).toString('base64url');
      return ok(links.sign(row.id, row.epoch, now() + LINK_LASTS, nonce));
    },
    async follow(link) {
      const [id, epoch, until, nonce] = links.read(link) ?? [];
      if (nonce === undefined || Number(until) < now()) return STALE;
      const row = await store.person(id);
      if (!row || Number(epoch) !== row.epoch) return STALE;
      try {
        await store.write([{ type: 'spend', token: nonce, until: Number(until) }]);
      } catch (error) {
        if (error instanceof StoreConflict) return STALE;
        throw error;
      }
      return ok(signed(row));
    },
    async renew(id) {
      const renewed = await change(id, row => ({ ...row, epoch: row.epoch + 1 }));
      return renewed.ok ? ok(signed(renewed.value)) : renewed;
    },
    forget: (id, also = []) => inTurn(id, () => store.write([...also, { type: 'forget-person', id }])),
  };
}
