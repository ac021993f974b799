import { setFlagsFromString } from 'node:v8';
import { benchGame, type BenchRow } from '@ennead/bots';
import { GAMES } from '@ennead/games';
import { checkSetup } from '@ennead/kernel';
import { gameFor } from '../catalogue.ts';
import type { Context } from '../context.ts';
import { UserError } from '../errors.ts';
import { usualSeats } from '../seats.ts';
import { wholeNumber } from '../setup.ts';
import { table } from '../text.ts';

interface BenchOptions {
  players?: string;
  json?: boolean;
  seconds?: string;
}

const MEASURES = [
  'playoutsPerCpuSecond',
  'answersPerCpuSecond',
  'answersPerGame',
  'iterationsPerCpuSecond',
  'playingIterationsPerCpuSecond',
  'cloneNs',
  'viewNs',
  'bytesPerPlayout',
] as const satisfies readonly (keyof BenchRow)[];

const meter = {
  cpuSeconds(): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
  heapBytes: (): number => process.memoryUsage().heapUsed,
};

/** `ennead bench [game]`: what one CPU-second does, for each game or for one. */
export function benchCommand(
  context: Context,
  id: string | undefined,
  { players, json = false, seconds = '2' }: BenchOptions,
): void {
  const length = wholeNumber(context, '--seconds', seconds, 1, 600);
  const chosen = id === undefined ? GAMES : [gameFor(context, id)];
  setFlagsFromString('--no-flush-bytecode'); // code that was thrown away and compiled again would count as the game's
  const games: Record<string, BenchRow> = {};
  for (const game of chosen) {
    const { min, max } = game.seats;
    const seats = players === undefined ? usualSeats(game) : wholeNumber(context, '--players', players, min, max);
    const setup = checkSetup(game, seats);
    if (!setup.ok) throw new UserError(context.say('errors.setup', { why: setup.error }));
    games[game.id] = benchGame(game, setup.value, meter, { seconds: length });
  }
  if (json) return context.print(JSON.stringify({ games }, null, 2));
  const number = new Intl.NumberFormat(context.language, { maximumFractionDigits: 0 });
  for (const [id, row] of Object.entries(games)) {
    const rows = MEASURES.map(measure => [`  ${context.say(`bench.${measure}`)}`, number.format(row[measure])]);
    context.print(context.paint.bold(id), ...table(rows, [1]));
  }
}
