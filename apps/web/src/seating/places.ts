import type { GameUi, Voice } from '@ennead/board';
import type { OptionValue } from '@ennead/kernel';

/** A shape on its own square, for telling seats apart without colour. */
export interface Sign {
  box: string;
  path: string;
}

/** What a seat will be in its game. */
export interface Place {
  name: string;
  colour: string;
  /** What is drawn on the colour. */
  ink: string;
  sign: Sign;
}

/** Nine Worlds' suggested homes by number of seats; a test holds them against the game's own. */
const HOMES: Readonly<Record<number, readonly string[]>> = {
  2: ['jotunheim', 'nidavellir'],
  3: ['alfheim', 'jotunheim', 'niflheim'],
  4: ['vanaheim', 'alfheim', 'muspelheim', 'svartalfheim'],
  5: ['vanaheim', 'alfheim', 'midgard', 'muspelheim', 'svartalfheim'],
  6: ['asgard', 'vanaheim', 'alfheim', 'muspelheim', 'svartalfheim', 'niflheim'],
};

/** The signs of the boards; a test holds them against the games' own. */
const WORLD_SIGNS: Readonly<Record<string, string>> = {
  asgard: 'M0-7 1.7-2.3 6.7-2.2 2.7.9 4.1 5.7 0 2.9-4.1 5.7-2.7.9-6.7-2.2-1.7-2.3Z',
  vanaheim: 'M0-6.5 5 0 0 6.5-5 0Z',
  alfheim: 'M0-5.5A5.5 5.5 0 1 0 0 5.5 5.5 5.5 0 1 0 0-5.5ZM0-2.9A2.9 2.9 0 1 1 0 2.9 2.9 2.9 0 1 1 0-2.9Z',
  jotunheim: 'M0-6 5.8 4.2H-5.8Z',
  midgard: 'M0-7 5.5 0 0 7-5.5 0ZM0-3.4-2.7 0 0 3.4 2.7 0Z',
  nidavellir: 'M-4.7-4.7H4.7V4.7H-4.7Z',
  muspelheim: 'M0-3.7A3.7 3.7 0 1 0 0 3.7 3.7 3.7 0 1 0 0-3.7Z',
  svartalfheim: 'M-5.2-5.2H5.2V5.2H-5.2ZM-2.7-2.7V2.7H2.7V-2.7Z',
  niflheim: 'M0 6-5.8-4.2H5.8Z',
};
const NINE_SIGNS = ['M10 2a8 8 0 1 0 .01 0Z', 'M10 1l9 9-9 9-9-9Z', 'M10 2l9 16H1Z', 'M2.5 2.5h15v15h-15Z'];

interface Known {
  /** As much of a view as colour and name of a seat are read from. */
  view: object;
  signs: readonly Sign[];
}

const KNOWN: Readonly<Record<string, (options: Options, seats: number) => Known | null>> = {
  'nine-worlds'(options, seats) {
    const homes = HOMES[seats];
    // With two the start is always the suggested one, whatever the option says.
    if (!homes || (options['start'] === 'random' && seats > 2)) return null;
    return {
      view: { seats: homes.map(home => ({ home })) },
      signs: homes.map(home => ({ box: '-10 -10 20 20', path: WORLD_SIGNS[home] })),
    };
  },
  nine: () => ({ view: {}, signs: NINE_SIGNS.map(path => ({ box: '-3 -3 26 26', path })) }),
};

type Options = Readonly<Record<string, OptionValue>>;

/** Black or white, whichever is read more easily on a colour of six hexadecimal digits. */
function inkOn(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map(at => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#14181f' : '#ffffff';
}

/** What the seats will be, where the game fixes it before it begins; null where it is dealt. */
export function placesOf(ui: GameUi, voice: Voice<unknown>, options: Options, seats: number): readonly Place[] | null {
  const known = KNOWN[ui.id]?.(options, seats);
  if (!known) return null;
  return known.signs.slice(0, seats).map((sign, seat) => {
    const colour = ui.colour(known.view, seat);
    return { name: voice.seat(known.view, seat), colour, ink: inkOn(colour), sign };
  });
}
