import {
  EngineFault,
  NONE,
  Picks,
  begin,
  cycle,
  decision,
  defineGame,
  describeStack,
  procedure,
  seedFrom,
  submit,
  type Game,
} from '@ennead/kernel';
import { describe, expect, test } from 'vitest';
import { QUESTION, around, little, moves, type Little } from './little.ts';

const open = (game: Game<Little>, seats = 2) => begin(game, { seats, options: {} }, seedFrom(1));

describe('procedures', () => {
  test('run their steps in order, and go on after what they called', () => {
    const told: string[] = [];
    const inner = procedure<Little>('inner', {
      first: () => void told.push('in 1'),
      second: () => void told.push('in 2'),
    });
    const main = procedure<Little>('main', {
      before: () => void told.push('before'),
      during: t => t.call(inner),
      after: () => void told.push('after'),
    });
    const play = open(around(main, { procedures: [main, inner] }));
    expect(told).toEqual(['before', 'in 1', 'in 2', 'after']);
    expect(describeStack(play.game, play.state)).toBe('the game is over');
  });

  test('a cycle begins again until a step leaves it', () => {
    const main = cycle<Little>('main', {
      count: t => void t.s.count++,
      enough: t => (t.s.count === 5 ? t.leave() : undefined),
    });
    expect(open(around(main)).state.count).toBe(5);
  });

  test('a frame holds up to four numbers, and the printed stack shows them', () => {
    const inner = procedure<Little>('inner', { askIt: (t, f) => t.ask(QUESTION, f.a) });
    const main = procedure<Little>('main', { during: t => t.call(inner, 1, 0, 7) });
    const { game, state } = open(around(main, { procedures: [main, inner] }));
    expect(describeStack(game, state)).toBe('main.during > inner.askIt(1, 0, 7) asks 1: question');
  });
});

describe('faults', () => {
  const faultOf = (game: Game<Little>): EngineFault => {
    try {
      open(game);
    } catch (error) {
      if (error instanceof EngineFault) return error;
      throw error;
    }
    throw new Error('nothing went wrong');
  };

  test.each([
    ['a procedure that is not listed', { go: t => t.call(procedure('lost', {})) }, 'procedure "lost" is not listed'],
    ['two questions in one step', { go: t => (t.ask(QUESTION, 0), t.ask(QUESTION, 1)) }, 'a step asks once'],
    ['a question to nobody', { go: t => t.askAll(QUESTION, 0) }, 'no seat would be asked'],
    [
      'a question that is not listed',
      {
        go: t =>
          t.ask(
            decision('lost', () => 0),
            0,
          ),
      },
      'it is not listed',
    ],
    [
      'an error in a step',
      {
        go: () => {
          throw new TypeError('oh');
        },
      },
      'oh',
    ],
  ] satisfies [string, Parameters<typeof little>[0], string][])('%s', (_what, steps, message) => {
    const fault = faultOf(little(steps));
    expect(fault.message).toContain(message);
    expect(fault.where).toMatch(/^main\.go/);
  });

  test('an endless loop ends, and a stack without end is printed by its ends', () => {
    expect(faultOf(around(cycle<Little>('main', { spin: () => {} }))).message).toMatch(
      /1000000 steps and nobody was asked\n {2}at main.spin/,
    );
    const main: Parameters<typeof around>[0] = procedure<Little>('main', { deeper: t => t.call(main) });
    const fault = faultOf(around(main));
    expect(fault.where).toMatch(/^main\.deeper > … \d+ more … > main\.deeper/);
    expect(fault.where.length).toBeLessThan(1000);
  });

  test('a fault while playing freezes the table', () => {
    const play = open(
      little({
        askIt: t => t.ask(QUESTION, 0),
        act: () => {
          throw new Error('a bug');
        },
      }),
    );
    expect(() => submit(play, { seat: 0, decision: 0, picks: ['yes'] })).toThrow('a bug\n  at main.act');
    expect(play.frozen).toBe('a bug');
    expect(play.records).toEqual([]);
  });

  test('a declaration with a slip is found when the game is defined', () => {
    const main = procedure<Little>('main', {});
    expect(() => around(main, { procedures: [] })).toThrow('the opening procedure is not listed');
    expect(() => around(procedure('main', {}), { procedures: [procedure('x', {}), procedure('x', {})] })).toThrow(
      'two procedures are called "x"',
    );
    expect(() => around(procedure('main', {}), { seats: { min: 1, max: 32 } })).toThrow('at most 31 seats');
    expect(defineGame(around(procedure('main', {})))).toBeDefined();
  });
});

test('a step reads the answer that came in, and nothing of seats that were not asked', () => {
  const read: number[] = [];
  const play = open(
    little({
      askAll: t => t.askAll(QUESTION),
      act(t) {
        for (const seat of t.seats) read.push(t.pick(seat), t.pickCount(seat), t.pickAt(seat, 1));
      },
      askOne: t => t.ask(QUESTION, 1),
      actAgain(t) {
        for (const seat of t.seats) read.push(t.pick(seat), Number(t.answered(seat)));
      },
    }),
  );
  submit(play, { seat: 0, decision: 0, picks: ['yes'] });
  submit(play, { seat: 1, decision: 0, picks: ['no'] });
  expect(read.splice(0)).toEqual([moves.yes(), 1, NONE, moves.no(), 1, NONE]);
  submit(play, { seat: 1, decision: 1, picks: ['yes'] });
  expect(read).toEqual([NONE, 0, moves.yes(), 1]);
});

test('picks are used over and over without a trace of the last answer', () => {
  const picks = new Picks(3).set(0, [4, 5], 'words').set(2, [6]);
  expect([picks.mask, picks.count(0), picks.at(0, 1), picks.at(0, 2), picks.text(0)]).toEqual([5, 2, 5, NONE, 'words']);
  picks.one(2, 9);
  expect([picks.mask, picks.at(0, 0), picks.text(0), picks.at(2, 0), picks.text(2)]).toEqual([4, NONE, '', 9, '']);
  expect(picks.clear().count(2)).toBe(0);
});
