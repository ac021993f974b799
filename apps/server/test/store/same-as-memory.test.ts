import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStore } from '../../src/store/memory.ts';
import type { Change, Store } from '../../src/store/port.ts';
import { openSqlite } from '../../src/store/sqlite/index.ts';
import { breakDisk, powerCut } from './databases.ts';
import { append, chat, tableRow } from './rows.ts';
import { scratch } from './scratch.ts';

const { next } = scratch();
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] })); // a fold that failed rests for a second
afterEach(() => void vi.useRealTimers());

const TABLES = ['a', 'b', "c'"];
const PEOPLE = ['ann', 'bob'];

/** A change but for the number of a record, which is the next one of its table, or not. */
type Draw = (lengths: Map<string, number>, time: number) => Change;

const table = fc.constantFrom(...TABLES);
const person = fc.constantFrom(...PEOPLE);
const small = fc.nat(3);
const text = fc.constantFrom('', "it's", 'a\0b', '\ud800', 'line\u2028end\n', '九\t"\\');
const people = fc.array(person, { maxLength: 3 });

const record: fc.Arbitrary<Draw> = fc
  .tuple(table, fc.oneof({ weight: 15, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.nat(2) }))
  .map(([id, step]) => lengths => {
    const n = lengths.get(id)! + step;
    if (step === 1) lengths.set(id, n);
    return append(id, n);
  });
const token: fc.Arbitrary<Draw> = fc.tuple(fc.constantFrom('x', 'y'), small).map(([name, lasts]) => (_, time) => ({
  type: 'spend',
  token: name,
  until: time + lasts,
}));
const draft = fc.record({ seat: small, decision: small, picks: fc.array(text, { maxLength: 2 }), done: fc.boolean() });
const others: fc.Arbitrary<Change>[] = [
  fc
    .record({ id: table, changed: small, listed: fc.boolean(), ended: fc.option(small), about: text, people })
    .map(({ id, ...more }) => ({ type: 'table', row: tableRow(id, more) })),
  fc.tuple(table, text, person).map(([id, line, who]) => chat(id, line, who)),
  fc.tuple(table, draft).map(([id, row]) => ({ type: 'draft', table: id, draft: row })),
  table.map(id => ({ type: 'drop-drafts', table: id })),
  fc
    .tuple(table, small)
    .map(([id, n]) => ({ type: 'snapshot', table: id, snapshot: { n, rules: 1, state: { flow: { n } } } })),
  fc
    .tuple(table, text)
    .map(([id, log]) => ({ type: 'archive', row: { table: id, game: 'nine', ended: 1, log, story: [log] } })),
  fc.tuple(table, text).map(([id, program]) => ({
    type: 'open',
    table: id,
    opening: {
      header: { ennead: 1, game: 'nine', rules: 1, program, seats: 2, options: {}, commitment: 'c' },
      seed: 'a',
    },
  })),
  fc
    .tuple(person, fc.option(text), small)
    .map(([id, name, seen]) => ({ type: 'person', row: { id, name, since: 1, seen, epoch: 1 } })),
  person.map(id => ({ type: 'forget-person', id })),
  table.map(id => ({ type: 'forget-table', id })),
];
const change: fc.Arbitrary<Draw> = fc.oneof(
  { weight: 3, arbitrary: record },
  { weight: 1, arbitrary: token },
  { weight: 6, arbitrary: fc.oneof(...others).map(one => () => one) },
);

/** A name is new where its table was forgotten. */
const anew: fc.Arbitrary<Draw[]> = fc
  .tuple(table, small, fc.array(change, { maxLength: 3 }))
  .map(([id, changed, more]) => [
    () => ({ type: 'forget-table', id }),
    () => ({ type: 'new-table', row: tableRow(id, { changed }) }),
    ...more,
  ]);
const batch = fc.oneof(
  { weight: 6, arbitrary: fc.array(change, { minLength: 1, maxLength: 4 }) },
  { weight: 1, arbitrary: anew },
);

/** Batches of one turn, and what happens after them. */
const step = fc.record({
  batches: fc.array(batch, { minLength: 1, maxLength: 5 }),
  passes: small,
  after: fc.oneof(
    { weight: 6, arbitrary: fc.constant('nothing' as const) },
    { weight: 2, arbitrary: fc.constantFrom('look', 'look at one', 'cut', 'close', 'journal fails', 'fold fails') },
  ),
});

const everything = async (store: Store): Promise<unknown> => ({
  tables: await Promise.all(TABLES.map(id => ofTable(store, id))),
  people: await Promise.all(PEOPLE.map(id => store.person(id))),
  lists: await Promise.all(
    [{}, { listed: true, ended: false }, { person: 'ann' }].map(one => store.tables({ ...one, limit: 9 })),
  ),
});

const ofTable = (store: Store, id: string): Promise<unknown[]> =>
  Promise.all([
    store.table(id),
    store.opening(id),
    store.records(id),
    store.records(id, 2),
    store.drafts(id),
    store.snapshot(id),
    store.chat(id, 4),
    store.archive(id),
  ]);

const fates = async (writes: Promise<void>[]): Promise<string[]> =>
  (await Promise.allSettled(writes)).map(fate => (fate.status === 'fulfilled' ? 'made' : (fate.reason as Error).name));

/** Both stores, the same clock. */
async function bothStores() {
  let time = 1_000;
  let folder = next();
  const now = (): number => time;
  let store = await openSqlite(folder, { now });
  const memory = memoryStore({ now });
  await Promise.all([store, memory].map(one => one.write(TABLES.map(id => ({ type: 'table', row: tableRow(id) })))));

  const drawn = async (draws: readonly Draw[][]): Promise<Change[][]> => {
    const lengths = new Map<string, number>();
    for (const id of TABLES) lengths.set(id, (await memory.records(id)).length);
    return draws.map(batch => batch.map(draw => draw(lengths, time)));
  };
  const write = async (draws: readonly Draw[][]): Promise<void> => {
    const batches = await drawn(draws);
    const [found, wanted] = await Promise.all(
      [store, memory].map(one => fates(batches.map(batch => one.write(batch)))),
    );
    expect(found).toEqual(wanted);
  };
  const writeInVain = async (draws: readonly Draw[][]): Promise<void> => {
    const batches = await drawn(draws);
    const mend = breakDisk(folder, 'journal.db', 'INSERT ON groups');
    expect(await fates(batches.map(batch => store.write(batch)))).not.toContain('made');
    mend();
  };
  const happen: Record<string, () => Promise<void>> = {
    nothing: async () => {},
    look: async () => expect(await everything(store)).toEqual(await everything(memory)),
    'look at one': async () => expect(await ofTable(store, 'a')).toEqual(await ofTable(memory, 'a')),
    close: async () => {
      await store.close();
      store = await openSqlite(folder, { now });
    },
    cut: async () => {
      const old = store;
      folder = powerCut(folder, next());
      store = await openSqlite(folder, { now });
      await old.close();
    },
    'fold fails': async () => {
      const mend = breakDisk(folder, 'ennead.db', 'UPDATE ON folded');
      const failure = await store.tables({ limit: 1 }).then(
        () => null,
        (error: Error) => error.name,
      );
      expect([null, 'StoreFailed']).toContain(failure); // nothing may be left to fold
      mend();
      vi.advanceTimersByTime(1_000);
      await happen.look();
    },
  };
  return {
    step: async ({ batches, passes, after }: { batches: Draw[][]; passes: number; after: string }): Promise<void> => {
      time += passes;
      if (after === 'journal fails') await writeInVain(batches);
      await write(batches);
      await happen[after]?.();
    },
    end: async (): Promise<void> => {
      await happen.look();
      await happen.cut();
      await happen.look();
      await store.close();
    },
  };
}

test('whatever is written, and whatever fails, it keeps what a store without a disk keeps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async steps => {
      const stores = await bothStores();
      for (const one of steps) await stores.step(one);
      await stores.end();
    }),
    { numRuns: 120 },
  );
}, 30_000);
