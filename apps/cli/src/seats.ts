import { LEVELS, parseBot, type BotSpec } from '@ennead/bots';
import type { Game } from '@ennead/kernel';
import type { Context } from './context.ts';
import { UserError } from './errors.ts';
import { nearest } from './suggest.ts';
import { printable } from './text.ts';

const PERSON = 'you';
const [ME, OPEN] = ['me', 'open'];
const SITTING: readonly string[] = [ME, OPEN];

/** Who sits at a table: a person (by `you` or `you=Ann`) or a bot. */
export interface Player {
  /** As it was typed; the record file keeps it. */
  spec: string;
  /** What people read. */
  name: string;
  bot: BotSpec | null;
}

const pieces = (text: string): string[] => text.split(',').map(piece => piece.trim());

/** `you,normal,hard`, by seat. */
export function parsePlayers(context: Context, specs: readonly string[]): Player[] {
  return specs.map((spec, i) => {
    const [kind, name] = spec.split('=', 2);
    if (kind !== PERSON) return { spec, name: printable(spec), bot: botFor(context, spec, i, [PERSON]) };
    return { spec, name: printable(name ?? '').trim() || context.say('play.you'), bot: null };
  });
}

/** `random,greedy,mcts:8000`, by entry. */
export const parseBots = (context: Context, text: string): BotSpec[] =>
  pieces(text).map((piece, i) => botFor(context, piece, i, []));

/** `me,open,normal`, by seat, as a server takes it: of bots, those whose level has a name. */
export const parseSitting = (context: Context, text: string): string[] =>
  pieces(text).map((piece, i) =>
    SITTING.includes(piece) || LEVELS.includes(piece) ? piece : noSeat(context, piece, i, [...SITTING, ...LEVELS]),
  );

/** Whoever opens a table on a server, and open seats for as many as it takes. */
export const usualSitting = ({ seats }: Game): string[] =>
  Array.from({ length: Math.min(Math.max(2, seats.min), seats.max) }, (_, seat) => (seat === 0 ? ME : OPEN));

function botFor(context: Context, found: string, seat: number, others: readonly string[]): BotSpec {
  const bot = parseBot(found);
  return bot.ok ? bot.value : noSeat(context, found, seat, [...others, ...LEVELS, 'mcts:8000']);
}

function noSeat({ say }: Context, found: string, seat: number, names: readonly string[]): never {
  const meant = nearest(found, names);
  const sentence = say('errors.seat', { seat: seat + 1, found, wanted: names.join(', ') });
  throw new UserError(meant ? `${sentence} ${say('errors.meant', { meant })}` : sentence);
}

export const splitSeats = pieces;

/** So many seats as people like best: three, where the game allows it. */
export const usualSeats = ({ seats }: Game): number => Math.min(Math.max(3, seats.min), seats.max);

/** One person against bots, at the seats that are theirs. */
export const personAgainst = (level: string, seats: number, own: readonly number[] = [0]): string[] =>
  Array.from({ length: seats }, (_, seat) => (own.includes(seat) ? PERSON : level));

/** The usual table, with the person at seats of their own. */
export const usualPlayers = (game: Game, own: readonly number[]): string[] =>
  personAgainst('normal', usualSeats(game), own);

/** The seats of the person who sits here, one bit each: by name, or, for plain `you`, by side. */
export function personAt(players: readonly Player[], sides: readonly number[], seat: number): number {
  const own = players[seat];
  return players.reduce((mask, player, other) => {
    const same =
      player.bot === null && player.spec === own.spec && (own.spec !== PERSON || sides[other] === sides[seat]);
    return same ? mask | (1 << other) : mask;
  }, 0);
}
