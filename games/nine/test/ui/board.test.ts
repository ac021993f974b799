import { NOBODY, seatBit } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { ORDERS } from '../../src/flow/orders.ts';
import { nine } from '../../src/index.ts';
import { view as viewFor } from '../../src/hidden.ts';
import { moves } from '../../src/moves.ts';
import ui from '../../ui/index.tsx';
import { withPicks } from '../../ui/picks.ts';
import { keen, thrifty, walk } from '../walk.ts';
import { markupOf, refsIn, speaker } from './markup.tsx';

/** Drawing takes a hundred times as long as playing: one position of so many, and the first with a new kind of thing. */
const EVERY = 9;

const isOnBoard = (ref: string): boolean => !ref.startsWith('button/');

test.each([2, 3, 4])('with %i seats every thing that an option names is on the board, once', seats => {
  const kinds = new Set<string>();
  let asked = 0;
  for (let seed = 1; seed <= 4; seed++) {
    walk(
      seats,
      seed,
      {
        asks(play, seat, options) {
          const view = viewFor(play.state, seatBit(seat));
          const wanted = new Set(options.flatMap(code => ui.refs(view, code)).filter(isOnBoard));
          const isNew = [...wanted].some(ref => !kinds.has(ref.split('/')[0]));
          for (const ref of wanted) kinds.add(ref.split('/')[0]);
          if (asked++ % EVERY !== 0 && !isNew) return;
          const drawn = refsIn(markupOf(view, seat));
          expect(new Set(drawn).size).toBe(drawn.length);
          expect([...wanted].filter(ref => !drawn.includes(ref))).toEqual([]);
        },
      },
      seed % 2 === 0 ? thrifty : keen,
    );
  }
  const all = ['column', 'deck', 'hand', 'hero', 'nothing', 'order', 'shield', 'supply', 'token'];
  expect([...kinds].toSorted()).toEqual(all);
});

test('everybody sees a board: spectators, the last position, every language, an answer half given', () => {
  let [asked, drafted] = [0, 0];
  const play = walk(3, 5, {
    asks({ state }, seat, options) {
      if (asked++ % EVERY !== 0 && (drafted > 2 || state.flow.ask !== ORDERS.id)) return;
      const view = viewFor(state, seatBit(seat));
      for (const language of ['en', 'fr', 'de'] as const)
        expect(markupOf(view, seat, { language })).not.toMatch(/\{\{|undefined|NaN/);
      expect(markupOf(viewFor(state, NOBODY), null)).toContain('nine-kingdom');
      if (view.question !== 'orders') return;
      const draft = options.slice(0, 1);
      const shown = withPicks(view, seat, draft);
      expect(shown.seats[seat].orders).toEqual([moves.read(draft[0])['card']]);
      expect(shown.seats[seat].handSize).toBe(view.seats[seat].handSize - 1);
      expect(refsIn(markupOf(view, seat, { draft }))).toContain(`order/${moves.read(draft[0])['card']}`);
      drafted++;
    },
  });
  expect(drafted).toBeGreaterThan(2);
  expect(markupOf(viewFor(play.state, seatBit(0)), 0)).toContain('nine-count');
});

test('the hand of somebody else is not in the markup', () => {
  const play = walk(2, 3);
  const view = viewFor(play.state, seatBit(0));
  const secret = {
    ...view,
    phase: 'orders' as const,
    seats: view.seats.map(own => ({ ...own, hand: null, handSize: 3 })),
  };
  expect(refsIn(markupOf(secret, 0)).filter(ref => ref.startsWith('hand/'))).toEqual([]);
});

test('the breakdown adds up, line by line', () => {
  const { state } = walk(4, 2);
  const rows = ui.breakdown(viewFor(state, NOBODY), [], speaker('en'));
  const total = rows.find(row => row.isTotal)!;
  const sums = total.values.map((_, seat) =>
    rows.reduce((sum, row) => sum + (row.isTotal ? 0 : Number(row.values[seat])), 0),
  );
  expect(sums).toEqual(total.values);
  expect(total.values).toEqual(nine.outcome(state).values);
});

test('keys are read as the rules write them, and nonsense is refused', () => {
  for (let code = 0; code < moves.size; code++) expect(ui.code(moves.key(code))).toBe(code);
  expect(() => ui.code('fly/north')).toThrow('no move is called "fly"');
});
