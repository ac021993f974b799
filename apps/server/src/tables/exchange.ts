import { isOver, parseLog, verifying } from '@ennead/kernel';
import { parseName } from '../people/names.ts';
import type { Change, TableRow } from '../store/port.ts';
import { OPEN_CHAIR, type About, type Chair } from './about.ts';
import { archive, makeStory } from './archive.ts';
import { newTable } from './create.ts';
import { refuse } from './refused.ts';
import { pastOf } from './replay.ts';
import { isFork } from './retell.ts';
import { inSlices } from '../slices.ts';
import type { Tables } from './tables.ts';
import type { Asker } from './work.ts';

/** The record file of a game that is over, as `ennead verify` proves it. It says who played, as far as they are known. */
export async function exportLog(tables: Tables, table: string, asker: Asker | null): Promise<string> {
  const { t, ended, records } = await pastOf(tables, table, asker, undefined);
  if (!ended) refuse('not-ended', 'a game is exported when it is over: its record file holds the seed');
  if (isFork(records))
    refuse('fork', 'a fork begins in the middle of another game: no seed can prove it from the start');
  const kept = await archive(tables.house, table);
  if (!kept) refuse('unavailable', 'this game could not be archived');
  const [header, ...rest] = kept.log.split('\n');
  const players = t.about.seats.map(
    ({ name, bot }, seat) => name ?? (bot === null ? `player ${seat + 1}` : `bot:${bot}`),
  );
  return [JSON.stringify({ ...(JSON.parse(header) as object), players }), ...rest].join('\n');
}

/** Makes a finished table of a record file, if it proves itself: to be looked at, and forked. */
export async function importLog(tables: Tables, asker: Asker, source: string): Promise<TableRow> {
  const { house } = tables;
  wantModest(source);
  const proof = await inSlices(verifying(source, house.findGame));
  if (!proof.ok) refuse('flaw', `this record file does not prove itself: record ${proof.flaw.n}: ${proof.flaw.error}`);
  const { play } = proof;
  const { game, header, seed, records } = play;
  if (isFork(records)) refuse('fork', 'a fork cannot be imported');
  const now = house.clock.now();
  const sides = [...game.sides(play.state)];
  const outcome = isOver(play.state) ? game.outcome(play.state) : null;
  const seats = Array.from({ length: header.seats }, (_, seat): Chair => chairOf(header.players?.[seat]));
  const row = newTable(
    house,
    now,
    {
      game: game.id,
      access: 'private',
      password: null,
      options: play.setup.options,
      vanish: null,
      standIn: 'normal',
      clockSetting: { kind: 'none' },
      seats,
      host: asker.id,
    },
    {
      phase: 'ended',
      seed: null,
      commitment: header.commitment,
      result: {
        how: 'imported',
        places: outcome ? [...outcome.places] : null,
        values: outcome ? [...outcome.values] : null,
        sides,
      },
    } satisfies Partial<About>,
  );
  row.ended = now;
  const opening = { header: play.header, seed };
  const { story, log } = await makeStory(game, opening, records);
  const changes: Change[] = [
    { type: 'new-table', row },
    { type: 'open', table: row.id, opening },
    ...records.map((record): Change => ({ type: 'append', table: row.id, record })),
    { type: 'archive', row: { table: row.id, game: game.id, ended: now, log, story } },
  ];
  await house.store.write(changes);
  return row;
}

/** Longer than any game that somebody played to its end here. */
const MOST_RECORDS = 5000;

function wantModest(source: string): void {
  const log = parseLog(source);
  if (!log.ok) refuse('flaw', `this is no record file: ${log.error}`);
  const { records } = log.value;
  if (records.length > MOST_RECORDS)
    refuse('too-large', `wanted a game of at most ${MOST_RECORDS} records, found ${records.length}`);
}

function chairOf(player: string | undefined): Chair {
  const [, level] = /^bot:(.{1,20})$/.exec(player ?? '') ?? [];
  if (level !== undefined) return { ...OPEN_CHAIR, bot: level, reason: 'set' };
  const name = parseName(player);
  return { ...OPEN_CHAIR, name: name.ok ? name.value : null };
}
