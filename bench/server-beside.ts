// This server beside those of other clones, which are built. npm run long -- beside ../other [../third …]
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOMY, raisedLimits } from '../apps/cli/src/load/own-server.ts';
import { metric } from './metric.ts';
import { median, root } from './prepare-peers.ts';

const TABLES = 50;
const SECONDS = 3600;
/** Slices of a second for each: first until all are compiled, then those that count. */
const WARM_UP = 14;
const ROUNDS = 40;
const SLICE_MS = 1000;
/** After a rest lines and caches take a moment. */
const GET_GOING_MS = 30;

/** What a slice has shown: moves a second, and microseconds of CPU that the event loop and the players took for each. */
interface Slice {
  rate: number;
  loop: number;
  players: number;
}

/** A server and its players. All of them rest but while it is their turn. */
interface Side {
  folder: string;
  url: string;
  server: ChildProcess;
  players: ChildProcess;
  slices: Slice[];
}

/**
 * One plays while the others are stopped, a second each in turn: what the machine does to all of them falls out of the
 * ratios, and on an unsteady one that is far more than what a change brings. Linux only.
 */
export async function besideOthers(others: readonly string[]): Promise<void> {
  const folders = [root, ...others.map(folder => resolve(folder))];
  if (others.length === 0) throw new Error('wanted folders of other clones after beside, found none');
  const unbuilt = folders.find(folder => !existsSync(join(folder, 'apps/cli/dist/server.js')));
  if (unbuilt !== undefined) throw new Error(`${unbuilt} is not built: npm run build there first`);
  const undo: (() => void)[] = [];
  process.once('exit', () => undo.toReversed().forEach(one => one())); // those that are stopped do not hear that we go
  process.once('SIGINT', () => process.exit(130));
  const sides: Side[] = [];
  for (const folder of folders) sides.push(await start(folder, undo));
  for (let i = 0; i < WARM_UP; i++) for (const side of sides) await play(side);
  for (let i = 0; i < ROUNDS; i++)
    for (const side of i % 2 === 0 ? sides : sides.toReversed()) side.slices.push(await play(side));
  report(sides);
  process.exit();
}

/** Adds to what is to be undone in the end, last things first. */
async function start(folder: string, undo: (() => void)[]): Promise<Side> {
  const data = mkdtempSync(join(tmpdir(), 'ennead-beside-'));
  undo.push(() => rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));
  const program = join(folder, 'apps/cli/bin/ennead.js');
  const serve = ['serve', '--port', '0', '--data', data, '--log-level', 'error', ...raisedLimits];
  const server = fork(program, serve, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [...ROOMY] });
  undo.push(() => void server.kill('SIGKILL'));
  goesOn(server, `the server of ${folder}`);
  const [{ url }] = (await once(server, 'message')) as [{ url: string }];
  const load = [program, 'load', '--url', url, '--tables', String(TABLES), '--seconds', String(SECONDS), '--json'];
  const players = spawn(process.execPath, load, { stdio: ['ignore', 'ignore', 'inherit'] });
  undo.push(() => void players.kill('SIGKILL'));
  goesOn(players, `the players of ${folder}`);
  const side: Side = { folder, url, server, players, slices: [] };
  while ((await metric(url, 'ennead_records_total')) < TABLES * 10) await sleep(SLICE_MS / 10);
  say(side, 'SIGSTOP');
  return side;
}

/** Without one of them there is nothing to compare, and nobody to wait for. */
function goesOn(child: ChildProcess, name: string): void {
  child.once('exit', code => {
    console.error(`wanted ${name} to go on, but it ended with ${code}`);
    process.exit(1);
  });
}

async function play(side: Side): Promise<Slice> {
  say(side, 'SIGCONT');
  await sleep(GET_GOING_MS);
  const before = await state(side);
  await sleep(SLICE_MS);
  const after = await state(side);
  say(side, 'SIGSTOP');
  const moves = after.moves - before.moves;
  return {
    rate: (moves * 1000) / (after.at - before.at),
    loop: (after.loop - before.loop) / moves,
    players: (after.players - before.players) / moves,
  };
}

const state = async ({ url, server, players }: Side) => ({
  moves: await metric(url, 'ennead_records_total'),
  at: performance.now(),
  loop: cpuOf(server),
  players: cpuOf(players),
});

/** Microseconds that the main thread of a process has run. */
const cpuOf = ({ pid }: ChildProcess): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;

function say({ server, players }: Side, signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const child of [players, server]) child.kill(signal);
}

function report(sides: readonly Side[]): void {
  const [{ slices: ours }] = sides;
  for (const { folder, slices } of sides) {
    const ratios = slices.map(({ rate }, i) => rate / ours[i].rate).toSorted((x, y) => x - y);
    const [low, high] = [0.25, 0.75].map(share => ratios[Math.floor(share * (ratios.length - 1))].toFixed(2));
    const of = (name: keyof Slice): number => median(slices.map(slice => slice[name]));
    console.log(
      `${folder}: ${Math.round(of('rate'))} moves/s, ${median(ratios).toFixed(3)} times ours (half of them ${low} to ${high}); ` +
        `CPU a move: event loop ${of('loop').toFixed(1)} µs, players ${of('players').toFixed(1)} µs`,
    );
  }
}
