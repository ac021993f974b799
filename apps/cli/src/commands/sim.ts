import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { planSeries, tally, type BotRow, type GameResult } from '@ennead/bots';
import { gameFor } from '../catalogue.ts';
import type { Context } from '../context.ts';
import { FAILED, INTERRUPTED, UserError } from '../errors.ts';
import { probeFolder, writeWhole } from '../saves.ts';
import { parseBots, usualSeats } from '../seats.ts';
import { parseSetup, wholeNumber } from '../setup.ts';
import { playAll } from '../sim/pool.ts';
import { Progress } from '../sim/progress.ts';
import { table } from '../text.ts';

interface SimOptions {
  games: string;
  seats?: string;
  seed: string;
  set?: string[];
  workers?: string;
  save?: string;
  json?: boolean;
}

const MOST_GAMES = 10_000_000;
const MOST_SEED = 2 ** 31 - 1;
const MOST_WORKERS = 256;

/** `ennead sim <game>`: bots against each other, many times. */
export async function simCommand(context: Context, id: string, options: SimOptions): Promise<number> {
  const game = gameFor(context, id);
  const usual = Array.from({ length: usualSeats(game) }, () => 'random');
  const bots = parseBots(context, options.seats ?? usual.join(','));
  const setup = parseSetup(context, game, bots, usual, options.set ?? []);
  const games = wholeNumber(context, '--games', options.games, 1, MOST_GAMES);
  const seed = wholeNumber(context, '--seed', options.seed, 0, MOST_SEED);
  const spare = String(Math.max(1, availableParallelism() - 1));
  const workers = wholeNumber(context, '--workers', options.workers ?? spare, 1, MOST_WORKERS);
  const folder = options.save === undefined ? null : resolve(options.save);
  const stem = `${game.id.replace(/[^\w-]/g, '-')}-${seed}-`;
  if (folder !== null) wantRoom(context, folder, stem);

  const tasks = planSeries(game, setup, bots, games, seed, folder !== null);
  const progress = new Progress(context, games);
  const running = playAll(tasks, workers, done => progress.update(done));
  let stopped = false;
  const onStop = (): void => {
    stopped = true;
    running.stop();
  };
  process.once('SIGINT', onStop);
  const results = await running.results;
  process.off('SIGINT', onStop);
  const { seconds } = progress;
  progress.clear();
  if (folder !== null) saveAll(context, join(folder, stem), results);
  report(context, game.id, games, results, tally(tasks, results), seconds, options.json ?? false);
  if (stopped) return INTERRUPTED;
  return results.some(({ fault }) => fault !== null) ? FAILED : 0;
}

/** Record files of another run are not written over. */
function wantRoom(context: Context, folder: string, stem: string): void {
  probeFolder(context, folder);
  const found = readdirSync(folder).find(name => name.startsWith(stem) && name.endsWith('.jsonl'));
  if (found !== undefined) throw new UserError(context.say('sim.isThere', { file: join(folder, found) }));
}

function saveAll(context: Context, stem: string, results: readonly GameResult[]): void {
  for (const { index, log } of results)
    if (log !== null) writeWhole(context, `${stem}${index}.jsonl`, log, { isPrivate: false });
}

function report(
  context: Context,
  game: string,
  wanted: number,
  results: readonly GameResult[],
  bots: readonly BotRow[],
  seconds: number,
  json: boolean,
): void {
  const { say, paint } = context;
  const faults = results.filter(({ fault }) => fault !== null);
  const answers = results.reduce((sum, result) => sum + result.answers, 0);
  const games = results.length;
  const perSecond = { playoutsPerSecond: games / seconds, answersPerSecond: answers / seconds };
  if (json)
    context.print(
      JSON.stringify({ game, games, answers, seconds, ...perSecond, bots, faults: faults.length }, null, 2),
    );
  else {
    if (games < wanted) context.print(paint.warn(say('sim.stopped', { done: games, total: wanted })));
    context.print(...botTable(context, bots), '');
    context.print(
      paint.dim(
        say('sim.summary', {
          count: games,
          answers,
          seconds: tenths(context)(seconds),
          rate: Math.round(perSecond.playoutsPerSecond),
        }),
      ),
    );
  }
  for (const { index, fault } of faults.slice(0, 3))
    context.stderr.write(`${say('sim.fault', { index, fault: fault ?? '' })}\n`);
}

function tenths({ language }: Context): (value: number) => string {
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return value => number.format(value);
}

function botTable(context: Context, bots: readonly BotRow[]): string[] {
  const { say, paint } = context;
  const format = tenths(context);
  const percent = (share: number): string => `${format(share * 100)} %`;
  const head = [
    '',
    say('sim.games'),
    say('sim.wins'),
    say('sim.winRate'),
    say('sim.interval'),
    say('sim.rating'),
    say('sim.value'),
  ];
  const rows = bots.map(bot => [
    paint.bold(bot.name),
    String(bot.games),
    new Intl.NumberFormat(context.language, { maximumFractionDigits: 2 }).format(bot.wins),
    percent(bot.winRate),
    `${percent(bot.low)} – ${percent(bot.high)}`,
    `${format(bot.rating)} (${format(bot.ratingLow)} – ${format(bot.ratingHigh)})`,
    format(bot.meanValue),
  ]);
  return table([head.map(paint.dim), ...rows], [1, 2, 3, 4, 5, 6]);
}
