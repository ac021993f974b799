import type { Header } from '@ennead/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreConflict, type Change, type Store, type TableRow } from '../../src/store/port.ts';
import { append, chat, record, tableRow } from './rows.ts';

const header: Header = {
  ennead: 1,
  game: 'nine',
  rules: 1,
  program: 'ennead',
  seats: 2,
  options: { long: true },
  commitment: 'c'.repeat(64),
};
const seed = 'a'.repeat(64);

/** What every store does. `open` gives an empty one that reads the time from `now`. */
export function storeContract(name: string, open: (now: () => number) => Promise<Store>): void {
  describe(`${name}: a store`, () => {
    let store: Store;
    let time: number;
    const add = (id: string, more: Partial<TableRow> = {}) => store.write([{ type: 'table', row: tableRow(id, more) }]);
    const idsOf = async (wanted: Parameters<Store['tables']>[0]) => (await store.tables(wanted)).map(({ id }) => id);

    beforeEach(async () => {
      time = 1_700_000_000_000;
      store = await open(() => time);
    });
    afterEach(() => store.close());

    test('knows nothing at first', async () => {
      expect(await store.table('t')).toBeNull();
      expect(await store.tables({ limit: 10 })).toEqual([]);
      expect(await store.opening('t')).toBeNull();
      expect(await store.records('t')).toEqual([]);
      expect(await store.drafts('t')).toEqual([]);
      expect(await store.snapshot('t')).toBeNull();
      expect(await store.chat('t', 10)).toEqual([]);
      expect(await store.archive('t')).toBeNull();
      expect(await store.person('ann')).toBeNull();
    });

    test('keeps a table, its opening and its log, whole and in order', async () => {
      const row = tableRow('t', { about: { seats: [{ bot: 'hard' }, null], clock: 1.5 }, people: ['bob', 'ann'] });
      await store.write([
        { type: 'table', row },
        { type: 'open', table: 't', opening: { header, seed } },
        append('t', 1),
        { type: 'append', table: 't', record: { n: 2, table: { sat: 'ann' } } },
        { type: 'append', table: 't', record: { n: 3, undo: 1, hash: 'abc' } },
      ]);
      expect(await store.table('t')).toEqual(row);
      expect(await store.opening('t')).toEqual({ header, seed });
      const log = [record(1), { n: 2, table: { sat: 'ann' } }, { n: 3, undo: 1, hash: 'abc' }];
      expect(await store.records('t')).toEqual(log);
      expect(await store.records('t', 2)).toEqual(log.slice(1));
      expect(await store.records('t', 4)).toEqual([]);
    });

    test('replaces the row of a table, and finds it by the people of the new one only', async () => {
      await add('t', { people: ['ann', 'bob'] });
      await add('t', { people: ['bob', 'eve'], ended: 2000, listed: false });
      expect(await store.table('t')).toEqual(tableRow('t', { people: ['bob', 'eve'], ended: 2000, listed: false }));
      expect(await idsOf({ person: 'ann', limit: 9 })).toEqual([]);
      expect(await idsOf({ person: 'bob', limit: 9 })).toEqual(['t']);
      expect(await idsOf({ person: 'eve', limit: 9 })).toEqual(['t']);
    });

    test('keeps a new table as it keeps any other', async () => {
      await store.write([{ type: 'new-table', row: tableRow('t', { people: ['ann'] }) }, append('t', 1)]);
      expect(await store.table('t')).toEqual(tableRow('t', { people: ['ann'] }));
      expect(await idsOf({ person: 'ann', limit: 9 })).toEqual(['t']);
      await add('t', { people: ['bob'] });
      await store.write([append('t', 2)]);
      expect(await idsOf({ person: 'bob', limit: 9 })).toEqual(['t']);
      expect(await store.records('t')).toEqual([record(1), record(2)]);
      await store.write([{ type: 'forget-table', id: 't' }]);
      await store.write([{ type: 'new-table', row: tableRow('t') }]);
      expect(await store.records('t')).toEqual([]);
    });

    test('makes all changes of a batch or none', async () => {
      await add('t');
      await store.write([append('t', 1), chat('t', 'kept'), { type: 'spend', token: 'x', until: time + 1 }]);
      const before = await everything(store, 't');
      const refused = store.write([
        { type: 'table', row: tableRow('t', { changed: 5, people: ['ann'] }) },
        { type: 'table', row: tableRow('u') },
        append('u', 1),
        append('t', 2),
        chat('t', 'lost'),
        { type: 'open', table: 't', opening: { header, seed } },
        { type: 'draft', table: 't', draft: { seat: 0, decision: 1, picks: [], done: false } },
        { type: 'snapshot', table: 't', snapshot: { n: 1, rules: 1, state: { flow: {} } } },
        { type: 'archive', row: { table: 't', game: 'nine', ended: 1, log: '', story: [] } },
        { type: 'person', row: { id: 'ann', name: null, since: 1, seen: 1, epoch: 1 } },
        { type: 'spend', token: 'y', until: time + 1 },
        append('t', 2),
      ]);
      await expect(refused).rejects.toBeInstanceOf(StoreConflict);
      expect(await everything(store, 't')).toEqual(before);
      expect(await store.table('u')).toBeNull();
      expect(await store.person('ann')).toBeNull();
      await store.write([{ type: 'spend', token: 'y', until: time + 1 }]);
    });

    test('takes back what a refused batch forgot', async () => {
      await add('t', { people: ['ann'] });
      await store.write([
        append('t', 1),
        chat('t', 'hello', 'ann'),
        { type: 'draft', table: 't', draft: { seat: 0, decision: 1, picks: ['a'], done: true } },
        { type: 'person', row: { id: 'ann', name: 'Ann', since: 1, seen: 2, epoch: 3 } },
      ]);
      const before = await everything(store, 't');
      const refused = store.write([
        { type: 'forget-person', id: 'ann' },
        { type: 'drop-drafts', table: 't' },
        { type: 'forget-table', id: 't' },
        append('t', 2),
      ]);
      await expect(refused).rejects.toBeInstanceOf(StoreConflict);
      expect(await everything(store, 't')).toEqual(before);
      expect(await store.person('ann')).toEqual({ id: 'ann', name: 'Ann', since: 1, seen: 2, epoch: 3 });
      expect(await idsOf({ person: 'ann', limit: 1 })).toEqual(['t']);
    });

    test.each([
      ['a record that is there', 1],
      ['a gap', 3],
      ['record 0', 0],
    ])('refuses %s', async (_, n) => {
      await add('t');
      await store.write([append('t', 1)]);
      await expect(store.write([append('t', n)])).rejects.toBeInstanceOf(StoreConflict);
      expect(await store.records('t')).toEqual([record(1)]);
    });

    test('refuses a second opening', async () => {
      await add('t');
      await store.write([{ type: 'open', table: 't', opening: { header, seed } }]);
      const again = store.write([{ type: 'open', table: 't', opening: { header, seed: 'b'.repeat(64) } }]);
      await expect(again).rejects.toBeInstanceOf(StoreConflict);
      expect((await store.opening('t'))?.seed).toBe(seed);
    });

    test.each<[string, Change]>([
      ['record', append('gone', 1)],
      ['opening', { type: 'open', table: 'gone', opening: { header, seed } }],
      ['draft', { type: 'draft', table: 'gone', draft: { seat: 0, decision: 0, picks: [], done: false } }],
      ['snapshot', { type: 'snapshot', table: 'gone', snapshot: { n: 1, rules: 1, state: { flow: {} } } }],
      ['archive', { type: 'archive', row: { table: 'gone', game: 'nine', ended: 1, log: '', story: null } }],
      ['chat', chat('gone', 'hello')],
    ])('refuses a %s for a table that is not there', async (_, change) => {
      await expect(store.write([change])).rejects.toBeInstanceOf(StoreConflict);
      await add('gone');
      await store.write([{ type: 'forget-table', id: 'gone' }]);
      await expect(store.write([change])).rejects.toBeInstanceOf(StoreConflict);
    });

    test('refuses a conflicting batch alone, whoever else writes in the same turn', async () => {
      await store.write(['a', 'b', 'c'].map(id => ({ type: 'table', row: tableRow(id) })));
      const fates = await Promise.allSettled([
        store.write([append('a', 1)]),
        store.write([append('b', 1), append('b', 3)]),
        store.write([append('c', 1)]),
        store.write([append('a', 1)]),
        store.write([append('a', 2)]),
        store.write([append('b', 1)]),
      ]);
      expect(fates.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, false, true, true]);
      expect(await store.records('a')).toEqual([record(1), record(2)]);
      expect(await store.records('b')).toEqual([record(1)]);
    });

    test('lets one of many win a record, and loses nothing of the others', async () => {
      await add('t');
      const writer = async (): Promise<number> => {
        let won = 0;
        for (let n = 1; n <= 40; n++)
          won += await store.write([append('t', n)]).then(
            () => 1,
            () => 0,
          );
        return won;
      };
      const won = await Promise.all([writer(), writer(), writer()]);
      expect(won.reduce((x, y) => x + y)).toBe(40);
      expect((await store.records('t')).map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    });

    test('writes what was said at the call, whatever becomes of it afterwards', async () => {
      const row = tableRow('t', { about: { turn: 1 } });
      const batch: Change[] = [{ type: 'table', row }, append('t', 1)];
      const written = store.write(batch);
      row.about = { turn: 2 };
      batch.length = 1;
      await written;
      const read = await store.table('t');
      expect(read?.about).toEqual({ turn: 1 });
      expect(await store.records('t')).toEqual([record(1)]);
      (read!.about as { turn: number }).turn = 3;
      expect((await store.table('t'))?.about).toEqual({ turn: 1 });
    });

    test('replaces the draft of a seat, and drops all of a table', async () => {
      await add('t');
      await add('u');
      const draft = (table: string, seat: number, picks: string[], done = false): Change => ({
        type: 'draft',
        table,
        draft: { seat, decision: 7, picks, done },
      });
      await store.write([draft('t', 1, ['a']), draft('t', 0, ['b']), draft('u', 0, ['c'])]);
      await store.write([draft('t', 1, ['a', 'd'], true)]);
      expect(await store.drafts('t')).toEqual([
        { seat: 0, decision: 7, picks: ['b'], done: false },
        { seat: 1, decision: 7, picks: ['a', 'd'], done: true },
      ]);
      await store.write([{ type: 'drop-drafts', table: 't' }, draft('t', 2, [])]);
      expect(await store.drafts('t')).toEqual([{ seat: 2, decision: 7, picks: [], done: false }]);
      expect(await store.drafts('u')).toHaveLength(1);
    });

    test('keeps the last snapshot', async () => {
      await add('t');
      for (const n of [20, 40])
        await store.write([
          { type: 'snapshot', table: 't', snapshot: { n, rules: 2, state: { flow: { n }, cards: [n, null] } } },
        ]);
      expect(await store.snapshot('t')).toEqual({ n: 40, rules: 2, state: { flow: { n: 40 }, cards: [40, null] } });
    });

    test('keeps the archive of a finished game', async () => {
      await add('t');
      const row = { table: 't', game: 'nine', ended: 5, log: '{"a":1}\n{"b":2}\n', story: [[{ type: 'deal' }], []] };
      await store.write([{ type: 'archive', row: { ...row, log: 'older' } }]);
      await store.write([{ type: 'archive', row }]);
      expect(await store.archive('t')).toEqual(row);
    });

    test('lists tables, newest first, by what is wanted', async () => {
      await add('a', { changed: 10, people: ['ann'] });
      await add('b', { changed: 30, game: 'duel', people: ['ann', 'bob'] });
      await add('c', { changed: 20, listed: false, people: ['bob'] });
      await add('d', { changed: 40, ended: 40 });
      expect(await idsOf({ limit: 9 })).toEqual(['d', 'b', 'c', 'a']);
      expect(await idsOf({ limit: 2 })).toEqual(['d', 'b']);
      expect(await idsOf({ limit: 0 })).toEqual([]);
      expect(await idsOf({ limit: 9, listed: true })).toEqual(['d', 'b', 'a']);
      expect(await idsOf({ limit: 9, listed: false })).toEqual(['c']);
      expect(await idsOf({ limit: 9, listed: true, ended: false })).toEqual(['b', 'a']);
      expect(await idsOf({ limit: 9, ended: true })).toEqual(['d']);
      expect(await idsOf({ limit: 9, game: 'duel' })).toEqual(['b']);
      expect(await idsOf({ limit: 9, person: 'ann' })).toEqual(['b', 'a']);
      expect(await idsOf({ limit: 9, person: 'bob', listed: false, game: 'nine', ended: false })).toEqual(['c']);
      expect(await idsOf({ limit: 9, before: 30 })).toEqual(['c', 'a']);
      expect(await idsOf({ limit: 9, before: 30, person: 'ann' })).toEqual(['a']);
    });

    test('pages through tables that changed in the same moment, and shows each once', async () => {
      for (const id of ['b', 'e', 'a', 'd', 'c']) await add(id, { changed: id < 'c' ? 1 : 2 });
      const seen: string[] = [];
      for (let page = await store.tables({ limit: 2 }); page.length > 0;) {
        seen.push(...page.map(({ id }) => id));
        const last = page.at(-1)!;
        page = await store.tables({ limit: 2, before: last.changed, beforeId: last.id });
      }
      expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
    });

    test('gives the last lines of the chat, oldest first', async () => {
      await add('t');
      await add('u');
      for (let i = 1; i <= 5; i++) await store.write([chat('t', `line ${i}`, 'ann', i), chat('u', 'other')]);
      expect((await store.chat('t', 3)).map(({ text }) => text)).toEqual(['line 3', 'line 4', 'line 5']);
      expect(await store.chat('t', 1)).toEqual([{ at: 5, person: 'ann', text: 'line 5' }]);
      expect(await store.chat('t', 99)).toHaveLength(5);
      expect(await store.chat('t', 0)).toEqual([]);
    });

    test('keeps people, and forgets them with what they said', async () => {
      const ann = { id: 'ann', name: null, since: 1, seen: 1, epoch: 0 };
      await add('t', { people: ['ann'] });
      await store.write([{ type: 'person', row: ann }, chat('t', 'mine'), chat('t', 'yours', 'bob')]);
      await store.write([{ type: 'person', row: { ...ann, name: 'Ann', seen: 9, epoch: 2 } }]);
      expect(await store.person('ann')).toEqual({ ...ann, name: 'Ann', seen: 9, epoch: 2 });
      await store.write([{ type: 'forget-person', id: 'ann' }]);
      expect(await store.person('ann')).toBeNull();
      expect((await store.chat('t', 9)).map(({ text }) => text)).toEqual(['yours']);
      await store.write([{ type: 'forget-person', id: 'nobody' }]);
    });

    test('forgets a table with all that belongs to it', async () => {
      await add('t', { people: ['ann'] });
      await add('u', { people: ['ann'] });
      const all = (table: string): Change[] => [
        { type: 'open', table, opening: { header, seed } },
        append(table, 1),
        chat(table, 'hello'),
        { type: 'draft', table, draft: { seat: 0, decision: 1, picks: [], done: false } },
        { type: 'snapshot', table, snapshot: { n: 1, rules: 1, state: { flow: {} } } },
        { type: 'archive', row: { table, game: 'nine', ended: 1, log: 'l', story: [] } },
      ];
      await store.write([...all('t'), ...all('u')]);
      const other = await everything(store, 'u');
      const nothing = await everything(store, 'never');
      await store.write([{ type: 'forget-table', id: 't' }]);
      expect(await everything(store, 't')).toEqual(nothing);
      expect(await everything(store, 'u')).toEqual(other);
      expect(await idsOf({ person: 'ann', limit: 9 })).toEqual(['u']);
      await add('t');
      expect(await store.records('t')).toEqual([]);
      await store.write([append('t', 1)]);
    });

    test('lets a token be spent once, until it expires by itself', async () => {
      const spend = (token: string): Promise<void> => store.write([{ type: 'spend', token, until: time + 100 }]);
      await spend('x');
      await expect(spend('x')).rejects.toBeInstanceOf(StoreConflict);
      await spend('y');
      time += 100;
      await expect(spend('x')).rejects.toBeInstanceOf(StoreConflict);
      time += 1;
      await spend('x');
      await expect(spend('x')).rejects.toBeInstanceOf(StoreConflict);
    });

    test('reads back ten thousand records', async () => {
      await add('t');
      const writes: Promise<void>[] = [];
      for (let n = 1; n <= 10_000; n += 50)
        writes.push(store.write(Array.from({ length: 50 }, (_, i) => append('t', n + i))));
      await Promise.all(writes);
      const read = await store.records('t');
      expect(read).toHaveLength(10_000);
      expect(read.every((found, i) => found.n === i + 1)).toBe(true);
      expect(read[9_999]).toEqual(record(10_000));
      expect(await store.records('t', 9_999)).toEqual([record(9_999), record(10_000)]);
    });

    test('keeps every character', async () => {
      const text = 'Æsir ꙮ 九 👩‍👩‍👧 \u0000 zero, lone \ud800, quote \' " \\ line\u2028end\n';
      await add(text.slice(0, 6), { about: { text, [text]: 1 }, people: ['九'] });
      await store.write([
        { type: 'append', table: 'Æsir ꙮ', record: { n: 1, picks: { 0: [text] } } },
        chat('Æsir ꙮ', text, '九'),
        { type: 'person', row: { id: '九', name: text, since: 1, seen: 1, epoch: 1 } },
        { type: 'archive', row: { table: 'Æsir ꙮ', game: 'nine', ended: 1, log: text, story: { text } } },
      ]);
      expect((await store.tables({ person: '九', limit: 1 }))[0].about).toEqual({ text, [text]: 1 });
      expect(await store.records('Æsir ꙮ')).toEqual([{ n: 1, picks: { 0: [text] } }]);
      expect((await store.chat('Æsir ꙮ', 1))[0]).toEqual({ at: 1, person: '九', text });
      expect((await store.person('九'))?.name).toBe(text);
      expect(await store.archive('Æsir ꙮ')).toMatchObject({ log: text, story: { text } });
    });

    test('makes what was written before it closes, and refuses what comes after', async () => {
      await add('t');
      const writes = Array.from({ length: 20 }, (_, i) => store.write([append('t', i + 1)]));
      const closed = store.close();
      const late = store.write([append('t', 21)]);
      await expect(late).rejects.toThrow('closed');
      await closed;
      expect((await Promise.allSettled(writes)).every(({ status }) => status === 'fulfilled')).toBe(true);
      await store.close();
    });
  });
}

const everything = (store: Store, table: string) =>
  Promise.all([
    store.table(table),
    store.opening(table),
    store.records(table),
    store.drafts(table),
    store.snapshot(table),
    store.chat(table, 100),
    store.archive(table),
  ]);
