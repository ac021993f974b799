import { availableParallelism } from 'node:os';
import { reportLab, sumTallies, type EncounterFile, type LabTally } from '@ennead/numenera/lab';
import { sayLab, type Say } from '@ennead/numenera/words';
import type { Context } from '../context.ts';
import { readEncounter } from '../encounters.ts';
import { INTERRUPTED, UserError } from '../errors.ts';
import { wholeNumber } from '../setup.ts';
import { inThreads } from '../sim/pool.ts';
import { Progress } from '../sim/progress.ts';
import { namedTable, table, wrap, wrapTight } from '../text.ts';
import { listCommand } from './list-content.ts';

interface EncounterOptions {
  games: string;
  seed: string;
  workers?: string;
  list?: string;
  json?: boolean;
}

const MOST_GAMES = 1_000_000;
const MOST_SEED = 2 ** 31 - 1;
const MOST_WORKERS = 256;

/** `ennead encounter <file>`: the same fight many times, so that a game master can judge it; or what a file may name. */
export async function encounterCommand(
  context: Context,
  file: string | undefined,
  options: EncounterOptions,
): Promise<number> {
  if (options.list !== undefined) {
    if (file !== undefined) throw new UserError(context.say('errors.besideList', { found: file }));
    listCommand(context, options.list, options.json ?? false);
    return 0;
  }
  if (file === undefined) throw new UserError(context.say('errors.argument', { wanted: 'file' }));
  return judge(context, file, options);
}

async function judge(context: Context, file: string, options: EncounterOptions): Promise<number> {
  const encounter = readEncounter(context, file);
  const games = wholeNumber(context, '--games', options.games, 1, MOST_GAMES);
  const seed = wholeNumber(context, '--seed', options.seed, 0, MOST_SEED);
  const spare = String(Math.max(1, availableParallelism() - 1));
  const workers = wholeNumber(context, '--workers', options.workers ?? spare, 1, MOST_WORKERS);
  const { tallies, stopped } = await fight(context, encounter, games, seed, workers);
  const counted = tallies.length > 0 ? tallies.reduce(sumTallies) : null;
  if (options.json) {
    if (counted) context.print(JSON.stringify(reportLab(encounter, seed, counted), null, 2));
  } else {
    const done = counted?.rounds.count ?? 0;
    if (done < games) context.print(context.paint.warn(context.say('sim.stopped', { done, total: games })));
    if (counted) show(context, encounter, seed, counted);
  }
  return stopped ? INTERRUPTED : 0;
}

/** Games that a thread plays before it tells of them. */
const SLICE = 50;

async function fight(
  context: Context,
  file: EncounterFile,
  games: number,
  seed: number,
  workers: number,
): Promise<{ tallies: LabTally[]; stopped: boolean }> {
  const slice = Math.max(1, Math.min(SLICE, Math.ceil(games / workers)));
  const starts = Array.from({ length: Math.ceil(games / slice) }, (_, i) => i * slice);
  const progress = new Progress(context, games);
  const running = inThreads<number, LabTally>(
    {
      tasks: starts,
      batch: () => 1,
      request: (id, [from]) => ({ id, kind: 'encounters', file, seed, from, games: Math.min(slice, games - from) }),
      read: reply => (reply.kind === 'fought' ? { results: [reply.tally], done: true } : null),
    },
    workers,
    tallies => progress.update(tallies.reduce((sum, { rounds }) => sum + rounds.count, 0)),
  );
  let stopped = false;
  const onStop = (): void => {
    stopped = true;
    running.stop();
  };
  process.once('SIGINT', onStop);
  try {
    return { tallies: await running.results, stopped };
  } finally {
    process.off('SIGINT', onStop);
    progress.clear();
  }
}

function show(context: Context, file: EncounterFile, seed: number, counted: LabTally): void {
  const { paint, print, sayIn, columns } = context;
  const { title, odds, tables, note } = sayLab(reportLab(file, seed, counted), sayIn('numenera') as Say);
  print(...wrapTight(title, columns()).map(paint.bold), ...table(odds));
  for (const { head, rows } of tables) {
    print('', ...namedTable([head.map(paint.dim), ...rows], columns()));
  }
  print('', ...wrap(note, columns()).map(paint.dim));
}
