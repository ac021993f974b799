import { HandProvider, type Hand, type Player } from '@ennead/board';
import { optionsOf } from '@ennead/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { nineWorlds, type View } from '../../src/index.ts';
import { moves } from '../../src/moves.ts';
import ui from '../../ui/index.tsx';
import { SETUPS, walk, type Question } from '../walk.ts';

const key = (id: string): string => id;

const player = (seat: number, asked: number): Player => ({
  name: `player ${seat}`,
  isBot: seat !== asked,
  isYou: seat === asked,
  isAway: false,
  resigned: false,
  isAsked: seat === asked,
  clock: null,
});

function draw(view: View, seat: number | null, hand?: Hand): string {
  const board = (
    <ui.Board
      view={view}
      seat={seat}
      players={view.seats.map((_, i) => player(i, seat ?? -1))}
      voice={ui.voice(key)}
      say={key}
      language="en"
      telling={null}
      motion={false}
      patterns
    />
  );
  return renderToStaticMarkup(hand ? <HandProvider value={hand}>{board}</HandProvider> : board);
}

const refsIn = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/data-ref="([^"]+)"/g)].map(([, ref]) => ref));

/** Every so many questions of a game are drawn: powers more often than actions. */
const [SAMPLE_ACTIONS, SAMPLE_POWERS] = [31, 5];

const isSampled = ({ play }: Question, asks: number): boolean =>
  asks % (nineWorlds.decisions[play.state.flow.ask].name === 'action' ? SAMPLE_ACTIONS : SAMPLE_POWERS) === 0;

test.each(SETUPS.map((setup, i) => ({ ...setup, seed: i + 21 })))(
  'whatever an option names is on the board: $seats seats $options',
  ({ seats, options, seed }) => {
    const missing = new Set<string>();
    for (const crowded of [false, true]) {
      let asks = 0;
      walk({ seats, options }, seed, {
        crowded,
        asks(question) {
          if (!isSampled(question, asks++)) return;
          const { play, seat } = question;
          const view = nineWorlds.view(play.state, seat) as View;
          const drawn = refsIn(draw(view, seat));
          for (const code of optionsOf(play, seat))
            for (const ref of ui.refs(view, code))
              if (!ref.startsWith('button/') && !drawn.has(ref)) missing.add(`${ref} of ${nineWorlds.moves.key(code)}`);
        },
      });
    }
    expect([...missing]).toEqual([]);
  },
);

test('what is lit is a button with a name, and no button stands in another', () => {
  walk(SETUPS[4], 3, {
    crowded: true,
    asks({ play, seat, options }) {
      if (play.state.points % 5 > 0) return;
      const view = nineWorlds.view(play.state, seat) as View;
      const paths = options.map(code => ui.refs(view, code));
      const longest = Math.max(...paths.map(path => path.length));
      for (let step = 0; step < longest; step++) {
        const lit = new Set(paths.flatMap(path => (path.length > step ? [path[step]] : [])));
        if (step > 0) {
          const [first] = paths.find(path => path.length > step) ?? [];
          lit.clear();
          for (const path of paths) if (path[0] === first && path.length > step) lit.add(path[step]);
        }
        const markup = draw(view, seat, { lit, path: [], name: ref => `the ${ref}`, touch: key, look: () => {} });
        for (const ref of lit) if (!ref.startsWith('button/')) expect(markup).toContain(`aria-label="the ${ref}"`);
        expect(nestedButtons(markup)).toEqual([]);
      }
    },
  });
});

/** The buttons that stand inside another button. */
function nestedButtons(markup: string): string[] {
  const nested: string[] = [];
  const open: boolean[] = [];
  for (const [tag, end, name, attributes, selfEnd] of markup.matchAll(/<(\/?)([a-z]+)((?:"[^"]*"|[^">])*?)(\/?)>/gi)) {
    if (end) open.pop();
    else {
      const isButton = attributes.includes('role="button"');
      if (isButton && open.includes(true)) nested.push(tag);
      if (!selfEnd && !['br', 'hr', 'img', 'input', 'link', 'meta'].includes(name)) open.push(isButton);
    }
  }
  return nested;
}

test('a spectator sees the same board and can touch nothing', () => {
  const { state } = walk(SETUPS[6], 1);
  const markup = draw(nineWorlds.view(state, -1) as View, null);
  expect(markup).not.toContain('role="button"');
  expect(refsIn(markup)).toContain('world/midgard');
});

test('the breakdown adds up to the scores', () => {
  for (const [i, setup] of SETUPS.entries()) {
    const events: Parameters<typeof ui.breakdown>[1][number][] = [];
    const play = walk(setup, i, { crowded: true, took: told => void events.push(...told) });
    const view = nineWorlds.view(play.state, 0) as View;
    const rows = ui.breakdown(view, events, key);
    const sums = view.seats.map((_, seat) =>
      rows.filter(({ isTotal }) => !isTotal).reduce((sum, { values }) => sum + Number(values[seat]), 0),
    );
    expect(rows.at(-1)).toEqual({ label: 'counts.total', values: sums, isTotal: true });
  }
});

test('one person plays the two colours that belong together', () => {
  for (const { seats, options } of SETUPS) {
    const sides = nineWorlds.sides(
      nineWorlds.start({ seats, options: { length: 'introductory', mode: 'standard', ...options } }),
    );
    const isPair = options['mode'] === 'four-colours';
    const own = sides.flatMap((side, seat) => (side === sides[0] && (isPair || seat === 0) ? [seat] : []));
    expect(ui.ownSeats(options, seats)).toEqual(own);
  }
});

test('a key that is none is refused with what was wanted', () => {
  expect(ui.code('recruit')).toBe(moves.recruit());
  expect(() => ui.code('recruit/all')).toThrow(/recruit/);
});
