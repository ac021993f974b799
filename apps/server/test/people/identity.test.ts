import type { Result } from '@ennead/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { LINK_LASTS, openIdentity, type Identity, type Signed } from '../../src/people/identity.ts';
import { freshKeys } from '../../src/people/keys.ts';
import { signer } from '../../src/people/tokens.ts';
import { memoryStore } from '../../src/store/memory.ts';
import type { Store } from '../../src/store/port.ts';
import { slowStore } from '../store/slow.ts';
import { tableRow } from '../store/rows.ts';

const keys = freshKeys();
let time: number;
let store: Store;
let identity: Identity;

beforeEach(() => {
  time = 1_700_000_000_000;
  store = memoryStore({ now: () => time });
  identity = openIdentity({ keys, store, now: () => time });
});

function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}
const refusal = (result: Result<unknown>): string | null => (result.ok ? null : result.error);
const guest = async (name?: string): Promise<Signed> => value(await identity.guest(name));

describe('a guest', () => {
  test('is somebody at once, without a name, and is known again', async () => {
    const { token, person } = await guest();
    expect(person).toEqual({ id: person.id, name: null, since: time, seen: time, epoch: 1 });
    expect(token).toMatch(/^v1\.[\w-]{22}\.1\.[\w-]{43}$/);
    expect(value(identity.read(token))).toEqual({ id: person.id, epoch: 1 });
    expect(value(await identity.person(token))).toEqual(person);
    expect((await guest()).person.id).not.toBe(person.id);
  });

  test('may come with a name, and is refused with a bad one', async () => {
    expect((await guest('  Ann  ')).person.name).toBe('Ann');
    expect(refusal(await identity.guest('\u0007'))).toMatch(/control/);
  });

  test('is still known to a server that starts again with the same keys, and to no other', async () => {
    const { token, person } = await guest();
    const again = openIdentity({ keys, store, now: () => time });
    expect(value(await again.person(token))).toEqual(person);
    const other = openIdentity({ keys: freshKeys(), store, now: () => time });
    expect(refusal(await other.person(token))).toMatch(/not one of ours/);
  });

  test('is seen at most once an hour', async () => {
    const { token, person } = await guest();
    time += 3_599_999;
    await identity.person(token);
    await new Promise(resolve => setTimeout(resolve, 5));
    expect((await store.person(person.id))?.seen).toBe(person.since);
    time += 1;
    await identity.person(token);
    await new Promise(resolve => setTimeout(resolve, 5));
    expect((await store.person(person.id))?.seen).toBe(time);
  });
});

describe('a token', () => {
  test('of which any character was changed is refused', async () => {
    const { token } = await guest();
    for (let i = 0; i < token.length; i++) {
      const changed = token.slice(0, i) + (token[i] === 'A' ? 'B' : 'A') + token.slice(i + 1);
      expect(refusal(identity.read(changed))).toMatch(/not one of ours/);
    }
  });

  test.each(['', '.', 'v1', 'v1..', 'v1.a.1.', '....', 'v1.a.1.\ud800', 'x'.repeat(10_000), 'ü'.repeat(43)])(
    'that is %j is refused',
    async text => {
      expect(refusal(identity.read(text))).toMatch(/not one of ours/);
      expect(refusal(await identity.person(text))).toMatch(/not one of ours/);
    },
  );

  test('for another purpose or of another version is refused', async () => {
    const { person } = await guest();
    const link = value(await identity.link(person.id));
    expect(identity.read(link).ok).toBe(false);
    const sign = signer(keys.of('identity'));
    expect(identity.read(sign.sign(person.id, 1)).ok).toBe(true);
    expect(identity.read(sign.sign(person.id, 1, 'more')).ok).toBe(false);
    expect(identity.read(sign.sign(person.id, 1).replace('v1', 'v2')).ok).toBe(false);
  });

  test('is void once the epoch was raised', async () => {
    const { token, person } = await guest();
    const link = value(await identity.link(person.id));
    const renewed = value(await identity.renew(person.id));
    expect(renewed.person.epoch).toBe(2);
    expect(refusal(await identity.person(token))).toMatch(/no longer valid/);
    expect(refusal(await identity.follow(link))).toMatch(/not valid any more/);
    expect(value(await identity.person(renewed.token)).id).toBe(person.id);
  });
});

describe('moving to another device', () => {
  test('a link works once, and gives a token of the same person', async () => {
    const { person } = await guest('Ann');
    const link = value(await identity.link(person.id));
    const moved = value(await identity.follow(link));
    expect(value(await identity.person(moved.token))).toEqual(person);
    expect(refusal(await identity.follow(link))).toMatch(/work once/);
  });

  test('two devices that follow it at the same moment: one gets in', async () => {
    const { person } = await guest();
    const link = value(await identity.link(person.id));
    const both = await Promise.all([identity.follow(link), identity.follow(link)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('a link lasts ten minutes, and stays spent for as long', async () => {
    const { person } = await guest();
    const [used, unused] = [value(await identity.link(person.id)), value(await identity.link(person.id))];
    value(await identity.follow(used));
    time += LINK_LASTS;
    expect((await identity.follow(used)).ok).toBe(false);
    const last = value(await identity.link(person.id));
    expect((await identity.follow(unused)).ok).toBe(true);
    time += LINK_LASTS + 1;
    expect((await identity.follow(last)).ok).toBe(false);
    expect((await identity.follow(used)).ok).toBe(false);
  });

  test('a guest token, and anything else, is no link', async () => {
    const { token } = await guest();
    for (const text of [token, '', 'v1.a.1.2.c.d']) expect((await identity.follow(text)).ok).toBe(false);
  });

  test('a failing store is said, and not taken for a spent link', async () => {
    const slow = slowStore(store);
    const faulty = openIdentity({ keys, store: slow, now: () => time });
    const { person } = await guest();
    const link = value(await faulty.link(person.id));
    slow.hold();
    const followed = faulty.follow(link);
    await expect.poll(() => slow.held).toBe(1);
    slow.fail(new Error('no space'));
    await expect(followed).rejects.toThrow('no space');
    await slow.open();
    expect((await faulty.follow(link)).ok).toBe(true);
  });
});

describe('naming and being forgotten', () => {
  test('a name is changed, and a bad one changes nothing', async () => {
    const { person } = await guest('Ann');
    expect(value(await identity.rename(person.id, 'Bob')).name).toBe('Bob');
    expect(refusal(await identity.rename(person.id, ' '))).toMatch(/1 to 40/);
    expect((await store.person(person.id))?.name).toBe('Bob');
    expect(refusal(await identity.rename('nobody', 'Eve'))).toMatch(/not known/);
    expect(refusal(await identity.link('nobody'))).toMatch(/not known/);
    expect(refusal(await identity.renew('nobody'))).toMatch(/not known/);
  });

  test('whoever is forgotten is gone, with every token and link, together with the other changes', async () => {
    const { token, person } = await guest('Ann');
    const link = value(await identity.link(person.id));
    await identity.forget(person.id, [{ type: 'table', row: tableRow('t', { people: [] }) }]);
    expect(await store.person(person.id)).toBeNull();
    expect(await store.table('t')).not.toBeNull();
    expect(refusal(await identity.person(token))).toMatch(/not known/);
    expect((await identity.follow(link)).ok).toBe(false);
  });

  test('a change that was under way does not bring the forgotten back, and none is lost', async () => {
    const { token, person } = await guest('Ann');
    time += 3_600_000;
    await Promise.all([
      identity.rename(person.id, 'Bob'),
      identity.renew(person.id),
      identity.person(token),
      identity.renew(person.id),
    ]);
    await new Promise(resolve => setTimeout(resolve, 5));
    expect(await store.person(person.id)).toMatchObject({ name: 'Bob', epoch: 3, seen: time });
    const [renamed] = await Promise.all([
      identity.rename(person.id, 'Eve'),
      identity.forget(person.id),
      identity.rename(person.id, 'Eve'),
      identity.renew(person.id),
    ]);
    expect(renamed.ok).toBe(true);
    expect(await store.person(person.id)).toBeNull();
  });
});
