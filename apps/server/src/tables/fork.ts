import { Stream, isOver, secretOf, snapshot, type Base, type Game, type Viewer } from '@ennead/kernel';
import type { ForkTable } from '@ennead/wire';
import type { TableRow } from '../store/port.ts';
import { chairsFor, newTable } from './create.ts';
import { refuse } from './refused.ts';
import { pastOf, type Past } from './replay.ts';
import { playAt } from './retell.ts';
import type { Tables } from './tables.ts';
import type { Asker } from './work.ts';

/**
 * A table that goes on from a record of another, with a seed of its own. What the forking seat did not know is dealt
 * again, so that a fork tells nobody anything; or, once the game is over, it lies as it lay, and everybody is told so.
 */
export async function forkTable(tables: Tables, table: string, asker: Asker, wanted: ForkTable): Promise<TableRow> {
  const past = await pastOf(tables, table, asker, wanted.seat === undefined ? undefined : String(wanted.seat));
  const { t, ended, records } = past;
  if (wanted.n > records.length)
    refuse('unknown-record', `there is no record ${wanted.n} yet: the last one is ${records.length}`);
  if (wanted.open && !ended) refuse('not-ended', 'a game can be forked as it lies when it is over');
  if (ended && !wanted.open && wanted.seat === undefined)
    refuse('fork', 'say for which seat the rest is dealt again, or fork it open');
  const { play } = await playAt(t.game, past.opening, records, wanted.n);
  if (isOver(play.state)) refuse('over', 'the game is over there: fork it at an earlier record');
  const { about } = t;
  const first = wanted.seat ?? about.seats.findIndex(({ person }) => person === asker.id);
  const sitting = wanted.seats ?? about.seats.map((_, seat) => (seat === Math.max(0, first) ? 'me' : about.standIn));
  if (sitting.length !== about.seats.length)
    refuse('setup', `this game has ${about.seats.length} seats, found ${sitting.length}`);
  const row = newTable(tables.house, tables.house.clock.now(), {
    ...about,
    access: 'private',
    password: null,
    seats: chairsFor(sitting, asker),
    host: asker.id,
  });
  const made = row.about as { seed: string; base: unknown; fork: unknown };
  if (!wanted.open) t.game.determinize(play.state, viewerOf(past), new Stream(secretOf(made.seed), 0));
  made.base = baseOf(t.game, play.state);
  made.fork = { table, n: wanted.n, open: wanted.open };
  await tables.house.store.write([{ type: 'new-table', row }]);
  tables.house.adopt(row);
  return row;
}

const viewerOf = ({ viewer }: Past): Viewer => viewer;

/** A state as the first of a new log: its questions are asked by no record yet. */
function baseOf<S extends Base>(game: Game<S>, state: S) {
  state.flow.n = 0;
  state.flow.since = state.flow.since.map(() => 0);
  return snapshot(game, state);
}
