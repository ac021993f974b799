import { describe, expect, test } from 'vitest';
import type { Chances, Refusal } from '@ennead/wire';
import { sampled } from '../../src/tables/chances.ts';
import { settle } from '../helpers/clock.ts';
import { running } from '../helpers/running.ts';

const SHORT = { game: 'nine-worlds', options: { length: 'introductory' } };
type Running = Awaited<ReturnType<typeof running>>;

const chances = async ({ house, id }: Running): Promise<Chances & Refusal> =>
  (await house.server.inject({ url: `/api/tables/${id}/chances` })).json<Chances & Refusal>();

/** Plays on by first answers, but for ends of turns, so long as it lasts. */
async function playOn({ people, id, house, view }: Running, most = Infinity): Promise<void> {
  for (let i = 0; i < most && view().about.phase === 'running'; i++) {
    const { seat } = view().play!.asks.find(({ done }) => !done)!;
    const play = await house.server.tables.read(id, t => t.play!);
    const { many } = play.game.decisions[play.state.flow.ask];
    const picks: string[] = [];
    do {
      const { decision, options } = people[seat].own(id, seat);
      const pick = options.find(key => key !== 'done' && key !== 'end') ?? options[0];
      if (pick === undefined || pick === 'done') break;
      picks.push(pick);
      if (many) await people[seat].do(id, { type: 'draft', seat, decision: decision!, picks });
    } while (many);
    await people[seat].do(id, { type: 'submit', seat, decision: people[seat].own(id, seat).decision!, picks });
  }
}

describe('the curve of chances', () => {
  test('is refused while the game runs, in one where all is open too', async () => {
    for (const game of [SHORT, { game: 'nine' }]) {
      const table = await running(game);
      expect(await chances(table)).toEqual({ code: 'not-ended', message: expect.any(String) });
    }
  });

  test('goes from the set-up to the result, by side, and says who turned it', async () => {
    const game = await running(SHORT);
    await playOn(game);
    await settle();
    const { places } = game.view().about.result!;
    const { points, turns, sides, records } = await chances(game);
    expect(sides).toEqual([0, 1]);
    expect(records).toBe(game.view().play!.n);
    expect(points![0].n).toBe(0);
    for (const { values } of points!) expect(values[0] + values[1]).toBeCloseTo(1);
    expect(points!.at(-1)!.values).toEqual(places!.map(place => (places![0] === places![1] ? 0.5 : 2 - place)));
    expect(turns.length).toBeGreaterThan(0);
    const sizes = turns.map(({ before, after }) => Math.abs(after[0] - before[0]));
    expect(sizes).toEqual(sizes.toSorted((x, y) => y - x));
    const play = await game.house.store.records(game.id);
    for (const { n, seats, after } of turns) {
      expect(play[n - 1]).toMatchObject({ picks: { [seats[0]]: expect.any(Array) } });
      expect(points!.find(point => point.n === n)!.values).toEqual(after);
    }
    expect(await chances(game)).toEqual({ points, turns, sides, records });
  });

  test('leaves out what was taken back', async () => {
    const game = await running(SHORT);
    const first = game.seat();
    const who = game.people[first];
    await playOn(game, 1);
    const { n } = game.view().play!;
    await who.do(game.id, { type: 'undo' });
    await playOn(game, 2);
    await game.ann.do(game.id, { type: 'close' });
    const { points } = await chances(game);
    expect(points!.map(point => point.n)).not.toContain(n);
    expect(points).toHaveLength(3);
  });

  test('of a long game has at most 300 points, and all that turned it', () => {
    for (const length of [299, 300, 301, 302, 599, 600, 5000]) {
      const points = Array.from({ length }, (_, n) => ({ n, values: [0.5, 0.5] }));
      const turns = new Set([17, 18, length - 1, length - 2]);
      const found = sampled(points, turns).map(({ n }) => n);
      expect(found.length).toBeLessThanOrEqual(300);
      expect(found.length).toBeGreaterThan(140);
      expect(found).toEqual(expect.arrayContaining([0, 16, ...turns]));
      expect(found).toEqual(found.toSorted((x, y) => x - y));
    }
  });

  test('is none where a game cannot judge itself', async () => {
    const game = await running({ game: 'sealed-bids' });
    await game.ann.do(game.id, { type: 'close' });
    expect(await chances(game)).toMatchObject({ points: null, turns: [], sides: [0, 1] });
  });

  test('of NINE knows everything, once it is over', async () => {
    const game = await running({ game: 'nine' });
    await playOn(game, 12);
    await game.ann.do(game.id, { type: 'close' });
    const { points } = await chances(game);
    expect(points!.length).toBeGreaterThan(5);
  });
});
