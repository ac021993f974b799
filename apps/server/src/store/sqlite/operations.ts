import { makeRecord } from '@ennead/kernel';
import type { Change } from '../port.ts';

type Value = string | number | null;

/** What is done to the database: a statement by its name, and its values. */
export type Operation = readonly [statement: StatementName, ...values: Value[]] | Append;

/** A record, which has a way of its own. */
export type Append = readonly [statement: 'append', table: string, n: number, body: string];

interface Statement {
  sql: string;
  /** Says why nothing was changed, where something must be; without it, changing nothing is fine. */
  refusal?: (values: readonly Value[]) => string;
}

const noTable = ([table]: readonly Value[]): string => `there is no table ${table}`;

/** ?1 is the table's id wherever a change belongs to a table. */
export const STATEMENTS = {
  table: {
    sql: `INSERT INTO tables (id, game, opened, changed, ended, listed, about, people) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
      ON CONFLICT (id) DO UPDATE SET game = ?2, opened = ?3, changed = ?4, ended = ?5, listed = ?6, about = ?7, people = ?8`,
  },
  open: {
    sql: `INSERT INTO openings SELECT key, ?2, ?3 FROM tables WHERE id = ?1 ON CONFLICT DO NOTHING`,
    refusal: ([table]) => `table ${table} is not there, or was opened before`,
  },
  draft: {
    sql: `INSERT INTO drafts SELECT key, ?2, ?3, ?4, ?5 FROM tables WHERE id = ?1
      ON CONFLICT DO UPDATE SET decision = ?3, picks = ?4, done = ?5`,
    refusal: noTable,
  },
  'drop-drafts': { sql: 'DELETE FROM drafts WHERE table_key = (SELECT key FROM tables WHERE id = ?1)' },
  snapshot: {
    sql: `INSERT INTO snapshots SELECT key, ?2, ?3, ?4 FROM tables WHERE id = ?1
      ON CONFLICT DO UPDATE SET n = ?2, rules = ?3, state = ?4`,
    refusal: noTable,
  },
  archive: {
    sql: `INSERT INTO archives SELECT key, ?2, ?3, ?4, ?5 FROM tables WHERE id = ?1
      ON CONFLICT DO UPDATE SET game = ?2, ended = ?3, log = ?4, story = ?5`,
    refusal: noTable,
  },
  chat: {
    sql: 'INSERT INTO chat (table_key, at, person, text) SELECT key, ?2, ?3, ?4 FROM tables WHERE id = ?1',
    refusal: noTable,
  },
  'forget-table': { sql: 'DELETE FROM tables WHERE id = ?1' },
  person: {
    sql: `INSERT INTO people VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT DO UPDATE SET name = ?2, since = ?3, seen = ?4, epoch = ?5`,
  },
  'forget-person': { sql: 'DELETE FROM people WHERE id = ?1' },
  'forget-words': { sql: 'DELETE FROM chat WHERE person = ?1' },
  'forget-spent': { sql: 'DELETE FROM spent WHERE until < ?1' },
  spend: {
    sql: 'INSERT INTO spent VALUES (?1, ?2) ON CONFLICT DO NOTHING',
    refusal: () => 'this token was used before',
  },
} as const satisfies Record<string, Statement>;

export type StatementName = keyof typeof STATEMENTS;

export const refusalOf = ([name, ...values]: readonly [StatementName, ...Value[]]): string | null =>
  (STATEMENTS[name] as Statement).refusal?.(values) ?? null;

/** A change as operations. It is written down here and now: what becomes of the change later does not matter. */
export function operationsOf(change: Change, now: number): Operation[] {
  switch (change.type) {
    case 'table': {
      const { id, game, opened, changed, ended, listed, about, people } = change.row;
      return [['table', id, game, opened, changed, ended, listed ? 1 : 0, json(about), json(people)]];
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
