import { bad, ok, type Result } from './errors.ts';
import type { Outcome, OptionValue } from './game.ts';
import { isSeed, type Seed } from './random.ts';

/** The format of record files. */
export const FORMAT = 1;

/** What stands above the records: everything that a replay starts from, but for the seed. */
export interface Header {
  ennead: typeof FORMAT;
  game: string;
  rules: number;
  program: string;
  seats: number;
  options: Record<string, OptionValue>;
  commitment: string;
  /** What the players added to the seed before set-up. */
  entropy?: string[];
  /** Who sat where, for people. */
  players?: string[];
}

export interface GameRecord {
  n: number;
  picks: Readonly<Record<string, readonly string[]>>;
  hash?: string;
}

/** Takes the game back to where it stood before record `undo`. */
export interface UndoRecord {
  n: number;
  undo: number;
  hash?: string;
}

/** What happened around the game: seats taken, clocks. It has a number and never reaches the rules. */
export interface TableRecord {
  n: number;
  table: unknown;
  hash?: string;
}

export type LogRecord = GameRecord | UndoRecord | TableRecord;

/** The last line of a record file: the seed that proves every draw, and how it ended. */
export interface Closing {
  seed: Seed;
  /** Null while the game goes on. */
  outcome: Outcome | null;
}

export interface Log {
  header: Header;
  records: LogRecord[];
  closing: Closing;
}

/** Picks that many records share, and how they are written: once. */
const shared = new WeakMap<GameRecord['picks'], string>();

/** Picks for many records: nobody may change them from now on. */
export function sharePicks(picks: GameRecord['picks']): GameRecord['picks'] {
  Object.values(picks).forEach(Object.freeze);
  shared.set(picks, JSON.stringify(picks));
  return Object.freeze(picks);
}

/** A record as JSON. */
export function makeRecord(record: LogRecord): string {
  const picks = 'picks' in record && record.hash === undefined ? shared.get(record.picks) : undefined;
  return picks === undefined ? JSON.stringify(record) : `{"n":${record.n},"picks":${picks}}`;
}

/** A record file: JSON, one line each for header, records and closing. */
export function makeLog({ header, records, closing }: Log): string {
  return [JSON.stringify(header), ...records.map(makeRecord), JSON.stringify({ closing })].join('\n') + '\n';
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string');
const isNumber = (value: unknown): value is number => Number.isInteger(value);

export function parseLog(source: string): Result<Log> {
  const lines = source.split('\n').filter(line => line.trim() !== '');
  const values: Fields[] = [];
  for (const [i, line] of lines.entries()) {
    const value = parseLine(line);
    if (!isObject(value)) return bad(`line ${i + 1} is not a JSON object: ${line.slice(0, 60)}`);
    values.push(value);
  }
  const [first, ...rest] = values;
  if (first === undefined) return bad('wanted a record file, found an empty one');
  const header = parseHeader(first, lines[0]);
  if (!header.ok) return header;
  const last = rest.pop();
  if (!last || !isObject(last['closing']))
    return bad(`wanted a closing line, but the file ends after line ${lines.length}: it is cut off`);
  const closing = parseClosing(last['closing']);
  if (!closing.ok) return closing;
  const records: LogRecord[] = [];
  for (const [i, fields] of rest.entries()) {
    const record = parseRecord(fields);
    if (!record) return bad(`line ${i + 2} is not a record: ${lines[i + 1].slice(0, 60)}`);
    if (record.n !== i + 1) return bad(`line ${i + 2}: wanted record ${i + 1}, found record ${record.n}`);
    records.push(record);
  }
  return ok({ header: header.value, records, closing: closing.value });
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** What each field of a header must be. */
const HEADER: Readonly<Record<string, (value: unknown) => boolean>> = {
  game: value => typeof value === 'string',
  rules: isNumber,
  program: value => typeof value === 'string',
  seats: isNumber,
  options: isObject,
  commitment: isSeed,
  entropy: value => value === undefined || isTexts(value),
  players: value => value === undefined || isTexts(value),
};

function parseHeader(fields: Fields, line: string): Result<Header> {
  if (fields['ennead'] !== FORMAT)
    return bad(`wanted an Ennead record file of format ${FORMAT}, found ${line.slice(0, 60)}`);
  const wrong = Object.keys(HEADER).find(field => !HEADER[field](fields[field]));
  return wrong ? bad(`the header's "${wrong}" is missing or malformed`) : ok(fields as unknown as Header);
}

function parseClosing({ seed, outcome }: Fields): Result<Closing> {
  if (!isSeed(seed)) return bad('the closing line has no seed of 64 hex digits');
  if (outcome === null) return ok({ seed, outcome });
  const isNumbers = (list: unknown): boolean => Array.isArray(list) && list.every(item => typeof item === 'number');
  if (!isObject(outcome) || !isNumbers(outcome['places']) || !isNumbers(outcome['values']))
    return bad('the closing line has no outcome');
  const { places, values } = outcome as unknown as Outcome;
  return ok({ seed, outcome: { places, values } });
}

const SEAT_NAME = /^(0|[1-9]\d?)$/;
const isPicks = (value: unknown): boolean =>
  isObject(value) && Object.entries(value).every(([seat, keys]) => SEAT_NAME.test(seat) && isTexts(keys));

/** A record says one thing: picks, an undo, or something about the table. */
function parseRecord(fields: Fields): LogRecord | null {
  if (!isNumber(fields['n']) || (fields['hash'] !== undefined && typeof fields['hash'] !== 'string')) return null;
  const said = ['picks', 'undo', 'table'].filter(what => Object.hasOwn(fields, what));
  if (said.length !== 1) return null;
  const { picks, undo } = fields;
  const good = said[0] === 'picks' ? isPicks(picks) : said[0] === 'undo' ? isNumber(undo) : true;
  return good ? (fields as unknown as LogRecord) : null;
}

/** The records that still stand: what was taken back is left out. */
export function standing(records: readonly LogRecord[]): GameRecord[] {
  const line: GameRecord[] = [];
  for (const record of records) {
    if ('picks' in record) line.push(record);
    else if ('undo' in record) while (line.length > 0 && line.at(-1)!.n >= record.undo) line.pop();
  }
  return line;
}
