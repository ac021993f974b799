import '@ennead/testkit/matchers';
import { scenario } from '@ennead/testkit';
import { campfire, duel, peek, sealedBids } from '@ennead/testkit/fixtures';
import { EngineFault, seatBit, undo } from '@ennead/kernel';
import { describe, expect, test } from 'vitest';

const [STRIKE, PARRY, FEINT] = [1, 2, 3];

/** Hands as a test wants them; the rest of each hand is Strikes. */
const hands =
  (...wanted: number[][]) =>
  (s: { faces: number[]; held: number[] }): void =>
    wanted.forEach((hand, seat) => {
      for (let i = 0; i < s.held[seat]; i++) s.faces[seat * 5 + i] = hand[i] ?? STRIKE;
    });

describe('duel', () => {
  const table = (...wanted: number[][]) => {
    const game = scenario(duel, { seats: 2, arrange: hands(...wanted) });
    return { ...game, ann: game.seat(0), bob: game.seat(1), lives: () => game.s.lives };
  };

  test('[E2] a Parry cancels the Strike', () => {
    const { ann, bob, lives } = table([STRIKE], [PARRY]);
    ann.picks('strike/1');
    bob.picks('parry');
    ann.picks('pass');
    expect(lives()).toEqual([2, 2]);
  });

  test('[E3] Feint cancels the Parry, so the Strike lands', () => {
    const { ann, bob, lives, told } = table([STRIKE, FEINT], [PARRY]);
    ann.picks('strike/1');
    bob.picks('parry');
    ann.picks('feint');
    bob.picks('pass');
    expect(lives()).toEqual([2, 1]);
    expect(told('cancelled')).toEqual([{ type: 'cancelled', card: 'parry', seat: 1 }]);
  });

  test('[E3] a Feint on the Feint lets the Parry stand', () => {
    const { ann, bob, lives } = table([STRIKE, FEINT], [PARRY, FEINT]);
    ann.picks('strike/1');
    bob.picks('parry');
    ann.picks('feint');
    bob.picks('feint');
    ann.picks('pass');
    expect(lives()).toEqual([2, 2]);
  });

  test('[E4] whoever holds cards is asked, with an answer in hand or not', () => {
    const { ann, bob } = table([STRIKE], [STRIKE]);
    ann.picks('strike/1');
    expect(bob.offered).toEqual(['pass']);
    bob.cannot('parry', 'E4');
  });

  test('[E4] nobody sees what an answer could be', () => {
    const { ann, bob } = table([STRIKE], [PARRY]);
    ann.picks('strike/1');
    expect(ann.sees).not.toMention('parry');
    expect(bob.sees).toMention('parry');
  });
});

describe('sealed bids', () => {
  const arrange = (s: { faces: number[] }): void =>
    [8, 8, 5, 3, 2, 1, 7, 6, 5, 4, 2, 1].forEach((face, i) => (s.faces[i] = face));

  test('[B1] nobody sees a bid, nor how many cards it has, before all are in', () => {
    const { seat, play, asked } = scenario(sealedBids, { seats: 2, arrange });
    const before = JSON.stringify(seat(1).sees);
    seat(0).picks('bid/5', 'bid/8', 'bid/8');
    expect(JSON.stringify(seat(1).sees)).toBe(before);
    expect(play.records).toEqual([]);
    expect(asked).toEqual([0, 1]);
  });

  test('[B2] the highest sum takes the lot, and all cards that were bid are gone', () => {
    const { seat, s, told } = scenario(sealedBids, { seats: 2, arrange });
    seat(0).picks('bid/1', 'bid/2', 'bid/5');
    seat(1).picks('bid/7');
    expect(told('opened')).toEqual([{ type: 'opened', bids: [8, 7], winner: 0 }]);
    expect(s.held).toEqual([3, 5]);
    expect(seat(1).sees).toMention('5');
  });

  test('[B2] on a tie nobody takes the lot', () => {
    const { seat, s } = scenario(sealedBids, { seats: 2, arrange });
    seat(0).picks();
    seat(1).picks();
    expect(s.lots).toEqual([0, 0]);
  });

  test('[B1] a card that one does not hold, or holds once, cannot be bid, or not twice', () => {
    const { seat } = scenario(sealedBids, { seats: 2, arrange });
    seat(0).cannot('bid/7', 'B1');
    expect(() => seat(0).picks('bid/5', 'bid/5')).toThrow(/rule B1/);
    expect(() => seat(0).picks('bid/8', 'bid/5')).toThrow(/rule B1/);
  });
});

describe('peek', () => {
  test('[P1] only who looks knows the top card, until somebody shuffles', () => {
    const { seat, s } = scenario(peek, { seats: 2, dice: Array.from({ length: 22 }, () => 0) });
    const top = (viewer: number) => (peek.view(s, viewer) as { deck: { face: number }[] }).deck.at(-1)!.face;
    seat(0).picks('peek');
    expect(top(seatBit(0))).toBe(s.faces[s.deck - 1]);
    expect(top(seatBit(1))).toBe(-1);
    seat(0).cannot('peek', 'P1');
    seat(0).picks('stay');
    seat(1).picks('shuffle');
    expect(top(seatBit(0))).toBe(-1);
  });

  test('[P3] who has drawn discards, and all see the card', () => {
    const { seat, s } = scenario(peek, { seats: 2, arrange: s => s.faces.splice(s.deck - 1, 1, 9) });
    seat(0).picks('draw');
    seat(0).cannot('stay', 'P3');
    seat(0).picks('discard/9');
    expect(s.discards).toEqual([9]);
    expect(seat(1).offered).toContain('draw');
  });
});

describe('campfire', () => {
  test('[G3] a die of three times the difficulty succeeds', () => {
    const { seat, told, done } = scenario(campfire, { seats: 3, dice: [14, 13] });
    seat(0).picks('level/5');
    seat(1).picks('attempt');
    seat(2).picks('attempt');
    expect(told('attempt').map(event => event['succeeds'])).toEqual([true, false]);
    done();
  });

  test('[G2] the difficulty is the game master’s, to set and to know', () => {
    const { seat } = scenario(campfire, { seats: 3 });
    seat(0).picks('level/6');
    seat(1).cannot('level/2', 'G2');
    expect(seat(0).sees).toMention('6');
    expect(seat(1).sees).not.toMention('6');
  });

  test('[G4] a note is read by two', () => {
    const { seat } = scenario(campfire, { seats: 3 });
    seat(1).picks('note/0/I take the gold / all of it');
    expect(seat(0).sees).toMention('I take the gold / all of it');
    expect(seat(2).sees).not.toMention('gold');
    seat(1).cannot('note/1/to myself', 'G4');
  });
});

describe('the scenario language', () => {
  test('says who is asked what when an answer is not offered', () => {
    const { seat } = scenario(duel, { seats: 2, arrange: hands([STRIKE], [PARRY]) });
    seat(0).picks('strike/1');
    expect(() => seat(0).picks('pass')).toThrow(
      'seat 0 wanted "pass", but seat 1 is asked "answer" with [parry, pass]\n  at game.play > turn.strike > card.answers(1, 0, 1) > window.askAnswer(1, 0, 1) asks 1: answer',
    );
    expect(() => seat(1).picks('feint')).toThrow(/^seat 1 wanted "feint" \(rule E3\), but seat 1 is asked "answer"/);
  });

  test('a refusal that was wanted must come, and by the rule that was named', () => {
    const { seat } = scenario(duel, { seats: 2, arrange: hands([STRIKE], [PARRY]) });
    expect(() => seat(0).cannot('parry', 'E1')).toThrow(/wanted rule E1 to refuse "parry", found E2/);
    expect(() => seat(0).cannot('pass')).toThrow('wanted "pass" to be refused to seat 0, but it was taken');
  });

  test('a misspelt option is no refusal', () => {
    const { seat } = scenario(duel, { seats: 2 });
    expect(() => seat(0).cannot('stirke/1')).toThrow(/no move is called "stirke"/);
    expect(() => seat(2)).toThrow('there is no seat 2: this table has 2');
  });

  test('dice must be listed, fit and be used up', () => {
    const few = scenario(campfire, { seats: 2, dice: [] });
    expect(() => few.seat(1).picks('attempt')).toThrow(EngineFault);
    expect(few.play.frozen).toBe('something was drawn below 20, but all 0 rigged dice are used up');
    const wrong = scenario(campfire, { seats: 2, dice: [20] });
    expect(() => wrong.seat(1).picks('attempt')).toThrow('rigged die 1 is 20, but the draw is from 0 to 19');
    expect(() => scenario(campfire, { seats: 2, dice: [3] }).done()).toThrow(
      'rigged dice were not used up: [3] are left',
    );
  });

  test('an undo draws again what was drawn', () => {
    const { seat, play, done } = scenario(campfire, { seats: 2, dice: [0, 19, 5] });
    seat(1).picks('attempt');
    seat(1).picks('attempt');
    undo(play, 2, true);
    expect([play.state.wins, play.state.losses]).toEqual([0, 1]);
    seat(1).picks('attempt');
    done();
  });

  test('toMention says where', () => {
    expect(() => expect({ hand: ['feint'] }).not.toMention('feint')).toThrow('found one at view.hand.0');
    expect(() => expect({ hand: [] }).toMention('feint')).toThrow('wanted a mention of "feint", found none');
  });
});
