import { EngineFault, bad, ok, type Result } from './errors.ts';
import type { Base, Decision, Draft, Procedure } from './flow.ts';
import type { Rng } from './random.ts';
import type { Viewer } from './visibility.ts';
import type { VocabularyBase } from './vocabulary.ts';

/** A choice that people make before a game, as data: forms, command line and tests read the same. */
export type OptionDescriptor =
  | { id: string; kind: 'choice'; choices: readonly string[]; default: string; when?: When; wants?: Wants }
  | { id: string; kind: 'int'; min: number; max: number; default: number; when?: When }
  | { id: string; kind: 'flag'; default: boolean; when?: When };

/** The option counts only while another one has one of these values, or there are so many seats. */
export interface When {
  option?: string;
  is?: readonly OptionValue[];
  seats?: readonly number[];
}

/** Choices that can be played with these numbers of seats only. */
export type Wants = Readonly<Record<string, readonly number[]>>;

export type OptionValue = string | number | boolean;

/** What a game starts from; checked at the door, so that rules never meet nonsense. */
export interface Setup {
  seats: number;
  options: Readonly<Record<string, OptionValue>>;
}

/** How it ended, by side: 1 is the first place, equal places are shared. */
export interface Outcome {
  places: readonly number[];
  values: readonly number[];
}

/** What a game may tell the bots. They work without any of it. */
export interface BotHints<S extends Base> {
  /** How good the position is for each side, from 0 to 1, written into `values`. */
  readonly evaluate?: (s: S, values: Float64Array) => void;
  /** How promising an option looks before any search; 1 is average. */
  readonly prior?: (s: S, seat: number, code: number) => number;
  /** A number that stays the same within a turn: rollouts may end where it changes. */
  readonly turn?: (s: S) => number;
  /** Two numbers that tell positions apart, written into `into`: search then meets the same position as the same. */
  readonly hash?: (s: S, into: Int32Array) => void;
  /** The iterations of each level, where what suits most games does not suit this one. */
  readonly levels?: { readonly easy: number; readonly normal: number; readonly hard: number };
}

/** What a package under games/ hands over. */
export interface Game<S extends Base = any> {
  readonly id: string;
  /** Raised whenever a golden log changes. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionDescriptor[];
  /** Refuses set-ups that every single option would allow; null if this one is fine. */
  readonly refuse?: (setup: Setup) => string | null;
  /** The state before the first step of `opening`. */
  readonly start: (setup: Setup) => S;
  readonly opening: Procedure<S>;
  readonly procedures: readonly Procedure<S>[];
  readonly decisions: readonly Decision<S>[];
  readonly moves: VocabularyBase;
  /** The side of each seat: teams, two colours of one person. */
  readonly sides: (s: S) => readonly number[];
  /** What a viewer may know. `before` is any view of the same game: parts that are just the same may be its own. */
  readonly view: (s: S, viewer: Viewer, before?: any) => object;
  readonly clone: (s: S, into?: S) => S;
  /** Deals again, in place, everything that the viewer does not know. */
  readonly determinize: (s: S, viewer: Viewer, rng: Rng) => void;
  /** Nothing is hidden and nothing is drawn after set-up: search may trust its tree. */
  readonly perfect?: boolean;
  readonly outcome: (s: S) => Outcome;
  /** The rule that forbids an option; null exactly when it is offered. */
  readonly whyNot: (s: S, seat: number, code: number, draft: Draft) => string | null;
  /** The things on the table that an option is about, in the order in which a hand would touch them. */
  readonly refs: (view: any, code: number) => readonly string[];
  readonly bot?: BotHints<S>;
  /** Brings a snapshot of older rules up to date; null if it cannot be done. */
  readonly migrate?: (snapshot: unknown, rules: number) => unknown;
}

/** Numbers a game's procedures and decisions, and finds slips in its declaration. */
export function defineGame<S extends Base>(game: Game<S>): Game<S> {
  const list = (what: string, items: readonly { name: string; id: number }[]): void => {
    items.forEach((item, i) => {
      if (item.id >= 0 && item.id !== i) throw new EngineFault(`${game.id}: ${what} "${item.name}" is listed twice`);
      if (items.findIndex(other => other.name === item.name) !== i)
        throw new EngineFault(`${game.id}: two ${what}s are called "${item.name}"`);
      item.id = i;
    });
  };
  list('procedure', game.procedures);
  list('decision', game.decisions);
  if (game.opening.id < 0) throw new EngineFault(`${game.id}: the opening procedure is not listed`);
  if (game.seats.max > 31) throw new EngineFault(`${game.id}: at most 31 seats fit a set of seats`);
  return game;
}

const counts = (descriptor: OptionDescriptor, setup: Setup): boolean => {
  const when = descriptor.when;
  if (!when) return true;
  if (when.seats && !when.seats.includes(setup.seats)) return false;
  return !when.option || (when.is ?? []).includes(setup.options[when.option]);
};

/** Checks a set-up and fills in what was left open. */
export function checkSetup(game: Game, seats: unknown, given: unknown = {}): Result<Setup> {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || (seats as number) < min || (seats as number) > max)
    return bad(
      `${game.id} wants ${min} to ${max} seats, found ${typeof seats === 'number' ? seats : (JSON.stringify(seats) ?? 'nothing')}`,
    );
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return bad('the options of a set-up are an object');
  const known = game.options.map(option => option.id);
  const stray = Object.keys(given).find(id => !known.includes(id));
  if (stray !== undefined) return bad(`${game.id} has no option "${stray}"; there are ${known.join(', ') || 'none'}`);
  const options: Record<string, OptionValue> = {};
  const setup: Setup = { seats: seats as number, options };
  for (const descriptor of game.options) {
    const value: unknown = (given as Record<string, unknown>)[descriptor.id];
    const wrong = value === undefined ? null : wrongValue(descriptor, value);
    if (wrong) return bad(`option ${descriptor.id}: wanted ${wrong}, found ${JSON.stringify(value)}`);
    options[descriptor.id] = (value as OptionValue | undefined) ?? descriptor.default;
  }
  for (const descriptor of game.options)
    if (!counts(descriptor, setup)) {
      if (options[descriptor.id] !== descriptor.default)
        return bad(`option ${descriptor.id} means nothing ${sayWhen(descriptor.when!)}`);
    } else {
      const wanted = wantedSeats(descriptor, options[descriptor.id]);
      if (wanted?.includes(setup.seats) === false)
        return bad(
          `option ${descriptor.id}: ${options[descriptor.id]} wants ${wanted.join(' or ')} seats, found ${setup.seats}`,
        );
    }
  const refusal = game.refuse?.(setup) ?? null;
  return refusal === null ? ok(setup) : bad(refusal);
}

const wantedSeats = (descriptor: OptionDescriptor, value: OptionValue): readonly number[] | undefined =>
  descriptor.kind === 'choice' ? descriptor.wants?.[String(value)] : undefined;

function wrongValue(descriptor: OptionDescriptor, value: unknown): string | null {
  switch (descriptor.kind) {
    case 'choice':
      return descriptor.choices.includes(value as string) ? null : `one of ${descriptor.choices.join(', ')}`;
    case 'int':
      return Number.isInteger(value) && (value as number) >= descriptor.min && (value as number) <= descriptor.max
        ? null
        : `a whole number from ${descriptor.min} to ${descriptor.max}`;
    case 'flag':
      return typeof value === 'boolean' ? null : 'true or false';
  }
}

const sayWhen = (when: When): string =>
  [
    when.seats && `with other than ${when.seats.join(' or ')} seats`,
    when.option && `unless ${when.option} is ${(when.is ?? []).join(' or ')}`,
  ]
    .filter(Boolean)
    .join(', or ');
