import { OPEN_CHAIR, peopleAt, peopleOf, type About, type Chair } from './about.ts';
import { removeFromSeats } from './commands/seats.ts';
import { eachTableOf } from './directory.ts';
import type { LiveTable } from './live-table.ts';
import { refusalOf } from './refused.ts';
import type { Tables } from './tables.ts';
import { change, type Deed, type Work } from './work.ts';

/** Takes somebody out of all that tables know beside their logs, which have no names. */
export async function forgetEverywhere(tables: Tables, person: string): Promise<void> {
  const forget = (table: string): Promise<void> =>
    atTable(
      tables,
      table,
      work => forgetAt(work, person),
      about => ({ ...unseated(about, person), ...unmentioned(about, person) }),
    );
  await eachTableOf(tables, person, forget);
  for (const t of tables.inMemoryWhere(other => mentions(other, person))) await forget(t.id);
}

/** Gives somebody's chairs their new name. */
export async function renameEverywhere(tables: Tables, person: string, name: string | null): Promise<void> {
  const renamed = ({ seats }: About): Partial<About> => ({
    seats: seats.map(chair => (chair.person === person ? { ...chair, name } : chair)),
  });
  const rename = (work: Work): void => {
    if (work.t.about.seats.some(chair => chair.person === person)) change(work, renamed(work.t.about));
  };
  await eachTableOf(tables, person, table => atTable(tables, table, rename, renamed));
}

/** Does something at a table; one that does not open, because its game is gone or it is broken, has its row changed. */
async function atTable(tables: Tables, table: string, deed: Deed, amend: (about: About) => Partial<About>) {
  try {
    await tables.run(table, null, deed);
  } catch (error) {
    const code = refusalOf(error)?.code;
    if (code === 'unavailable') throw error;
    if (code === 'unknown-table') return;
    const { store } = tables.house;
    const row = await store.table(table);
    if (!row) return;
    const about: About = { ...(row.about as About), ...amend(row.about as About) };
    await store.write([{ type: 'table', row: { ...row, about, people: peopleOf(about) } }]);
  }
}

function forgetAt(work: Work, person: string): void {
  removeFromSeats(work, person, 'forgotten');
  if (work.changes.some(({ type }) => type === 'forget-table')) return;
  change(work, unmentioned(work.t.about, person));
  if (work.t.chat) work.t.chat = work.t.chat.filter(line => line.person !== person);
}

/** The lists of a table without somebody. */
function unmentioned(about: About, person: string): Partial<About> {
  const others = (list: readonly string[]): string[] => list.filter(other => other !== person);
  const { [person]: _recent, ...recent } = about.recent;
  return {
    muted: others(about.muted),
    removed: others(about.removed),
    admitted: others(about.admitted),
    sat: others(about.sat),
    entropy: about.entropy.filter(added => added.person !== person),
    proposals: about.proposals
      .filter(({ by }) => by !== person)
      .map(proposal => ({ ...proposal, wanted: others(proposal.wanted) })),
    recent,
  };
}

/** The chairs and the host of a table that cannot be opened, without somebody. */
function unseated(about: About, person: string): Partial<About> {
  const { phase, standIn, host } = about;
  const left = (chair: Chair): Chair => {
    if (phase === 'lobby') return OPEN_CHAIR;
    const gone: Chair = { ...chair, person: null, name: null, auto: false };
    return phase === 'ended' ? gone : { ...gone, bot: chair.bot ?? standIn, reason: 'forgotten' };
  };
  const seats = about.seats.map(chair => (chair.person === person ? left(chair) : chair));
  return { seats, host: host === person ? (peopleAt({ ...about, seats })[0] ?? null) : host };
}

function mentions({ about, chat }: LiveTable, person: string): boolean {
  const { muted, removed, admitted, sat, entropy, proposals, recent } = about;
  return (
    [muted, removed, admitted, sat].some(list => list.includes(person)) ||
    entropy.some(added => added.person === person) ||
    proposals.some(({ by, wanted }) => by === person || wanted.includes(person)) ||
    Object.hasOwn(recent, person) ||
    (chat?.some(line => line.person === person) ?? false)
  );
}
