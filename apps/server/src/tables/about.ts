import type { OptionValue, Snapshot } from '@ennead/kernel';
import type { Access, ClockSetting, Phase, Proposal, Reason, Result } from '@ennead/wire';

/** A chair as the table keeps it. A bot may play for the person whose seat it is. */
export interface Chair {
  person: string | null;
  name: string | null;
  bot: string | null;
  reason: Reason | null;
  resigned: boolean;
  /** Decisions with a single option are answered for this seat. */
  auto: boolean;
}

/** Thinking time: what was left to each seat at a moment, and whose clock has run since. */
export interface ClockState {
  at: number;
  left: readonly number[];
  running: readonly number[];
  /** The run of the server that wrote it: time while no server ran is charged to nobody. */
  boot: string;
  /** By seat, the decision that its time was last for: the same one does not get it twice. */
  since?: readonly number[];
  /** What the last answers left to those who gave them: record, seat, milliseconds. Who takes one back has no more. */
  answers?: readonly Answered[];
}

export type Answered = readonly [n: number, seat: number, left: number];

/** Everything a table knows about itself beside its log. Plain JSON; replaced, never changed in place. Never sent. */
export interface About {
  game: string;
  phase: Phase;
  access: Access;
  /** A hash, as people/passwords.ts makes it. */
  password: string | null;
  options: Readonly<Record<string, OptionValue>>;
  clockSetting: ClockSetting;
  vanish: number | null;
  standIn: string;
  seats: readonly Chair[];
  host: string | null;
  locked: boolean;
  paused: boolean;
  muted: readonly string[];
  removed: readonly string[];
  /** Who has said the password. */
  admitted: readonly string[];
  /** Whoever has had a seat in this game: they know what others do not. */
  sat: readonly string[];
  proposals: readonly Proposal[];
  /** Counts proposals, so that none is taken for another. */
  proposed: number;
  /** The secret until it stands in the log's opening. */
  seed: string | null;
  commitment: string;
  entropy: readonly { person: string; text: string }[];
  fork: { table: string; n: number; open: boolean } | null;
  /** Where a fork begins. It moves into the log when the fork starts. */
  base: Snapshot | null;
  rematch: string | null;
  /** Sides that have resigned, the first one first. */
  resigned: readonly number[];
  result: Result | null;
  clock: ClockState | null;
  frozen: string | null;
  /** Seats that were waited for when this was written. */
  waiting: readonly number[];
  /** Commands that were carried out, by person: what comes again after a crash is not carried out again. */
  recent: Readonly<Record<string, readonly string[]>>;
}

export const OPEN_CHAIR: Chair = { person: null, name: null, bot: null, reason: null, resigned: false, auto: false };

export const isOpen = (chair: Chair): boolean => chair.person === null && chair.bot === null;

/** The seats of a person, as a set of bits: what that person may know. */
export function maskOf(about: About, person: string | null): number {
  if (person === null) return 0;
  return about.seats.reduce((mask, chair, seat) => (chair.person === person ? mask | (1 << seat) : mask), 0);
}

/** The seats that a person plays: not those that a bot plays for them, nor those that they have given up. */
export const playedBy = (about: About, id: string): number =>
  about.seats.reduce(
    (mask, { person, bot, resigned }, seat) => (person === id && bot === null && !resigned ? mask | (1 << seat) : mask),
    0,
  );

/** The first seat of a person; -1 if they have none. */
export const seatOf = (about: About, id: string): number => about.seats.findIndex(({ person }) => person === id);

/** Whether somebody sits at a table or hosts it, and does not only look on. */
export const hasPart = (about: About, person: string): boolean =>
  about.host === person || about.seats.some(chair => chair.person === person);

/** The people who sit at a table, each once, in the order of their seats. */
export function peopleAt({ seats }: Pick<About, 'seats'>): string[] {
  const people: string[] = [];
  for (const { person } of seats) if (person !== null && !people.includes(person)) people.push(person);
  return people;
}

/** Those who play a seat themselves. */
export const playersAt = (about: About): string[] => [
  ...new Set(about.seats.flatMap(({ person, bot }) => (person === null || bot !== null ? [] : [person]))),
];

/** Every person whom a list of tables should find it by. */
export function peopleOf(about: About): string[] {
  const people = peopleAt(about);
  return about.host === null || people.includes(about.host) ? people : [...people, about.host];
}

export const isListed = (about: About): boolean => about.access === 'open' && about.phase !== 'ended';
