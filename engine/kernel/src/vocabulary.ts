import { EngineFault, bad, ok, type Result } from './errors.ts';

/** The values one argument of a move may take, as small numbers inside and as names outside. */
export interface Domain {
  readonly arg: string;
  readonly size: number;
  name(value: number): string;
  /** The number of a name; -1 if there is none. */
  find(name: string): number;
  /** The same values under another argument name. */
  as(arg: string): Domain;
}

/** An open value: words that a person types. It comes last, and is checked at the door. */
export interface TextDomain {
  readonly arg: string;
  readonly longest: number;
  /** Something that a person could have typed, for tests and bots. */
  sample(k: number): string;
}

/** A closed list of names. */
export function names(arg: string, list: readonly string[]): Domain {
  const index = new Map(list.map((name, i) => [name, i]));
  const slip = list.find((name, i) => name.includes('/') || index.get(name) !== i);
  if (slip !== undefined) throw new EngineFault(`${arg}: "${slip}" has a slash or is listed twice`);
  return {
    arg,
    size: list.length,
    name: i => list[i],
    find: name => index.get(name) ?? -1,
    as: other => names(other, list),
  };
}

/** Whole numbers from low to high; inside they count from 0. */
export function range(arg: string, low: number, high: number): Domain {
  return names(
    arg,
    Array.from({ length: high - low + 1 }, (_, i) => String(low + i)),
  );
}

/** Seats 0 to max - 1. */
export const seats = (max: number): Domain => range('seat', 0, max - 1);

export function text(arg: string, longest: number, samples: readonly string[] = ['…']): TextDomain {
  return { arg, longest, sample: k => samples[k % samples.length] };
}

const isText = (domain: Domain | TextDomain): domain is TextDomain => 'longest' in domain;

type Entry = readonly (Domain | TextDomain)[];
type Spec = Readonly<Record<string, Entry>>;
type Numbers<E extends Entry> = E extends readonly [...infer Head extends readonly Domain[], TextDomain]
  ? { [I in keyof Head]: number }
  : { [I in keyof E]: number };

/** One option, spelled out for people and programs at the edge. */
export interface Spelled {
  move: string;
  [arg: string]: string;
}

/** One pick as it came in: its code, and the words that were typed where the entry is open. */
export interface Pick {
  readonly code: number;
  readonly text?: string;
}

export interface VocabularyBase {
  /** How many codes there are. */
  readonly size: number;
  readonly names: readonly string[];
  /** Which move a code is: an index into `names`. */
  readonly kindOf: Uint8Array;
  /** The i-th argument of a code. */
  arg(code: number, i: number): number;
  /** The argument tables behind `arg`, for inner loops. */
  readonly args: readonly Int16Array[];
  read(code: number): Readonly<Spelled>;
  /** What the log and the API say: `march/2/asgard/midgard`. */
  key(code: number, text?: string): string;
  parse(key: string): Result<Pick>;
  /** The open value that a code wants, if any. */
  textOf(code: number): TextDomain | null;
}

export type Vocabulary<S extends Spec> = VocabularyBase & {
  /** The number of each move, as `kindOf` gives it. */
  readonly kind: { readonly [M in keyof S | 'done']: number };
  /** Values by kind of move, as an array: `otherwise` stands for the moves that are not named. */
  table<T>(entries: { readonly [M in keyof S]?: T }, otherwise: T): readonly T[];
} & { readonly [M in keyof S]: (...args: Numbers<S[M]>) => number };

/** What somebody sent, as far as a sentence can hold it. */
export const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Code 0 of every vocabulary: no further picks. It is offered, and never stands in a record. */
export const DONE = 0;

const RESERVED = new Set([
  'size',
  'names',
  'kindOf',
  'arg',
  'args',
  'read',
  'key',
  'parse',
  'textOf',
  'kind',
  'table',
  'done',
]);

/** Declares a game's moves once; codes are small integers in the order of declaration. */
export function vocabulary<const S extends Spec>(spec: S): Vocabulary<S> {
  const moveNames = ['done', ...Object.keys(spec)];
  const domains: Domain[][] = [[]];
  const texts: (TextDomain | null)[] = [null];
  const bases = [0];
  let size = 1;
  for (const [move, entry] of Object.entries(spec)) {
    if (RESERVED.has(move)) throw new EngineFault(`a move cannot be called "${move}": the vocabulary uses that name`);
    const last = entry.at(-1);
    texts.push(last && isText(last) ? last : null);
    const numbers = entry.filter(domain => !isText(domain)) as Domain[];
    if (numbers.length + (texts.at(-1) ? 1 : 0) !== entry.length)
      throw new EngineFault(`move "${move}": text comes last, once`);
    const twice = entry.find((domain, i) => domain.arg === 'move' || entry.findIndex(e => e.arg === domain.arg) !== i);
    if (twice) throw new EngineFault(`move "${move}": two things are called "${twice.arg}"; use .as(…)`);
    domains.push(numbers);
    bases.push(size);
    size += numbers.reduce((product, domain) => product * domain.size, 1);
  }

  const kindOf = new Uint8Array(size);
  const args = Array.from({ length: Math.max(...domains.map(list => list.length)) }, () => new Int16Array(size));
  const makers: Record<string, (...values: number[]) => number> = {};
  moveNames.forEach((move, kind) => {
    const own = domains[kind];
    const base = bases[kind];
    const end = kind + 1 < bases.length ? bases[kind + 1] : size;
    for (let code = base; code < end; code++) {
      kindOf[code] = kind;
      let rest = code - base;
      for (let i = own.length - 1; i >= 0; i--) {
        args[i][code] = rest % own[i].size;
        rest = Math.floor(rest / own[i].size);
      }
    }
    makers[move] = maker(
      base,
      own.map(domain => domain.size),
    );
  });

  const spell = (code: number, typed?: string): string => {
    const kind = kindOf[code];
    const parts = [moveNames[kind], ...domains[kind].map((domain, i) => domain.name(args[i][code]))];
    if (texts[kind]) parts.push(typed ?? '');
    return parts.join('/');
  };

  const spellOut = (code: number): Spelled => {
    const kind = kindOf[code];
    const spelled: Spelled = { move: moveNames[kind] };
    domains[kind].forEach((domain, i) => (spelled[domain.arg] = domain.name(args[i][code])));
    return spelled;
  };
  const spellings: Readonly<Spelled>[] = [];

  /** Keys of codes that want no text, and what was read of them, once each. */
  const keys: string[] = [];
  const known = new Map<string, Result<Pick>>();

  const key = (code: number, typed?: string): string =>
    texts[kindOf[code]] ? spell(code, typed) : (keys[code] ??= spell(code));

  const parse = (given: string): Result<Pick> => {
    const before = known.get(given);
    if (before) return before;
    const pick = read(given);
    // Under our own spelling: what was given may be a piece of a long text, and would keep all of it in memory.
    if (pick.ok && pick.value.text === undefined) known.set(key(pick.value.code), pick);
    return pick;
  };

  const read = (given: string): Result<Pick> => {
    const [move, ...words] = given.split('/');
    const kind = moveNames.indexOf(move);
    if (kind < 0) return bad(`no move is called "${short(move)}"; there are ${moveNames.join(', ')}`);
    const open = texts[kind];
    const own = domains[kind];
    const tail = words.slice(own.length);
    if (words.length < own.length + (open ? 1 : 0) || (!open && tail.length))
      return bad(
        `"${short(given)}": ${move} wants ${own.map(domain => domain.arg).join(', ') || 'nothing'}${open ? ` and ${open.arg}` : ''}`,
      );
    const values: number[] = [];
    for (const [i, domain] of own.entries()) {
      const value = domain.find(words[i]);
      if (value < 0) return bad(`"${short(given)}": "${short(words[i])}" is no ${domain.arg}`);
      values.push(value);
    }
    const code = makers[move](...values);
    if (!open) return ok({ code });
    return ok({ code, text: tail.join('/') });
  };

  const base: VocabularyBase = {
    size,
    names: moveNames,
    kindOf,
    args,
    arg: (code, i) => args[i][code],
    key,
    parse,
    textOf: code => texts[kindOf[code]],
    read: code => (spellings[code] ??= Object.freeze(spellOut(code))),
  };
  const kind = Object.fromEntries(moveNames.map((move, i) => [move, i]));
  const table = <T>(entries: Record<string, T>, otherwise: T): readonly T[] =>
    moveNames.map(move => entries[move] ?? otherwise);
  return { ...makers, ...base, kind, table } as unknown as Vocabulary<S>;
}

/** The arithmetic of one entry, one closure per arity: inner loops call these. */
function maker(base: number, sizes: readonly number[]): (...values: number[]) => number {
  const [, second = 1, third = 1] = sizes;
  switch (sizes.length) {
    case 0:
      return () => base;
    case 1:
      return (a: number) => base + a;
    case 2:
      return (a: number, b: number) => base + a * second + b;
    case 3:
      return (a: number, b: number, c: number) => base + (a * second + b) * third + c;
    default:
      return (...values) => base + values.reduce((code, value, i) => code * sizes[i] + value, 0);
  }
}
