// Moves a second and p99 of ours (durable) and boardgame.io's (in memory) in turn, median of the ratios of pairs.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { median, preparePeers, root } from './prepare-peers.ts';

const ROUNDS = 5;
const TABLES = 50;
const SECONDS = 10;
/** What must be reached, and what is aimed at. */
const MOVES = { least: 4, aim: 6 };
const P99 = { most: 1 / 3, aim: 1 / 5 };

interface Figures {
  movesPerSecond: number;
  p50: number;
  p99: number;
  errors?: number;
}

const measure = (cwd: string, args: readonly string[]): Figures =>
  JSON.parse(
    execFileSync('node', args, { cwd, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } }),
  ) as Figures;

/** False if it is less than must be reached. */
export async function compareServers(): Promise<boolean> {
  const folder = preparePeers();
  if (folder === null) {
    console.log('wanted the peers in ../shared/peers, found nothing: no comparison of servers');
    return true;
  }
  const ours = ['apps/cli/bin/ennead.js', 'load', '--tables', String(TABLES), '--seconds', String(SECONDS), '--json'];
  measure(folder, ['server/load.js', String(TABLES), '2']); // the first after an installation is slow by half: not counted
  const rounds = Array.from({ length: ROUNDS }, () => {
    const pair = {
      peer: measure(folder, ['server/load.js', String(TABLES), String(SECONDS)]),
      ours: measure(root, ours),
    };
    const { peer, ours: own } = pair;
    console.log(
      `  boardgame.io ${peer.movesPerSecond}/s, p99 ${peer.p99} ms; ours ${own.movesPerSecond}/s, p99 ${own.p99} ms, errors ${own.errors}`,
    );
    return pair;
  });
  rmSync(folder, { recursive: true, force: true });
  const list = (ratios: readonly number[]): string => ratios.map(ratio => ratio.toFixed(2)).join(', ');
  const moves = rounds.map(round => round.ours.movesPerSecond / round.peer.movesPerSecond);
  const late = rounds.map(round => round.ours.p99 / round.peer.p99);
  console.log(
    `server, ${TABLES} tables: ${median(moves).toFixed(2)} times boardgame.io's moves a second (at least ${MOVES.least}, aim ${MOVES.aim}; of ${list(moves)})`,
  );
  console.log(
    `server, ${TABLES} tables: ${median(late).toFixed(2)} of its p99 (at most ${P99.most.toFixed(2)}, aim ${P99.aim}; of ${list(late)})`,
  );
  const errors = rounds.reduce((sum, round) => sum + (round.ours.errors ?? 0), 0);
  return median(moves) >= MOVES.least && median(late) <= P99.most && errors === 0;
}
