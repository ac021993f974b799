import {
  allowedBy,
  copyState,
  decision,
  defineGame,
  openFlow,
  procedure,
  ranking,
  vocabulary,
  type Base,
  type Game,
  type Procedure,
  type Step,
} from '@ennead/kernel';

/** The least of games, for what no fixture does: its steps are the test's own. */
export interface Little extends Base {
  count: number;
}

export const moves = vocabulary({ yes: [], no: [] });
export const QUESTION = decision<Little>(
  'question',
  allowedBy(moves, () => null),
);

export function little(steps: Record<string, Step<Little>>, more: Partial<Game<Little>> = {}): Game<Little> {
  return around(procedure<Little>('main', steps), more);
}

export function around(main: Procedure<Little>, more: Partial<Game<Little>> = {}): Game<Little> {
  QUESTION.id = -1;
  return defineGame<Little>({
    id: 'little',
    rules: 1,
    seats: { min: 1, max: 4 },
    options: [],
    start: ({ seats }) => ({ flow: openFlow(seats), count: 0 }),
    opening: main,
    procedures: [main],
    decisions: [QUESTION],
    moves,
    sides: s => s.flow.since.map((_, seat) => seat),
    view: s => ({ count: s.count }),
    clone: copyState,
    determinize: () => {},
    outcome: s => ranking(s.flow.since.map(() => s.count)),
    whyNot: () => null,
    refs: (_view, code) => [moves.key(code)],
    ...more,
  });
}
