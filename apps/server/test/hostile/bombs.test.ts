import { asked, begin, decisionOf, logOf, makeLog, offered, submit, undo, type Play } from '@ennead/kernel';
import { nineWorlds } from '@ennead/nine-worlds';
import type { StoryView, TableCreated } from '@ennead/wire';
import { describe, expect, test } from 'vitest';
import { longestBlock } from '../helpers/blocked.ts';
import { testHouse, type TestHouse } from '../helpers/house.ts';
import { Visitor } from '../helpers/visitor.ts';

const bearer = ({ token }: Visitor) => ({ authorization: `Bearer ${token}` });
const MOVES = 40;
const UNDOS = 500;

/** Plays on, and takes the last answer back again and again. */
function playAndUndo(play: Play): void {
  const answer = (): void => {
    const [seat] = asked(play);
    const options = offered(play, seat);
    const key = options[(play.records.length * 7) % options.length];
    submit(play, { seat, decision: decisionOf(play, seat), picks: [key] });
  };
  for (let i = 0; i < MOVES; i++) answer();
  for (let i = 0; i < UNDOS; i++) {
    answer();
    undo(play, play.marks.at(-1)!.n, true);
  }
}

/** A running table whose log is full of answers that were taken back, in the store of another server. */
async function undone(): Promise<{ house: TestHouse; ann: Visitor; id: string; records: number }> {
  const first = await testHouse();
  const guest = await first.guest('Ann');
  const id = await first.open(guest, { game: 'nine-worlds', seats: ['me', 'me'], start: true });
  await first.server.close();
  const { store } = first;
  const { header, seed } = (await store.opening(id))!;
  const play = begin(nineWorlds, { seats: header.seats, options: header.options }, seed);
  play.records.push(...(await store.records(id)));
  const had = play.records.length;
  playAndUndo(play);
  await store.write(play.records.slice(had).map(record => ({ type: 'append', table: id, record })));
  const house = await first.again();
  return { house, ann: await Visitor.again(house.server, guest), id, records: play.records.length };
}

describe('answers that were taken back again and again', () => {
  test('do not keep the others waiting: not when the table is opened, nor when it is told again', async () => {
    const { house, ann, id, records } = await undone();
    const get = (path: string) => house.server.inject({ url: `/api/tables/${id}/${path}`, headers: bearer(ann) });
    expect(await longestBlock(() => ann.watch(id))).toBeLessThan(300);
    expect(await longestBlock(() => get('replay'))).toBeLessThan(300);
    let story: StoryView | undefined;
    const tell = async () => (story = (await get(`story?from=${records - 20}&limit=100`)).json<StoryView>());
    expect(await longestBlock(tell)).toBeLessThan(300);
    expect(story!.told.filter(({ undo: back }) => back !== undefined).length).toBeGreaterThan(8);
    const fork = () =>
      house.server.inject({ method: 'POST', url: `/api/tables/${id}/fork`, headers: bearer(ann), payload: { n: 100 } });
    expect(await longestBlock(fork)).toBeLessThan(300);
  });

  test('do not keep them waiting in a file that somebody brings, and such files have an end', async () => {
    const house = await testHouse({ limits: { importsPerPerson: 2 } });
    const ann = await house.guest('Ann');
    const play = begin(nineWorlds, { seats: 2, options: {} }, '5'.repeat(64));
    playAndUndo(play);
    const bring = () =>
      house.server.inject({
        method: 'POST',
        url: '/api/tables/import',
        headers: bearer(ann),
        payload: { log: makeLog(logOf(play)) },
      });
    let made: TableCreated | undefined;
    expect(await longestBlock(async () => (made = (await bring()).json<TableCreated>()))).toBeLessThan(300);
    expect(made!.table).toMatch(/^[a-z2-7]{16}$/);
    expect((await bring()).statusCode).toBe(200);
    expect((await bring()).json()).toMatchObject({ code: 'limit' });
  });

  test('are refused once the log is full, and the game can still be played to its end', async () => {
    const house = await testHouse({ limits: { recordsPerTable: 10 } });
    const ann = await house.guest('Ann');
    const id = await house.open(ann, { game: 'nine-worlds', seats: ['me', 'me'], start: true });
    await ann.watch(id);
    const answer = () => ann.answer(id, ann.views.get(id)!.play!.asks[0].seat);
    for (let i = 0; i < 5; i++) {
      await answer();
      if (i < 4) await ann.do(id, { type: 'undo' });
    }
    expect(await ann.refusal(id, { type: 'undo' })).toMatchObject({ code: 'limit' });
    expect(await ann.refusal(id, { type: 'hand', seat: 0 })).toMatchObject({ code: 'limit' });
    await answer();
    await ann.do(id, { type: 'resign', seat: 0 });
  });
});
