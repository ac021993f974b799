import { Stream, begin, isOver, seatBit, seedFrom, snapshot, viewOf, type Game, type Play } from '@ennead/kernel';
import { nine } from '@ennead/nine';
import { answerAtRandom } from '@ennead/testkit';
import { peek, sealedBids } from '@ennead/testkit/fixtures';
import { describe, expect, test } from 'vitest';
import { OPEN_CHAIR } from '../../src/tables/about.ts';
import { newTable } from '../../src/tables/create.ts';
import { offeredKeys } from '../../src/tables/offers.ts';
import { toldTo } from '../../src/tables/view.ts';
import { freshKeys } from '../../src/people/keys.ts';
import { change } from '../../src/tables/work.ts';
import { settle } from '../helpers/clock.ts';
import { testHouse, type TestHouse } from '../helpers/house.ts';
import { Visitor } from '../helpers/visitor.ts';

/** One of two worlds: a server with a table in it, somebody at seat 0, a bot at every other, and an onlooker. */
interface World {
  house: TestHouse;
  id: string;
  ann: Visitor;
  onlooker: Visitor;
}

/** Two servers that differ in nothing but what seat 0 does not know. */
async function twoWorlds(game: Game, play: Play, rng: Stream): Promise<[World, World]> {
  const imagined = game.clone(play.state);
  game.determinize(imagined, seatBit(0), rng);
  const keys = freshKeys();
  const houses = [await testHouse({ keys }), await testHouse({ keys })];
  const ann = await houses[0].guest('Ann');
  await houses[1].store.write([{ type: 'person', row: (await houses[0].store.person(ann.id))! }]);
  const seats = play.table.seats.map(seat =>
    seat === 0
      ? { ...OPEN_CHAIR, person: ann.id, name: 'Ann' }
      : { ...OPEN_CHAIR, bot: 'normal', reason: 'set' as const },
  );
  const row = newTable(houses[0].server.tables.house, houses[0].clock.now(), {
    game: game.id,
    access: 'private',
    password: null,
    options: play.setup.options,
    vanish: null,
    standIn: 'normal',
    clockSetting: { kind: 'move', seconds: 600 },
    seats,
    host: ann.id,
  });
  const worlds: World[] = [];
  for (const [i, state] of [play.state, imagined].entries()) {
    const house = houses[i];
    const copy = game.clone(state);
    copy.flow.n = 0;
    copy.flow.since.fill(0);
    await house.store.write([
      { type: 'table', row: { ...row, about: { ...(row.about as object), base: snapshot(game, copy) } } },
    ]);
    const world = {
      house,
      id: row.id,
      ann: await Visitor.again(house.server, ann),
      onlooker: await Visitor.stranger(house.server),
    };
    house.thinkers.script = () => null;
    house.clock.delays.length = 0;
    await world.ann.watch(row.id);
    await world.onlooker.watch(row.id);
    await world.ann.do(row.id, { type: 'start' }, 'start');
    worlds.push(world);
  }
  return worlds as [World, World];
}

const playOf = ({ house, id }: World): Promise<Play> => house.server.tables.read(id, t => t.play!);

/** What the rules let seat 0 know: its view, what it is offered, and what it was told last. */
async function known(world: World, viewer: number): Promise<string> {
  const play = await playOf(world);
  const told = await world.house.server.tables.read(world.id, t => toldTo(t.told, viewer));
  const offered = viewer & play.state.flow.asked ? offeredKeys(play, 0, []) : [];
  return JSON.stringify([viewOf(play, viewer), told, offered]);
}

/** What seat 0 is answered when it asks for a hint, a preview, why it may not do some things, and how chances stood. */
async function advised({ house, id, ann }: World, keys: readonly string[]): Promise<string[]> {
  const headers = { authorization: `Bearer ${ann.token}` };
  const whyNot = keys.map(key => `why-not?seat=0&key=${encodeURIComponent(key)}`);
  const bodies: string[] = [];
  for (const what of ['hint?seat=0', 'preview?seat=0', 'hint?seat=1', 'preview?seat=1', 'chances', ...whyNot])
    bodies.push((await house.server.inject({ url: `/api/tables/${id}/${what}`, headers })).body);
  return bodies;
}

/** A whole answer that a seat may give in both worlds; null if there is none on the way that was tried. */
async function sharedAnswer(worlds: readonly World[], seat: number, rng: Stream): Promise<string[] | null> {
  const plays = await Promise.all(worlds.map(playOf));
  const { game, state } = plays[0];
  const { many } = game.decisions[state.flow.ask];
  const picks: string[] = [];
  for (let i = 0; i < 30; i++) {
    const codes = picks.map(key => (game.moves.parse(key) as { value: { code: number } }).value.code);
    const [here, there] = plays.map(play => offeredKeys(play, seat, codes));
    if (here.length === 0 && there.length === 0) return picks;
    const both = here.filter(key => there.includes(key));
    if (both.length === 0) return null;
    const pick = both[rng.below(both.length)];
    if (pick === 'done') return picks;
    picks.push(pick);
    if (!many) return picks;
  }
  return null;
}

/** Gives the same answer in both worlds: by seat 0 itself, or by a bot. */
async function answer({ house, id, ann }: World, seat: number, picks: string[], n: number): Promise<void> {
  if (seat === 0)
    return void (await ann.do(id, { type: 'submit', seat, decision: ann.own(id, 0).decision!, picks }, `a${n}`));
  house.thinkers.script = asked => (asked === seat ? picks : null);
  await house.server.tables.run(id, null, work => {
    for (const cancel of work.t.timers.values()) cancel();
    work.t.timers.clear();
    work.seen = true;
  });
  await house.clock.pass(20_000);
  house.thinkers.script = () => null;
}

/** Hints that were compared. */
let advices = 0;

/** Plays both worlds on with the same answers; gives how many messages were compared. */
async function compare(game: Game, seed: number, steps: number, { seats = 2, before = 60 } = {}): Promise<number> {
  const rng = Stream.of(seed);
  const play = begin(game, { seats, options: {} }, seedFrom(seed));
  for (let i = rng.below(before); i > 0 && !isOver(play.state); i--) answerAtRandom(play, rng);
  if (isOver(play.state)) return 0;
  const worlds = await twoWorlds(game, play, rng);
  let compared = 0;
  for (let i = 0; i <= steps; i++) {
    for (const viewer of [1, 0]) {
      const [here, there] = await Promise.all(worlds.map(world => known(world, viewer)));
      if (here !== there) return compared; // a face that differs has been revealed
      const [mine, theirs] = worlds.map(({ ann, onlooker }) => (viewer === 1 ? ann : onlooker).frames);
      expect(theirs).toEqual(mine);
      compared = mine.length;
    }
    expect(worlds[1].house.clock.delays).toEqual(worlds[0].house.clock.delays);
    const keys = Array.from({ length: 6 }, () => game.moves.key(1 + rng.below(game.moves.size - 1)));
    const [told, toldThere] = await Promise.all(worlds.map(world => advised(world, keys)));
    expect(toldThere).toEqual(told);
    if (told[0].includes('"options"')) advices++;
    const { state } = await playOf(worlds[0]);
    if (isOver(state)) break;
    const asked = play.table.seats.filter(seat => (state.flow.asked >> seat) & 1);
    const waiting = asked.filter(
      seat => !worlds[0].ann.views.get(worlds[0].id)!.play!.asks.find(ask => ask.seat === seat)!.done,
    );
    const seat = waiting[rng.below(waiting.length)];
    const picks = await sharedAnswer(worlds, seat, rng);
    if (!picks) break;
    for (const world of worlds) await answer(world, seat, picks, i);
  }
  await Promise.all(worlds.map(({ house }) => house.server.close()));
  return compared;
}

describe('nothing leaks over the wire', () => {
  test('NINE: what a seat and an onlooker hear is the same, byte for byte, whatever lies hidden', async () => {
    let compared = 0;
    for (let seed = 0; seed < 24; seed++) compared += await compare(nine, seed, 12, { seats: 2 + (seed % 3) });
    expect(compared).toBeGreaterThan(100);
    expect(advices).toBeGreaterThan(40);
  });

  test.each([peek, sealedBids])('$id too', async game => {
    let compared = 0;
    for (let seed = 0; seed < 8; seed++) compared += await compare(game, seed, 8, { before: 3 });
    expect(compared).toBeGreaterThan(20);
  });

  test('and the comparison sees a leak where there is one', async () => {
    const play = begin(sealedBids, { seats: 2, options: {} }, seedFrom(3));
    const worlds = await twoWorlds(sealedBids, play, Stream.of(1));
    const frames = (): string[][] => worlds.map(({ ann }) => ann.frames);
    expect(frames()[1]).toEqual(frames()[0]);
    for (const { house, id } of worlds)
      await house.server.tables.run(id, null, work =>
        change(work, { frozen: `hand: ${(work.t.play!.state as { faces: number[] }).faces.join()}` }),
      );
    await settle();
    expect(frames()[1]).not.toEqual(frames()[0]);
  });
});
