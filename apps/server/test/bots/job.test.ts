import { imagine } from '@ennead/bots';
import { GAMES } from '@ennead/games';
import { FIXTURES } from '@ennead/testkit/fixtures';
import { Stream, asked, canonical, decisionOf, snapshot, submit, type Game, type Play } from '@ennead/kernel';
import { describe, expect, test } from 'vitest';
import { firstAnswer, jobOf } from '../../src/bots/job.ts';
import { nine, opened, spots } from './plays.ts';

const job = (play: Play, seat: number, seed = 7) => jobOf({ play, seat, level: 'normal', seed, longest: 1000 });

/** The same table in another world that the seat cannot tell from this one. */
const elsewhere = (game: Game, play: Play, seat: number, k: number): Play => ({
  ...play,
  state: imagine(game, play.state, seat, Stream.of(k)),
});

describe.each([...GAMES, ...FIXTURES].map(game => ({ id: game.id, game })))('$id', ({ game }) => {
  test('what leaves for the thinkers is the same, byte for byte, in every world that the seat cannot tell apart', () => {
    for (const { play, seat } of spots(game, 15)) {
      const said = JSON.stringify(job(play, seat));
      for (const k of [101, 102, 103]) expect(JSON.stringify(job(elsewhere(game, play, seat, k), seat))).toBe(said);
    }
  });

  test('the first answer is one that the door takes', () => {
    for (const { play, seat } of spots(game, 15)) {
      const copy = { ...play, state: game.clone(play.state), records: [], drafts: [], marks: [] };
      const picks = firstAnswer(game, job(play, seat));
      expect(() => submit(copy, { seat, decision: decisionOf(copy, seat), picks })).not.toThrow();
    }
  });
});

test('and the test can fail: a game that deals nothing again is found out', () => {
  const peeping = { ...nine, determinize: () => {} };
  const differs = [...spots(nine, 15)].some(({ play, seat }) => {
    const here = JSON.stringify(job({ ...play, game: peeping }, seat));
    const there = JSON.stringify(job({ ...elsewhere(nine, play, seat, 101), game: peeping }, seat));
    return here !== there;
  });
  expect(differs).toBe(true);
});

test('the true state does not leave, nor does the seed of the table', () => {
  const found = [...spots(nine, 30)].filter(
    ({ play, seat }) => canonical(job(play, seat).state) === canonical(snapshot(nine, play.state)),
  );
  expect(found).toEqual([]);
  const play = opened(nine, 1);
  const [seat] = asked(play);
  expect(JSON.stringify(job(play, seat))).not.toContain(play.seed);
});

test('making a job changes nothing at the table', () => {
  for (const { play, seat } of spots(nine, 10)) {
    const before = canonical(play.state);
    job(play, seat);
    expect(canonical(play.state)).toBe(before);
  }
});

test('a job that cannot be is refused', () => {
  const play = opened(nine, 1);
  const wrong = (more: object) => () => jobOf({ play, seat: 0, level: 'normal', seed: 1, longest: 1, ...more });
  expect(wrong({ level: 'genius' })).toThrow('no bot is called "genius"');
  expect(wrong({ seat: 9 })).toThrow('seat 9 of nine is not asked anything');
});
