import { cycle, decision, defineGame, openFlow, vocabulary, copyState, type Base } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { createServer } from '../../src/index.ts';
import { freshKeys } from '../../src/people/keys.ts';
import { memoryStore } from '../../src/store/memory.ts';
import { FakeClock } from '../helpers/clock.ts';
import { quickThinkers } from '../helpers/thinkers.ts';
import { Visitor } from '../helpers/visitor.ts';

interface State extends Base {
  count: number;
}

const moves = vocabulary({ good: [], bad: [] });

const game = cycle<State>('game', {
  askMove: t => t.ask(MOVE, t.s.count % 2),
  act(t) {
    t.s.count++;
    if (t.pick((t.s.count - 1) % 2) === moves.bad()) throw new Error('a slip in the rules');
  },
});

const MOVE = decision<State>('move', (_s, _seat, _draft, out) => {
  out[0] = moves.good();
  out[1] = moves.bad();
  return 2;
});

/** A game with a fault in its rules. */
const faulty = defineGame<State>({
  id: 'faulty',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: [],
  start: ({ seats }) => ({ flow: openFlow(seats), count: 0 }),
  opening: game,
  procedures: [game],
  decisions: [MOVE],
  moves,
  sides: () => [0, 1],
  view: ({ count }) => ({ count }),
  clone: copyState,
  determinize: () => {},
  outcome: () => ({ places: [1, 1], values: [0, 0] }),
  whyNot: () => null,
  refs: () => [],
});

test('a fault of the rules changes nothing: the table stands still with a sentence, and an undo helps', async () => {
  const clock = new FakeClock();
  const store = memoryStore();
  const server = await createServer({
    store,
    clock,
    keys: freshKeys(),
    thinkers: quickThinkers(),
    games: [faulty],
    logLevel: 'silent',
  });
  const ann = await Visitor.guest(server);
  const headers = { authorization: `Bearer ${ann.token}` };
  const payload = { game: 'faulty', seats: ['me', 'me'], start: true };
  const { table } = (await server.inject({ method: 'POST', url: '/api/tables', headers, payload })).json<{
    table: string;
  }>();
  await ann.watch(table);
  await ann.answer(table, 0, () => 'good');
  const { play } = ann.views.get(table)!;
  const answer = { type: 'submit' as const, seat: 1, decision: ann.own(table, 1).decision!, picks: ['bad'] };
  expect(await ann.refusal(table, answer)).toMatchObject({ code: 'fault' });
  expect(ann.views.get(table)!.about.frozen).toContain('a slip in the rules');
  expect(ann.views.get(table)!.play).toEqual(play);
  expect(await ann.refusal(table, { ...answer, picks: ['good'] })).toMatchObject({ code: 'frozen' });
  expect(await store.records(table)).toHaveLength(play!.n);
  await ann.do(table, { type: 'undo' });
  expect(ann.views.get(table)!.about.frozen).toBeNull();
  await ann.answer(table, 0, () => 'good');
});
