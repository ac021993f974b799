import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'libsql';
import { expect, test } from 'vitest';
import { connect } from '../../src/store/sqlite/folder.ts';
import { Journal, contentOf, groupsAfter, prepareJournal } from '../../src/store/sqlite/journal.ts';
import { makeLines, parseLines, type Operation } from '../../src/store/sqlite/operations.ts';
import { Pace } from '../../src/store/sqlite/pace.ts';
import { operations } from './databases.ts';
import { append, chat, tableRow } from './rows.ts';
import { scratch } from './scratch.ts';

const { next } = scratch();

function database(): Database.Database {
  const folder = next();
  mkdirSync(folder);
  const db = connect(join(folder, 'journal.db'));
  prepareJournal(db, 'mine');
  return db;
}

/** A pace at which the disk is always waited for, or never. */
const paceOf = (isQuick: boolean): Pace => {
  const pace = new Pace();
  pace.run = async (here, apart) => (isQuick ? here() : apart());
  return pace;
};

const seqs = (db: Database.Database): number[] => contentOf(db).groups.map(({ seq }) => seq);

const TEXTS = ["it's", "''", "'; DELETE FROM groups; --", 'Niðavellir 九 🌳', 'a\0b', '\\', '\ud800', '\n"\t\u2028\r'];

test.each([true, false])(
  'groups are kept letter by letter, whether the disk is waited for or not (%s)',
  async quick => {
    const db = database();
    const journal = new Journal(db, paceOf(quick), 4);
    const groups: Operation[][] = TEXTS.map((text, i) =>
      operations([
        { type: 'table', row: tableRow('[1]', { about: text, people: [text] }) },
        { type: 'append', table: '[1]', record: { n: i + 1, picks: { 0: [text] } } },
        append('Æsir 九 "\'', 1),
        chat('[1]', text, text),
        { type: 'person', row: { id: text, name: text, since: 1, seen: 1, epoch: 1 } },
        { type: 'person', row: { id: text, name: null, since: 1, seen: 1, epoch: 1 } },
      ]),
    );
    for (const group of groups) await journal.append(makeLines(group.map(operation => ({ operation }))), 4);
    const found = contentOf(db).groups;
    expect(found.map(({ seq }) => seq)).toEqual(groups.map((_, i) => 5 + i));
    expect(found.map(({ text }) => parseLines(text))).toEqual(groups);
  },
);

test('whoever reads a group looks whether a table of it is new', () => {
  const [made] = operations([{ type: 'new-table', row: tableRow('t') }]);
  expect(parseLines(makeLines([{ operation: made }]))).toEqual(operations([{ type: 'table', row: tableRow('t') }]));
});

test('each value of a row comes back in its place', () => {
  const rows = [
    { opened: 1, changed: 2, ended: 0, listed: false },
    { opened: 3, changed: 4, ended: 5 },
  ];
  const made = operations(rows.map(more => ({ type: 'table', row: tableRow('t', more) })));
  expect(parseLines(makeLines(made.map(operation => ({ operation }))))).toEqual(made);
});

test('rows of tables that an older server wrote as JSON are read', () => {
  const [row] = operations([{ type: 'table', row: tableRow("it's", { ended: 5, listed: false, about: '\t' }) }]);
  expect(parseLines(`${JSON.stringify(row)}\n1\tit's\t{}\n`)).toEqual([row, ['append', "it's", 1, '{}']]);
});

test('a group that was said to have failed, and is there all the same, goes before the next one', async () => {
  const db = database();
  const pace = new Pace();
  let fails = true;
  pace.run = async here => {
    here();
    if (fails) throw new Error('disk I/O error');
  };
  const journal = new Journal(db, pace, 4);
  await expect(journal.append('refused', 4)).rejects.toThrow('disk');
  fails = false;
  expect([await journal.append('a', 4), await journal.append('b', 4)]).toEqual([5, 6]);
  expect(contentOf(db).groups.map(({ text }) => text)).toEqual(['a', 'b']);
});

test.each([true, false])('a group takes those away that are folded, and no other (%s)', async quick => {
  const db = database();
  const journal = new Journal(db, paceOf(quick), 0);
  expect([await journal.append('a', 0), await journal.append('b', 0), await journal.append('c', 0)]).toEqual([1, 2, 3]);
  expect(seqs(db)).toEqual([1, 2, 3]);
  await journal.append('d', 2);
  expect(seqs(db)).toEqual([3, 4]);
});

test.each([true, false])(
  'a group that fails leaves no trace, and its number goes to the next one (%s)',
  async quick => {
    const db = database();
    const journal = new Journal(db, paceOf(quick), 0);
    await journal.append('a', 0);
    db.exec("CREATE TRIGGER broken AFTER INSERT ON groups BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END");
    await expect(journal.append('b', 1)).rejects.toThrow('disk I/O error');
    db.exec('DROP TRIGGER broken');
    expect(contentOf(db).groups).toEqual([{ seq: 1, text: 'a' }]);
    expect(await journal.append('c', 0)).toBe(2);
    expect(contentOf(db).groups.at(-1)).toEqual({ seq: 2, text: 'c' });
  },
);

test('a journal that has no room takes a group when those that are folded make room for it', async () => {
  const db = database();
  const journal = new Journal(db, paceOf(true), 0);
  db.exec('PRAGMA max_page_count = 60');
  const large = 'x'.repeat(100_000);
  await journal.append(large, 0);
  await journal.append(large, 0);
  await expect(journal.append(large, 0)).rejects.toThrow('full');
  await journal.append(large, 1);
  expect(seqs(db)).toEqual([2, 3]);
});

test('the groups that a database lacks are those after its last one', () => {
  const content = { id: 'mine', groups: [3, 4, 5].map(seq => ({ seq, text: '' })) };
  const after = (seq: number) => groupsAfter(seq, 'mine', content).map(group => group.seq);
  expect([after(2), after(4), after(5), after(9)]).toEqual([[3, 4, 5], [5], [], []]);
});

test('a journal that lacks a group, or is that of another database, is refused with a sentence', () => {
  const groups = [3, 5].map(seq => ({ seq, text: '' }));
  const after = (seq: number, id: string) => groupsAfter(seq, id, { id: 'mine', groups });
  expect(() => after(2, 'mine')).toThrow(/lacks group 4, .*put back the database/);
  expect(() => after(1, 'mine')).toThrow(/lacks group 2/);
  expect(() => after(5, 'yours')).toThrow(/is not that of the database beside it: put back the database/);
  expect(after(4, 'mine')).toHaveLength(1);
});

test('a journal becomes that of another database only if nothing is in it', async () => {
  const db = database();
  prepareJournal(db, 'yours');
  expect(contentOf(db).id).toBe('yours');
  await new Journal(db, paceOf(true), 0).append('a', 0);
  prepareJournal(db, 'mine');
  expect(contentOf(db)).toEqual({ id: 'yours', groups: [{ seq: 1, text: 'a' }] });
});

test('a file that nobody has made a journal of yet holds nothing', () => {
  const folder = next();
  mkdirSync(folder);
  expect(contentOf(connect(join(folder, 'journal.db')))).toEqual({ id: '', groups: [] });
});
