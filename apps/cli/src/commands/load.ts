import { checkSetup, type Game } from '@ennead/kernel';
import { Refused } from '@ennead/wire/client';
import { gameFor } from '../catalogue.ts';
import type { Context } from '../context.ts';
import { FAILED, INTERRUPTED, UserError } from '../errors.ts';
import { Tally, type Figures } from '../load/figures.ts';
import { startOwnServer } from '../load/own-server.ts';
import { LoadTable } from '../load/table.ts';
import { parseServer } from '../links.ts';
import { wholeNumber } from '../setup.ts';
import { Progress } from '../sim/progress.ts';
import { table } from '../text.ts';

interface LoadOptions {
  tables: string;
  seconds: string;
  url?: string;
  game: string;
  json?: boolean;
}

const MOST_TABLES = 10_000;
const MOST_SECONDS = 3600;
/**
 * What is played before anything is measured, as a share of what is, and in seconds at most: a server that has just
 * started is compiled meanwhile, which takes a slow machine some twelve seconds (docs/bench.md).
 */
const WARM_UP = { share: 1.5, most: 15 };
/** A table that has not moved for so long at the end stands still. */
const STUCK_MS = 5_000;
const LOOK_EVERY_MS = 100;

/** `ennead load`: tables of random players over the wire; how many moves a second, and how late. */
export async function loadCommand(context: Context, options: LoadOptions): Promise<number> {
  const tables = wholeNumber(context, '--tables', options.tables, 1, MOST_TABLES);
  const seconds = wholeNumber(context, '--seconds', options.seconds, 1, MOST_SECONDS);
  const game = gameFor(context, options.game);
  const url = options.url === undefined ? null : parseServer(context, '--url', options.url);
  const { json = false } = options;
  let stopped = false;
  const stop = (): void => void (stopped = true);
  process.once('SIGINT', stop);
  const server = url === null ? await startOwnServer() : null;
  try {
    const tally = new Tally();
    const figures = await measure(context, {
      game,
      tables,
      seconds,
      tally,
      json,
      url: url ?? server!.url,
      isStopped: () => stopped,
    });
    report(context, figures, tally, json);
    if (stopped) return INTERRUPTED;
    return figures.errors > 0 ? FAILED : 0;
  } finally {
    process.off('SIGINT', stop);
    await server?.close();
  }
}

interface Run {
  game: Game;
  url: string;
  tables: number;
  seconds: number;
  tally: Tally;
  json: boolean;
  isStopped: () => boolean;
}

async function measure(context: Context, run: Run): Promise<Figures> {
  const { game, tables, seconds, tally } = run;
  const seats = Math.max(2, game.seats.min);
  if (!checkSetup(game, seats).ok) throw new UserError(context.say('load.cannot', { game: game.id }));
  const all = Array.from({ length: tables }, (_, i) => new LoadTable(game, i * 7919 + 13, tally));
  const warmUp = Math.min(WARM_UP.share * seconds, WARM_UP.most);
  const whole = warmUp + seconds;
  const progress = new Progress(context, whole, (done, left) => context.say('load.progress', { done, left }));
  const show = (passed: number): void => {
    if (!run.json) progress.update(Math.floor(passed / 1000));
  };
  try {
    for (const one of all) if (!run.isStopped()) await one.open(run.url, seats);
    await Promise.all(all.filter(({ connections }) => connections > 0).map(one => one.start()));
    await until(warmUp * 1000, run.isStopped, show);
    tally.measuring = true;
    const took = await until(seconds * 1000, run.isStopped, passed => show(warmUp * 1000 + passed));
    tally.measuring = false;
    const now = performance.now();
    if (!run.isStopped())
      for (const { movedAt } of all) if (now - movedAt > STUCK_MS) tally.failed('a table stood still');
    const connections = all.reduce((sum, one) => sum + one.connections, 0);
    return tally.figures(tables, connections, took / 1000);
  } catch (error) {
    throw refusal(context, run.url, error);
  } finally {
    progress.clear();
    for (const one of all) one.stop();
  }
}

/** Waits, and looks up now and then; gives the milliseconds that have passed. */
async function until(wanted: number, isStopped: () => boolean, look: (passed: number) => void): Promise<number> {
  const began = performance.now();
  for (;;) {
    const passed = performance.now() - began;
    if (passed >= wanted || isStopped()) return passed;
    look(passed);
    await new Promise(resolve => setTimeout(resolve, Math.min(LOOK_EVERY_MS, wanted - passed)));
  }
}

/** What a server that was named refuses, the user can mend. */
function refusal({ say }: Context, url: string, error: unknown): unknown {
  if (error instanceof Refused) return new UserError(say('load.refused', { url, why: error.message }), FAILED);
  if (error instanceof TypeError && error.message === 'fetch failed')
    return new UserError(say('errors.unreachable', { url }));
  return error;
}

function report(context: Context, figures: Figures, { failures }: Tally, json: boolean): void {
  const { say, print, language, stderr } = context;
  if (json) print(JSON.stringify(figures, null, 2));
  else {
    const number = new Intl.NumberFormat(language);
    const shown = (value: number | null): string => (value === null ? '–' : number.format(value));
    const rows = (Object.keys(figures) as (keyof Figures)[]).map(name => [say(`load.${name}`), shown(figures[name])]);
    print(...table(rows, [1]));
  }
  for (const [why, count] of failures) stderr.write(`${say('load.failed', { count, why })}\n`);
}
