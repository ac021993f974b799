import { makeRecord } from '@ennead/kernel';
import type { Change } from '../port.ts';

export type Value = string | number | null;

/** What is done to the database: a statement by its name, and its values. The first is the table's id where there is one. */
export type Operation = readonly [statement: StatementName, ...values: Value[]] | Append | TableOperation;

/** A record, and the row of a table, a new one or not: nearly all that is written. They have ways of their own. */
export type Append = readonly [statement: 'append', table: string, n: number, body: string];
export type TableOperation = readonly ['table', ...RowValues] | readonly ['new-table', ...RowValues];
type RowValues = [
  id: string,
  game: string,
  opened: number,
  changed: number,
  ended: number | null,
  listed: number,
  about: string,
  people: string,
];

/** ?1 is the table's id wherever a change belongs to a table. */
export const STATEMENTS = {
  open: 'INSERT INTO openings SELECT key, ?2, ?3 FROM tables WHERE id = ?1',
  draft: `INSERT INTO drafts SELECT key, ?2, ?3, ?4, ?5 FROM tables WHERE id = ?1
    ON CONFLICT DO UPDATE SET decision = ?3, picks = ?4, done = ?5`,
  'drop-drafts': 'DELETE FROM drafts WHERE table_key = (SELECT key FROM tables WHERE id = ?1)',
  snapshot: `INSERT INTO snapshots SELECT key, ?2, ?3, ?4 FROM tables WHERE id = ?1
    ON CONFLICT DO UPDATE SET n = ?2, rules = ?3, state = ?4`,
  archive: `INSERT INTO archives SELECT key, ?2, ?3, ?4, ?5 FROM tables WHERE id = ?1
    ON CONFLICT DO UPDATE SET game = ?2, ended = ?3, log = ?4, story = ?5`,
  chat: 'INSERT INTO chat (table_key, at, person, text) SELECT key, ?2, ?3, ?4 FROM tables WHERE id = ?1',
  'forget-table': 'DELETE FROM tables WHERE id = ?1',
  person: `INSERT INTO people VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT DO UPDATE SET name = ?2, since = ?3, seen = ?4, epoch = ?5`,
  'forget-person': 'DELETE FROM people WHERE id = ?1',
  'forget-words': 'DELETE FROM chat WHERE person = ?1',
  'forget-spent': 'DELETE FROM spent WHERE until < ?1',
  spend: 'INSERT INTO spent VALUES (?1, ?2) ON CONFLICT DO NOTHING',
} as const satisfies Record<string, string>;

export type StatementName = keyof typeof STATEMENTS;

/** Where nothing may stand: the end of a table, the name of a person. */
const MAY_BE_NOTHING: Partial<Record<Operation[0], number>> = { table: 5, 'new-table': 5, person: 2 };
/** What ends or parts a line of the journal, ends a text of the database, or is kept as another: two names were one. */
const NOT_IN_NAMES = /[\p{Control}\p{Surrogate}]/u;

/** How many names an operation brings along. All others want a table that is there, under the name that it has there. */
const NAMES: Partial<Record<Operation[0], number>> = {
  table: 2,
  'new-table': 2,
  'forget-table': 1,
  'drop-drafts': 1,
};

/** Says what is wrong with an operation that could not be made, whatever the database holds; null for all others. */
export function flawIn(operation: Operation): string | null {
  const [name] = operation;
  for (let i = 1; i < operation.length; i++) {
    const value: unknown = operation[i];
    if (typeof value === 'string' || Number.isFinite(value)) continue;
    if (value !== null || MAY_BE_NOTHING[name] !== i) return `value ${i} of ${name} is ${String(value)}`;
  }
  const count = NAMES[name];
  if (count === undefined) return null;
  const names = operation.slice(1, 1 + count) as string[];
  return names.some(one => NOT_IN_NAMES.test(one)) ? `${JSON.stringify(names)} cannot name a table` : null;
}

/** A change as operations. It is written down here and now: what becomes of the change later does not matter. */
export function operationsOf(change: Change, now: number): Operation[] {
  switch (change.type) {
    case 'table':
    case 'new-table': {
      const { id, game, opened, changed, ended, listed, about, people } = change.row;
      return [[change.type, id, game, opened, changed, ended, listed ? 1 : 0, json(about), json(people)]];
    }
    case 'open':
      return [['open', change.table, json(change.opening.header), change.opening.seed]];
    case 'append':
      return [['append', change.table, change.record.n, makeRecord(change.record)]];
    case 'draft': {
      const { seat, decision, picks, done } = change.draft;
      return [['draft', change.table, seat, decision, json(picks), done ? 1 : 0]];
    }
    case 'snapshot': {
      const { n, rules, state } = change.snapshot;
      return [['snapshot', change.table, n, rules, json(state)]];
    }
    case 'archive': {
      const { table, game, ended, log, story } = change.row;
      return [['archive', table, game, ended, json(log), json(story)]];
    }
    case 'chat':
      return [['chat', change.table, change.at, change.person, json(change.text)]];
    case 'person': {
      const { id, name, since, seen, epoch } = change.row;
      return [['person', id, name === null ? null : json(name), since, seen, epoch]];
    }
    case 'drop-drafts':
      return [['drop-drafts', change.table]];
    case 'forget-table':
      return [['forget-table', change.id]];
    case 'forget-person':
      return [
        ['forget-person', change.id],
        ['forget-words', change.id],
      ];
    case 'spend':
      return [
        ['forget-spent', now],
        ['spend', change.token, change.until],
      ];
  }
}

const json = (value: unknown): string => JSON.stringify(value) ?? 'null';

/**
 * Operations as the journal keeps them, one in a line: JSON, which has no ends of lines and no tabs. Nor have the names of
 * a table and its game, so that what is JSON already stands as it is, in the line of a record, which begins with its
 * number, and in that of a table's row, which begins with a tab. Whoever reads them looks whether a table is new.
 */
export const makeLines = (taken: readonly { operation: Operation }[]): string =>
  taken.map(({ operation }) => lineOf(operation)).join('');

function lineOf(operation: Operation): string {
  switch (operation[0]) {
    case 'append':
      return `${operation[2]}\t${operation[1]}\t${operation[3]}\n`;
    case 'table':
    case 'new-table': {
      const [, id, game, opened, changed, ended, listed, about, people] = operation;
      return `\t${id}\t${game}\t${opened}\t${changed}\t${ended ?? ''}\t${listed}\t${about}\t${people}\n`;
    }
    default:
      return `${json(operation)}\n`;
  }
}

/** The operations of a group of the journal, in order. Older servers wrote the rows of tables as JSON too. */
export const parseLines = (text: string): Operation[] => text.split('\n').slice(0, -1).map(parseLine);

function parseLine(line: string): Operation {
  if (line.startsWith('[')) return JSON.parse(line) as Operation;
  const [first, ...rest] = line.split('\t');
  if (first !== '') return ['append', rest[0], Number(first), rest[1]];
  const [id, game, opened, changed, ended, listed, about, people] = rest;
  const end = ended === '' ? null : Number(ended);
  return ['table', id, game, Number(opened), Number(changed), end, Number(listed), about, people];
}
