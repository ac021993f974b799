import { contract } from '@ennead/testkit';
import { FIXTURES, campfire, duel, peek, sealedBids } from '@ennead/testkit/fixtures';
import { Stream, knows, shuffle, type Game } from '@ennead/kernel';
import { describe, expect, test } from 'vitest';

const SETUPS = [{ seats: 2 }, { seats: 3 }, { seats: 4 }];

describe.each(FIXTURES.map(game => [game.id, game] as const))('%s', (_id, game) => {
  test('keeps the contract at every decision of random games', () => {
    const how = { setups: SETUPS, games: 9, seed: 1, everyDecision: true };
    const report = contract(game, how);
    expect(report.games).toBe(9);
    expect(report.looked).toBe(report.decisions);
  });
});

/** A game like another, but for a slip. */
const spoilt = (game: Game, slip: Partial<Game>): Game => ({ ...game, ...slip });
const judge =
  (game: Game, more = {}) =>
  () =>
    contract(game, { setups: SETUPS, games: 12, seed: 2, everyDecision: true, ...more });

describe('hidden information', () => {
  test.each([sealedBids, peek, duel])('a determinize that does nothing is found out: $id', game => {
    expect(judge(spoilt(game, { determinize: () => {} }))).toThrow(
      /in all 200 imagined worlds|never is, in 200 worlds/,
    );
  });

  test('a hidden value without a pool becomes a neutral one, and is found out if it stays what it was', () => {
    const textsOnly: Game['determinize'] = (s, viewer) => {
      const { level } = s;
      campfire.determinize(s, viewer, Stream.of(0));
      s.level = level;
    };
    expect(judge(spoilt(campfire, { determinize: () => {} }))).toThrow(
      /notes\.0\.text is .* in all 200 imagined worlds/,
    );
    expect(judge(spoilt(campfire, { determinize: textsOnly }))).toThrow(
      /level is hidden .* determinize never changed it/,
    );
  });

  test('a determinize that leaves one slot alone is found out', () => {
    const determinize: Game['determinize'] = (s, viewer, rng) => {
      const top = s.deck - 1;
      const face = s.faces[top];
      peek.determinize(s, viewer, rng);
      if (knows(s.known[top], viewer)) return;
      const now = s.faces.findIndex((other: number, slot: number) => other === face && !knows(s.known[slot], viewer));
      s.faces[now] = s.faces[top];
      s.faces[top] = face;
    };
    expect(judge(spoilt(peek, { determinize }))).toThrow(/equal views give equal worlds|in all 200 imagined/);
  });

  test('a determinize that changes what the viewer knows is found out', () => {
    const determinize: Game['determinize'] = (s, _viewer, rng) => duel.determinize(s, 0, rng);
    expect(judge(spoilt(duel, { determinize }))).toThrow(/determinize changes what seat 0 sees: (view|options)/);
  });

  test('a determinize that depends on the hidden order is found out', () => {
    const determinize: Game['determinize'] = (s, viewer, rng) => {
      const unknown = [...s.faces.keys()].filter(slot => !knows(s.known[slot], viewer));
      const faces = unknown.map(slot => s.faces[slot]); // not sorted before it is shuffled
      shuffle(faces, rng);
      unknown.forEach((slot, i) => (s.faces[slot] = faces[i]));
    };
    expect(judge(spoilt(sealedBids, { determinize }))).toThrow(/equal views give equal worlds/);
  });

  test('a view that shows a hidden card is found out', () => {
    const view: Game['view'] = (s, viewer) => ({ ...duel.view(s, viewer), leak: s.faces[0] });
    expect(judge(spoilt(duel, { view }))).toThrow(/determinize changes what .* sees: view.leak/);
  });

  test('an ask that depends on a hidden card is found out', () => {
    const [game, turn, card, window] = duel.procedures;
    const careful = {
      ...window,
      steps: window.steps.map((step, i): typeof step => {
        if (window.stepNames[i] !== 'nextSeat') return step;
        return (t, f) => {
          step(t, f);
          const seat = (f.b + f.c) % t.seats.length;
          const hand = t.s.faces.slice(seat * 5, seat * 5 + t.s.held[seat]);
          if (!hand.includes(f.a === 1 ? 2 : 3)) f.step = 0; // skips whoever holds no answer
        };
      }),
    };
    expect(judge(spoilt(duel, { procedures: [game, turn, card, careful] }))).toThrow(/learns what is hidden/);
  });

  test('an event that tells a hidden card is found out', () => {
    const [game, turn] = peek.procedures;
    const chatty = {
      ...turn,
      steps: turn.steps.map((step, i): typeof step => (t, f) => {
        if (t.told && turn.stepNames[i] === 'act') t.tell({ type: 'psst', top: t.s.faces[t.s.deck - 1] });
        step(t, f);
      }),
    };
    expect(judge(spoilt(peek, { procedures: [game, chatty] }))).toThrow(/learns what is hidden.*events\.0\.top/);
  });
});

describe('copies', () => {
  test('a clone that shares an array is found out', () => {
    const clone: Game['clone'] = s => ({ ...duel.clone(s), lives: s.lives });
    expect(judge(spoilt(duel, { clone }))).toThrow(/a clone shares nothing with its original: state.lives/);
  });

  test('a clone that forgets a field, but only over a used state, is found out', () => {
    const clone: Game['clone'] = (s, into) => {
      const turns = into?.turns ?? s.turns;
      return Object.assign(duel.clone(s, into), { turns });
    };
    expect(judge(spoilt(duel, { clone }))).toThrow(/a clone over a used state equals its original: turns/);
  });

  test('a state that is not plain data is found out', () => {
    const start: Game['start'] = setup => ({ ...duel.start(setup), when: undefined });
    expect(judge(spoilt(duel, { start }))).toThrow(/a state is plain data: state.when is undefined/);
  });
});

describe('views', () => {
  test('a view that keeps what has changed is found out', () => {
    const view: Game['view'] = (s, viewer, before) => ({
      ...duel.view(s, viewer),
      ...(before && { lives: before.lives }),
    });
    expect(judge(spoilt(duel, { view }))).toThrow(/that renews another is the same: lives/);
  });

  test('a view that changes the one before it is found out', () => {
    const view: Game['view'] = (s, viewer, before) => Object.assign(before ?? {}, duel.view(s, viewer));
    expect(judge(spoilt(duel, { view }))).toThrow(/that was renewed has changed/);
  });

  test('a view that hands the state out is found out', () => {
    const view: Game['view'] = (s, viewer) => ({ ...duel.view(s, viewer), lives: s.lives });
    expect(judge(spoilt(duel, { view }))).toThrow(/shares .*lives with the state/);
  });
});

describe('offers', () => {
  test('a whyNot that names no rule, or one too many, is found out', () => {
    expect(judge(spoilt(peek, { whyNot: () => null }))).toThrow(/is not offered to seat \d, but whyNot names no rule/);
    expect(judge(spoilt(peek, { whyNot: () => 'P9' }))).toThrow(/is offered to seat \d, but whyNot says P9/);
  });

  test('references that are missing or shared are found out', () => {
    expect(judge(spoilt(peek, { refs: () => [] }))).toThrow(/has no path of references/);
    expect(judge(spoilt(peek, { refs: () => ['deck'] }))).toThrow(/have the same path of references: deck/);
  });

  test('a view with a hole is found out', () => {
    const view: Game['view'] = (s, viewer) => ({ ...peek.view(s, viewer), top: undefined });
    expect(judge(spoilt(peek, { view }))).toThrow(/view.top is undefined/);
  });

  test('a step that asks and acts is found out', () => {
    const [game, turn] = peek.procedures;
    const busy = {
      ...turn,
      steps: turn.steps.map((step, i): typeof step => (t, f) => {
        if (turn.stepNames[i] === 'askTurn') t.s.discards.push(1);
        step(t, f);
      }),
    };
    expect(judge(spoilt(peek, { procedures: [game, busy] }))).toThrow(/a step that asks changes nothing: discards/);
  });

  test('options that change the state are found out', () => {
    const options: (typeof peek.decisions)[0]['options'] = (s, seat, draft, out) => {
      s.turns += 0.5;
      return peek.decisions[0].options(s, seat, draft, out);
    };
    expect(judge(spoilt(peek, { decisions: [{ ...peek.decisions[0], options }, peek.decisions[1]] }))).toThrow(
      /breaks/,
    );
  });
});

describe('endings', () => {
  test('an outcome with wrong places is found out', () => {
    expect(judge(spoilt(duel, { outcome: () => ({ places: [1, 3], values: [1, 0] }) }))).toThrow(/side 1 has place 3/);
    expect(judge(spoilt(duel, { outcome: () => ({ places: [1], values: [1] }) }))).toThrow(/there are 2 sides/);
  });

  test('a message says which game broke which promise where', () => {
    expect(judge(spoilt(peek, { refs: () => [] }))).toThrow(
      'peek breaks the contract: "peek" has no path of references: []\n  in game 0 of seed 2, 2 seats, {}, after record 0\n  at game.play > turn.askTurn asks 0: turn',
    );
  });
});
