import { expect, test } from 'vitest';
import type { Change, TableRow } from '../../src/store/port.ts';
import { Ledger, MOST, type Taken } from '../../src/store/sqlite/ledger.ts';
import type { Operation } from '../../src/store/sqlite/operations.ts';
import { databaseAt, operations } from './databases.ts';
import { append, chat, tableRow } from './rows.ts';
import { scratch } from './scratch.ts';

const { next } = scratch();

const table = (id: string, more: Partial<TableRow> = {}): Change => ({ type: 'table', row: tableRow(id, more) });
const forget = (id: string): Change => ({ type: 'forget-table', id });
const open = (id: string): Change => ({
  type: 'open',
  table: id,
  opening: {
    header: { ennead: 1, game: 'nine', rules: 1, program: 'ennead', seats: 2, options: {}, commitment: 'c' },
    seed: 'a',
  },
});

/** A ledger over a database that has table `old`, opened, with two records, and the token `old` until 100. */
function ledger() {
  const db = databaseAt(next());
  db.exec(`
    INSERT INTO tables VALUES (7, 'old', 'nine', 1, 1, NULL, 1, '{}', '[]');
    INSERT INTO openings VALUES (7, '{}', 'a');
    INSERT INTO records VALUES (7, 1, '{}'), (7, 2, '{}');
    INSERT INTO spent VALUES ('old', 100);
  `);
  const made = new Ledger(db);
  const taken: Taken[] = [];
  /** Why a batch is refused; null if it is not. */
  const take = (batch: readonly Change[], now = 0): string | null =>
    made.take(operations(batch, now), taken)?.why ?? null;
  return { ledger: made, taken, take };
}

test('a table goes by its own name only, and not by one that the driver takes for it', () => {
  const { ledger: own, take } = ledger();
  expect(take([table('x\ufffd'), append('x\ufffd', 1)])).toBeNull();
  const db = databaseAt(next());
  db.exec("INSERT INTO tables VALUES (1, 'x\ufffd', 'nine', 1, 1, NULL, 1, '{}', '[]')");
  const later = new Ledger(db);
  expect(later.take(operations([append('x\ud800', 1)]), [])?.why).toMatch('is not the next');
  expect(later.take(operations([append('x\ufffd', 1)]), [])).toBeNull();
  for (const one of [own, later])
    expect(one.take(operations([forget('x\ud800')]), [])).toMatchObject({ conflict: false });
});

test('goes on from what the database has', () => {
  const { take, taken } = ledger();
  expect(take([append('old', 2)])).toBe('record 2 is not the next of table old');
  expect(take([append('old', 4)])).toBe('record 4 is not the next of table old');
  expect(take([open('old')])).toBe('table old is not there, or was opened before');
  expect(take([append('old', 3)])).toBeNull();
  expect(take([append('old', 3)])).toBe('record 3 is not the next of table old');
  expect(take([append('old', 4)])).toBeNull();
  expect(taken.map(({ operation, key }) => [operation[2], key])).toEqual([
    [3, 7],
    [4, 7],
  ]);
});

test('gives a new table a key that no table has, and its row the same one each time', () => {
  const { take, taken } = ledger();
  expect(take([table('t'), table('u'), table('t', { changed: 5 }), table('old')])).toBeNull();
  const [t, u, again, old] = taken.map(({ key }) => key);
  expect([again, old]).toEqual([t, 7]);
  expect(new Set([t, u, old]).size).toBe(3);
});

test('a new table is looked up nowhere, and is one table from then on', () => {
  const db = databaseAt(next());
  const asked: string[] = [];
  const own = new Ledger(
    new Proxy(db, {
      get(target, name) {
        if (name !== 'prepare') return Reflect.get(target, name) as unknown;
        return (sql: string) => {
          const statement = target.prepare(sql);
          const raw = () => ({ get: (values: unknown[]) => (asked.push(sql), statement.raw().get(values)) });
          return { raw };
        };
      },
    }),
  );
  asked.length = 0; // it has looked up the last key
  const newTable: Change = { type: 'new-table', row: tableRow('new') };
  const taken: Taken[] = [];
  expect(own.take(operations([newTable, append('new', 1), table('new')]), taken)).toBeNull();
  expect(asked).toEqual([]);
  expect(taken.map(({ key }) => key)).toEqual([1, 1, 1]);
  expect(own.take(operations([newTable]), taken)).toEqual({ conflict: true, why: 'there is a table new' });
  expect(own.take(operations([table('other')]), taken)).toBeNull();
  expect(asked).toHaveLength(1);
});

test('a table that was forgotten is not there, and begins anew under another key', () => {
  const { take, taken } = ledger();
  expect(take([forget('old')])).toBeNull();
  expect(take([append('old', 3)])).toBe('record 3 is not the next of table old');
  expect(take([chat('old', 'hello')])).toBe('there is no table old');
  expect(take([table('old'), append('old', 1), open('old')])).toBeNull();
  expect(taken.at(-1)!.key).not.toBe(7);
});

test.each<[string, Change[]]>([
  ['records, rows and openings', [append('old', 3), table('new'), append('new', 1), open('new'), append('old', 9)]],
  ['what it forgot and made anew', [forget('old'), table('old'), append('old', 1), append('old', 1)]],
  ['tokens', [{ type: 'spend', token: 'x', until: 50 }, append('old', 9)]],
  ['tokens that had ended', [{ type: 'spend', token: 'ended', until: 50 }, append('old', 9)]],
])('a batch that is refused half way leaves all as it was: %s', (_, batch) => {
  const { take, taken } = ledger();
  expect(take([table('kept'), { type: 'spend', token: 'ended', until: -1 }])).toBeNull();
  const before = [...taken];
  expect(take(batch)).toMatch(/^record . is not the next of table old$/);
  expect(taken).toEqual(before);
  expect(take([append('new', 1)])).toBe('record 1 is not the next of table new');
  expect(take([open('old')])).toBe('table old is not there, or was opened before');
  expect(take([append('old', 3), append('kept', 1)])).toBeNull();
  for (const token of ['x', 'ended']) expect(take([{ type: 'spend', token, until: 50 }])).toBeNull();
});

test('a token is spent once until it ends, whether the database or the ledger knows of it', () => {
  const { take } = ledger();
  const spend = (token: string, now: number) => take([{ type: 'spend', token, until: now + 50 }], now);
  expect(spend('old', 100)).toBe('this token was used before');
  expect(spend('new', 100)).toBeNull();
  expect(spend('new', 150)).toBe('this token was used before');
  expect([spend('new', 151), spend('old', 151)]).toEqual([null, null]);
  expect(spend('old', 151)).toBe('this token was used before');
});

test('it grows with tables and with tokens until it forgets, and then looks into the database again', () => {
  for (const fill of [
    (i: number): Change => table(`t${i}`),
    (i: number): Change => ({ type: 'spend', token: `x${i}`, until: 1 }),
  ]) {
    const { ledger: made, take } = ledger();
    expect(take([append('old', 3)])).toBeNull();
    for (let i = 1; i < MOST; i++) take([fill(i)]);
    expect(made.isLarge).toBe(false);
    take([fill(MOST), fill(MOST + 1)]);
    expect(made.isLarge).toBe(true);
    made.forget();
    expect(made.isLarge).toBe(false);
    expect(take([append('old', 3)])).toBeNull(); // the record of before never came to this database
  }
});

test.each<[string, Operation]>([
  ['nothing for a text', ['chat', 'old', 1, 'ann', null]],
  ['nothing for a number', ['append', 'old', null as unknown as number, '{}']],
  ['no number', ['snapshot', 'old', Number.NaN, 1, '{}']],
  ['what is left out', ['append', 'old', 3, undefined as unknown as string]],
  ['a name that the database would cut', ['table', 'a\0b', 'nine', 1, 1, null, 1, '{}', '[]']],
  ['a name that the database would change', ['table', 'a\ud800', 'nine', 1, 1, null, 1, '{}', '[]']],
  ['a name that ends a line', ['table', 'a\nb', 'nine', 1, 1, null, 1, '{}', '[]']],
  ['a name that parts a line', ['table', 'a\tb', 'nine', 1, 1, null, 1, '{}', '[]']],
  ['a game that parts a line', ['table', 'a', 'ni\tne', 1, 1, null, 1, '{}', '[]']],
  ['a name of a new table', ['new-table', 'a\nb', 'nine', 1, 1, null, 1, '{}', '[]']],
  ['a game that the database would cut', ['table', 'a', 'ni\0ne', 1, 1, null, 1, '{}', '[]']],
])('what no fold could make is no batch, and no conflict: %s', (_, operation) => {
  const { ledger: made, taken } = ledger();
  const fate = made.take([['append', 'old', 3, '{}'], operation], taken);
  expect(fate).toMatchObject({ conflict: false });
  expect(taken).toEqual([]);
  expect(made.take([['append', 'old', 3, '{}']], taken)).toBeNull();
});
