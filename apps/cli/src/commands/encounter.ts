import { closeSync, openSync, readSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseEncounter, reportLab, sumTallies, type EncounterFile, type LabTally } from '@ennead/numenera/lab';
import { sayLab, type Say } from '@ennead/numenera/words';
import type { Context } from '../context.ts';
import { INTERRUPTED, UserError } from '../errors.ts';
import { wholeNumber } from '../setup.ts';
import { inThreads } from '../sim/pool.ts';
import { Progress } from '../sim/progress.ts';
import { table, wrap } from '../text.ts';

interface EncounterOptions {
  games: string;
  seed: string;
  workers?: string;
  json?: boolean;
}

const MOST_GAMES = 1_000_000;
const MOST_SEED = 2 ** 31 - 1;
const MOST_WORKERS = 256;
/** Bytes that are read of a file: more than any encounter needs, so that a wrong file is not read whole. */
const MOST_BYTES = 4_000_000;

/** `ennead encounter <file>`: the same fight many times, so that a game master can judge it. */
export async function encounterCommand(context: Context, file: string, options: EncounterOptions): Promise<number> {
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

function readEncounter({ say }: Context, file: string): EncounterFile {
  let text: string;
  try {
    text = beginningOf(file);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? '';
    throw new UserError(say('errors.encounterUnreadable', { file, why }));
  }
  const parsed = parseEncounter(text);
  if (!parsed.ok) throw new UserError(say('errors.encounter', { file, why: parsed.error }));
  return parsed.value;
}

function beginningOf(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(MOST_BYTES);
    let length = 0;
    for (let more = -1; more !== 0 && length < MOST_BYTES; length += more)
      more = readSync(handle, bytes, length, MOST_BYTES - length, null);
    return bytes.toString('utf8', 0, length);
  } finally {
    closeSync(handle);
  }
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
  print(...wrap(title, columns()).map(paint.bold), ...table(odds));
  for (const { head, rows } of tables) {
    const figures = head.slice(1).map((_, i) => i + 1);
    print('', ...table([head.map(paint.dim), ...rows], figures));
  }
  print('', ...wrap(note, columns()).map(paint.dim));
}
