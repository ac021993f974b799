import type { AnySay, GameUi, Voice } from '@ennead/board';
import { GenericBoard } from './board.tsx';
import { pathOfKey, readable, sayEvent, sayKey, sayThing } from './key.ts';
import { words } from './words.ts';

type View = Readonly<Record<string, unknown>>;

/** Colours that differ in lightness as well as in hue (Okabe and Ito). */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#7a5cc4', '#8d6e63'];

/** A game that has no board of its own yet: its view as it is, its options by their keys. */
export function genericUi(id: string): GameUi<View> {
  const keys: string[] = [];
  const codes = new Map<string, number>();
  return {
    id,
    code(key) {
      let code = codes.get(key);
      if (code === undefined) codes.set(key, (code = keys.push(key) - 1));
      return code;
    },
    refs: (_view, code) => pathOfKey(keys[code]),
    words,
    voice: say => voiceOf(say, keys),
    Board: GenericBoard,
    colour: (_view, seat) => COLOURS[seat % COLOURS.length],
    breakdown: () => [],
    ownSeats: () => [0],
  };
}

const voiceOf = (say: AnySay, keys: readonly string[]): Voice<View> => ({
  optionLabel: readable,
  choiceLabel: (_id, value) => (value === 'true' || value === 'false' ? say(value) : readable(value)),
  seat: (_view, seat) => say('seat', { seat: seat + 1 }),
  ask: kind => say('ask', { kind: readable(kind) }),
  move: (_view, _seat, code) => (keys[code] === 'done' ? say('done') : sayKey(keys[code])),
  verb: (_view, _seat, code) => readable(keys[code].split('/')[0]).toLowerCase(),
  ref: (_view, _seat, ref) => (ref === 'button/done' ? say('done') : sayThing(ref)),
  rank: ref => (ref.startsWith('button/') ? 1 : 0),
  tell: event => [sayEvent(event)],
  price: () => '',
  section: () => '',
});
