import {
  IllegalMove,
  asked,
  begin,
  canonical,
  decisionOf,
  lastAnswerOf,
  mayTakeBack,
  logOf,
  makeLog,
  seatBit,
  seedFrom,
  standing,
  submit,
  undo,
  undoPrice,
  verify,
  type Play,
} from '@ennead/kernel';
import { campfire, peek } from '@ennead/testkit/fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const open = (seats = 2): Play => begin(campfire, { seats, options: { logs: 60 } }, seedFrom(1));
const say = (play: Play, seat: number, key: string) =>
  submit(play, { seat, decision: decisionOf(play, seat), picks: [key] });
const cards = (...keys: string[]): Play => {
  const play = begin(peek, { seats: 2, options: {} }, seedFrom(1));
  for (const key of keys) say(play, peek.decisions.length && play.state.turns % 2, key);
  return play;
};

describe('the price of going back', () => {
  test('is nothing while nobody else has answered and nobody has learnt', () => {
    const play = open();
    say(play, 0, 'level/4');
    say(play, 0, 'level/5');
    expect(undoPrice(play, seatBit(0), 1)).toBe('free');
    undo(play, 1);
    expect(play.state.level).toBe(3);
  });

  test('is consent once another person has answered; a bot is no person', () => {
    const play = open(3);
    say(play, 0, 'level/4');
    play.marks.push({ n: 2, by: seatBit(1), drew: false, grew: false, shuffled: false });
    expect(undoPrice(play, seatBit(0), 1)).toBe('consent');
    expect(undoPrice(play, seatBit(0), 1, seat => seat === 1)).toBe('free');
    expect(undoPrice(play, seatBit(0) | seatBit(1), 1)).toBe('free');
  });

  test('is consent once something was drawn or learnt', () => {
    const play = open();
    say(play, 1, 'attempt');
    say(play, 0, 'level/4');
    expect(play.marks.map(({ drew }) => drew)).toEqual([true, false]);
    undo(play, 2);
    play.marks[0].grew = false; // then the draw alone decides
    expect(undoPrice(play, seatBit(1), 1)).toBe('consent');
    expect(() => undo(play, 1)).toThrow('record 1 can be taken back only if the others agree');
    expect(undoPrice(cards('peek'), seatBit(0), 1)).toBe('consent');
    expect(undoPrice(cards('stay'), seatBit(0), 1)).toBe('free');
  });

  test('a shuffle is never crossed, nor a record that does not stand', () => {
    const play = cards('stay', 'shuffle');
    expect(undoPrice(play, 3, 1)).toBe('never');
    expect(() => undo(play, 1, true)).toThrow('record 1 cannot be taken back: cards were shuffled since');
    expect(() => undo(play, 9, true)).toThrow('there is no standing record 9 to take back');
    expect(() => undo(play, 9, true)).toThrow(IllegalMove);
  });

  test('there is nothing to take back before the first answer, after it was taken back, and across a shuffle', () => {
    const play = open();
    expect(mayTakeBack(play, seatBit(0))).toBe(false);
    say(play, 0, 'level/4');
    expect([0, 1].map(seat => mayTakeBack(play, seatBit(seat)))).toEqual([true, false]);
    undo(play, 1);
    expect(mayTakeBack(play, seatBit(0))).toBe(false);
    expect(mayTakeBack(cards('stay'), seatBit(0))).toBe(true);
    expect(mayTakeBack(cards('stay', 'shuffle'), seatBit(0) | seatBit(1))).toBe(false);
  });
});

describe('going back', () => {
  test('is a record of its own, and leads to the state as it was', () => {
    const play = open();
    say(play, 0, 'level/4');
    const before = canonical(play.state.level);
    say(play, 0, 'level/5');
    expect(undo(play, 2)).toEqual({ n: 3, undo: 2 });
    expect(canonical(play.state.level)).toBe(before);
    expect(play.records.map(record => record.n)).toEqual([1, 2, 3]);
    expect(lastAnswerOf(play, seatBit(0))).toBe(1);
    expect(lastAnswerOf(play, seatBit(1))).toBe(0);
  });

  test('makes answers to the decision as it was stale', () => {
    const play = open();
    say(play, 0, 'level/4');
    undo(play, 1);
    expect(() => submit(play, { seat: 0, decision: 0, picks: ['level/4'] })).toThrow(
      'wanted an answer to decision 2, found one to decision 0',
    );
    expect(() => submit(play, { seat: 1, decision: 0, picks: ['attempt'] })).toThrow(IllegalMove);
  });

  test('no stream is drawn twice: another attempt is another die', () => {
    const dice: unknown[] = [];
    const play = open();
    for (let i = 0; i < 12; i++) {
      const { events, record } = say(play, 1, 'attempt');
      dice.push(events[0]['die']);
      undo(play, record!.n, true);
    }
    expect(new Set(dice).size).toBeGreaterThan(4);
    expect(play.state).toMatchObject({ wins: 0, losses: 0, logs: 60 });
  });

  test('and forth again verifies, through undos of undos and hashes', () => {
    const play = open(3);
    for (let i = 0; i < 14; i++) {
      say(play, i % 3, i % 3 === 0 ? 'note/1/hm' : 'attempt');
      if (i % 4 === 3) undo(play, play.marks.at(-2)!.n, true);
    }
    say(play, 1, 'note/0/so / it / ends');
    expect(play.records.length).toBeLessThan(20);
    while (play.records.length < 21) say(play, 2, 'attempt');
    undo(play, 20, true);
    expect(play.records[19].hash).toMatch(/^[0-9a-f]{16}$/);
    const proof = verify(makeLog(logOf(play)), () => campfire);
    expect(proof).toMatchObject({ ok: true });
    expect(proof.ok && canonical(proof.play.state)).toBe(canonical(play.state));
  });
});

describe('going back again and again', () => {
  /** The state as it is made from the set-up by the answers that stand, and by nothing else. */
  function madeAnew(play: Play): Play['state'] {
    const anew = begin(play.game, play.setup, play.seed);
    for (const { n, picks } of standing(play.records)) {
      anew.records.length = n - 1;
      for (const [seat, keys] of Object.entries(picks))
        submit(anew, { seat: Number(seat), decision: decisionOf(anew, Number(seat)), picks: keys });
    }
    anew.state.flow.n = play.records.length;
    for (const seat of asked(anew)) anew.state.flow.since[seat] = play.records.length;
    return anew.state;
  }

  test('leads to the very state that the standing answers make from the start, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 90 }), deeds => {
        const play = open(3);
        for (const deed of deeds) {
          if (deed < 25 || play.marks.length === 0) say(play, deed % 3, deed % 3 === 0 ? 'note/1/hm' : 'attempt');
          else undo(play, play.marks.at(-1 - ((deed - 25) % play.marks.length))!.n, true);
        }
        if (play.marks.length > 0) undo(play, play.marks.at(-1)!.n, true);
        expect(play.records.length === 0 || canonical(play.state) === canonical(madeAnew(play))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('plays a bounded number of answers again, whatever was played before', () => {
    let runs = 0;
    const { game, setup, seed, chance } = open();
    const counting = (n: number) => (runs++, chance(n));
    const play = begin(game, setup, seed, { chance: counting });
    for (let i = 0; i < 50; i++) say(play, 0, `level/${i % 2 === 0 ? 4 : 5}`);
    for (let i = 0; i < 200; i++) {
      say(play, 0, 'level/3');
      undo(play, play.marks.at(-1)!.n);
    }
    for (let i = 0; i < 40; i++) undo(play, play.marks.at(-1)!.n);
    for (let i = 0; i < 40; i++) say(play, 0, `level/${i % 2 === 0 ? 3 : 2}`);
    for (let i = 0; i < 40; i++) undo(play, play.marks.at(-1)!.n);
    expect(runs).toBeLessThan(2_000); // 16 for each of the last 80, and one for each of the rest
  });
});
