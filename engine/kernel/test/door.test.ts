import {
  IllegalMove,
  begin,
  canonical,
  decisionOf,
  draft,
  isOver,
  offered,
  seedFrom,
  submit,
  viewOf,
  type Answer,
  type Base,
  type Game,
  type Play,
  type Refusal,
} from '@ennead/kernel';
import { campfire, duel, sealedBids } from '@ennead/testkit/fixtures';
import { describe, expect, test } from 'vitest';
import { QUESTION, little } from './little.ts';

const open = <S extends Base>(game: Game<S>, seats = 2, options = {}) => begin(game, { seats, options }, seedFrom(1));
const memory = ({ state, records, drafts, marks, frozen }: Play): string =>
  canonical({ state, records, drafts, marks, frozen });

/** The refusal that an answer meets; it must have changed nothing, byte for byte. */
function refused(play: Play, answer: Answer, how: (play: Play, answer: Answer) => unknown = submit): IllegalMove {
  const before = memory(play);
  let refusal: unknown = null;
  try {
    how(play, answer);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(IllegalMove);
  expect(memory(play)).toBe(before);
  return refusal as IllegalMove;
}

describe('a refused answer changes nothing and says why', () => {
  const cases: [Refusal, () => Play, Answer, RegExp][] = [
    [
      'not-asked',
      () => open(duel),
      { seat: 1, decision: 0, picks: ['pass'] },
      /seat 1 is not asked; waiting for seat 0/,
    ],
    ['not-asked', () => open(duel), { seat: -1, decision: 0, picks: ['pass'] }, /seat -1 is not asked/],
    ['not-asked', () => open(duel), { seat: 0.5, decision: 0, picks: ['pass'] }, /seat 0.5 is not asked/],
    [
      'not-asked',
      () => open(duel),
      { seat: 32, decision: undefined as never, picks: ['pass'] },
      /seat 32 is not asked/,
    ],
    [
      'stale',
      () => open(duel),
      { seat: 0, decision: 3, picks: ['pass'] },
      /wanted an answer to decision 0, found one to decision 3/,
    ],
    ['unknown-option', () => open(duel), { seat: 0, decision: 0, picks: ['fly'] }, /no move is called "fly"/],
    [
      'unknown-option',
      () => open(duel),
      { seat: 0, decision: 0, picks: [7 as never] },
      /an option is a text such as "done", found number/,
    ],
    ...[undefined, null, {}, 'pass'].map((picks): [Refusal, () => Play, Answer, RegExp] => [
      'unknown-option',
      () => open(duel),
      { seat: 0, decision: 0, picks: picks as never },
      /the picks of an answer are a list/,
    ]),
    [
      'unknown-option',
      () => open(duel),
      { seat: 0, decision: 0, picks: ['x'.repeat(1_000_000)] },
      /^no move is called "x{60}…"; there are [\w, ]+$/,
    ],
    [
      'not-offered',
      () => open(duel),
      { seat: 0, decision: 0, picks: ['feint'] },
      /"feint" is not among the \d options of seat 0 \(rule E3\)/,
    ],
    ['not-offered', () => open(duel), { seat: 0, decision: 0, picks: ['pass', 'pass'] }, /wanted one pick, found 2/],
    ['not-offered', () => open(duel), { seat: 0, decision: 0, picks: ['done'] }, /"done" is not among/],
    ['not-offered', () => open(sealedBids), { seat: 0, decision: 0, picks: ['done'] }, /"done" is not among/],
    ['incomplete', () => open(duel), { seat: 0, decision: 0, picks: [] }, /0 picks are not a whole answer: pick on/],
    [
      'bad-value',
      () => open(campfire),
      { seat: 0, decision: 0, picks: [`note/1/${'x'.repeat(2001)}`] },
      /text: wanted at most 2000 characters, found 2001/,
    ],
    ['over', () => finished(), { seat: 0, decision: 1, picks: ['attempt'] }, /the game is over/],
    ['frozen', () => frozen(), { seat: 0, decision: 0, picks: ['yes'] }, /this table is frozen: a bug/],
  ];
  test.each(cases)('%s', (refusal, play, answer, message) => {
    const error = refused(play(), answer);
    expect(error.refusal).toBe(refusal);
    expect(error.message).toMatch(message);
  });

  test('the rule that forbids it is named', () => {
    expect(refused(open(duel), { seat: 0, decision: 0, picks: ['parry'] }).rule).toBe('E2');
    expect(refused(open(duel), { seat: 1, decision: 0, picks: ['parry'] }).rule).toBeNull();
  });

  const finished = (): Play => {
    const play = open(campfire, 2, { logs: 1 });
    submit(play, { seat: 1, decision: 0, picks: ['attempt'] });
    expect(isOver(play.state)).toBe(true);
    return play;
  };

  const frozen = (): Play => {
    const play = open(
      little({
        askIt: t => t.ask(QUESTION, 0),
        act: () => {
          throw new Error('a bug');
        },
      }),
    );
    expect(() => submit(play, { seat: 0, decision: 0, picks: ['yes'] })).toThrow('a bug');
    return play;
  };
});

/** A hand that a test knows: 8 8 5 3 2 1 against 7 6 5 4 2 1. */
const bidding = (): Play => {
  const play = open(sealedBids);
  [8, 8, 5, 3, 2, 1, 7, 6, 5, 4, 2, 1].forEach((face, i) => (play.state.faces[i] = face));
  return play;
};
const bid = (seat: number, ...cards: number[]): Answer => ({
  seat,
  decision: 0,
  picks: cards.map(card => `bid/${card}`),
});

describe('drafts', () => {
  test('options follow the picks so far', () => {
    const play = bidding();
    expect(offered(play, 0)).toEqual(['done', 'bid/1', 'bid/2', 'bid/3', 'bid/5', 'bid/8']);
    expect(offered(play, 0, ['bid/5', 'bid/8'])).toEqual(['done', 'bid/8']);
    expect(offered(play, 0, ['bid/8', 'bid/8'])).toEqual(['done']);
    expect(() => offered(play, 0, ['bid/nine'])).toThrow(IllegalMove);
  });

  test('are checked, are not in the state, and may be changed', () => {
    const play = bidding();
    const before = canonical(play.state);
    draft(play, bid(0, 5));
    draft(play, bid(0, 3, 8));
    refused(play, bid(0, 7), draft);
    expect(play.drafts[0]).toMatchObject({ done: false, picks: [{}, {}] });
    expect(canonical(play.state)).toBe(before);
    expect(play.records).toEqual([]);
  });

  test('tell others who is done, and not how many picks there are', () => {
    const play = bidding();
    const before = JSON.stringify(viewOf(play, 2));
    draft(play, bid(0, 5, 8));
    expect(JSON.stringify(viewOf(play, 2))).toBe(before);
    submit(play, bid(0, 5, 8));
    expect(viewOf(play, 2).asks).toEqual([
      { seat: 0, decision: 0, kind: 'bids', done: true },
      { seat: 1, decision: 0, kind: 'bids', done: false },
    ]);
    expect(viewOf(play, 2).table).toEqual(sealedBids.view(play.state, 2));
  });
});

describe('sealed answers', () => {
  test('may be changed until the last is in, and make one record', () => {
    const play = bidding();
    expect(submit(play, bid(0, 8, 8)).record).toBeNull();
    expect(submit(play, bid(0, 1)).record).toBeNull();
    const { record, events } = submit(play, bid(1));
    expect(record).toEqual({ n: 1, picks: { 0: ['bid/1'], 1: [] } });
    expect(events).toEqual([{ type: 'opened', bids: [1, 0], winner: 0 }]);
    expect(play.drafts).toEqual([null, null]);
  });

  test('a draft takes back what was handed in', () => {
    const play = bidding();
    submit(play, bid(0, 8));
    draft(play, bid(0, 8));
    expect(submit(play, bid(1)).record).toBeNull();
    expect(submit(play, bid(0)).record).toEqual({ n: 1, picks: { 0: [], 1: [] } });
  });
});

describe('standing asks', () => {
  test('keep their id, and the draft with it, when somebody else has spoken', () => {
    const play = open(campfire, 3);
    draft(play, { seat: 2, decision: 0, picks: ['note/0/wait'] });
    submit(play, { seat: 1, decision: 0, picks: ['attempt'] });
    expect([0, 1, 2].map(seat => decisionOf(play, seat))).toEqual([0, 1, 0]);
    expect(play.drafts[2]?.picks).toEqual([{ code: expect.any(Number), text: 'wait' }]);
    expect(submit(play, { seat: 2, decision: 0, picks: ['note/0/wait'] }).record).toEqual({
      n: 2,
      picks: { 2: ['note/0/wait'] },
    });
    expect(play.drafts[2]).toBeNull();
    expect(refused(play, { seat: 1, decision: 0, picks: ['attempt'] }).refusal).toBe('stale');
  });
});
