import type { TableList, TableSummary } from '@ennead/wire';
import type { ListedTables, TableRow } from '../store/port.ts';
import type { About } from './about.ts';
import { maskOf } from './about.ts';
import type { LiveTable } from './live-table.ts';
import { refuse } from './refused.ts';
import { turns } from '../turns.ts';
import type { Tables } from './tables.ts';
import { waitingSeats } from './view.ts';
import type { Asker } from './work.ts';

export interface ListWish {
  which: 'open' | 'mine';
  game?: string | undefined;
  ended?: boolean | undefined;
  limit: number;
  next?: string | undefined;
}

/** A page of tables: those that anybody may join, or one's own. */
export async function listTables(tables: Tables, asker: Asker | null, wish: ListWish): Promise<TableList> {
  const { store } = tables.house;
  if (wish.which === 'mine' && !asker) refuse('identity', 'say who you are first: your tables need a guest token');
  const wanted: ListedTables = {
    limit: wish.limit + 1,
    ...(wish.which === 'open' ? { listed: true, ended: false } : { person: asker!.id }),
    ...(wish.ended !== undefined && { ended: wish.ended }),
    ...(wish.game !== undefined && { game: wish.game }),
    ...pageAfter(wish.next),
  };
  const rows = await store.tables(wanted);
  const page = rows.slice(0, wish.limit);
  const last = page.at(-1);
  return {
    tables: page.map(row => summaryOf(row, asker, tables.peek(row.id))),
    next: rows.length > wish.limit && last ? `${last.changed}.${last.id}` : null,
  };
}

function pageAfter(next: string | undefined): Partial<ListedTables> {
  if (next === undefined) return {};
  const [, time, id] = /^(\d+)\.([a-z2-7]+)$/.exec(next) ?? refuse('malformed', 'that is no page of this list');
  return { before: Number(time), beforeId: id };
}

/** The row follows the log in its own time: who is waited for, the table itself knows, if it is in memory. */
function summaryOf(row: TableRow, asker: Asker | null, live: LiveTable | null): TableSummary {
  const { id, game, opened, changed, ended, about } = row;
  const { phase, access, locked, options, clockSetting, seats } = about as About;
  const waiting = live ? waitingSeats(live) : (about as About).waiting;
  const mask = maskOf(about as About, asker?.id ?? null);
  return {
    id,
    game,
    opened,
    changed,
    ended,
    phase,
    access,
    locked,
    options,
    clock: clockSetting,
    seats: seats.map(({ person, name, bot }) => ({ person, name, bot })),
    waiting: phase === 'running' ? waiting.filter(seat => (mask >> seat) & 1) : [],
  };
}

const inTurn = turns();

/** Makes one table more for somebody, unless they have enough: one after the other, so that all of them are counted. */
export const withRoom = <T>(tables: Tables, asker: Asker, make: () => Promise<T>): Promise<T> =>
  inTurn(asker.id, async () => {
    await wantRoom(tables, asker);
    return make();
  });

async function wantRoom({ house: { store, limits } }: Tables, { id }: Asker): Promise<void> {
  const { tablesPerPerson } = limits;
  const running = await store.tables({ person: id, ended: false, limit: tablesPerPerson * 4 });
  const hosted = running.filter(row => (row.about as About).host === id).length;
  if (hosted >= tablesPerPerson)
    refuse('limit', `you host ${hosted} tables that have not ended: close one before you open another`);
}

/** The same for a game that was played elsewhere: its table has ended, and stays. */
export const withRoomForImport = <T>(tables: Tables, asker: Asker, make: () => Promise<T>): Promise<T> =>
  inTurn(asker.id, async () => {
    const { store, limits } = tables.house;
    const imported = await store.tables({ person: asker.id, ended: true, limit: limits.importsPerPerson * 4 });
    const count = imported.filter(({ about }) => (about as About).result?.how === 'imported').length;
    if (count >= limits.importsPerPerson)
      refuse('limit', `you have imported ${count} games: that is as many as you may`);
    return make();
  });

/** Does something at every table of a person that has not been forgotten. */
export async function eachTableOf(
  { house: { store } }: Tables,
  person: string,
  visit: (table: string) => Promise<unknown>,
): Promise<void> {
  const ids: string[] = [];
  let page: Partial<ListedTables> = {};
  for (;;) {
    const rows = await store.tables({ person, limit: 200, ...page });
    ids.push(...rows.map(({ id }) => id));
    const last = rows.at(-1);
    if (!last || rows.length < 200) break;
    page = { before: last.changed, beforeId: last.id };
  }
  for (const id of ids) await visit(id);
}
