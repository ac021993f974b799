// Ours and the peers' in turn, per CPU-second, median of the ratios of pairs (../shared/peers, shared/design/performance.md).
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { median, preparePeers, root } from './prepare-peers.ts';

const ROUNDS = 5;
const SECONDS = 3;

export function comparePeers(): void {
  const folder = preparePeers();
  if (folder === null) return console.log('wanted the peers in ../shared/peers, found nothing: no comparison');
  const peer = (name: string): number => {
    const text = execFileSync('node', ['--no-flush-bytecode', 'engine.js', name, String(SECONDS)], {
      cwd: folder,
      encoding: 'utf8',
    });
    return (JSON.parse(text) as { perCpuSecond: number }).perCpuSecond;
  };
  const ours = (game: string, players: number): Record<string, number> => {
    const bench = ['bench', game, '--players', String(players), '--json', '--seconds', String(SECONDS)];
    const text = execFileSync('node', ['--no-flush-bytecode', 'apps/cli/bin/ennead.js', ...bench], {
      cwd: root,
      encoding: 'utf8',
    });
    return (JSON.parse(text) as { games: Record<string, Record<string, number>> }).games[game];
  };
  const rounds = Array.from({ length: ROUNDS }, () => ({
    client: peer('bgio'),
    ours: ours('nine-worlds', 3),
    mcts: peer('bgio-mcts'),
    plain: peer('plain'),
    nine: ours('nine', 4),
  }));
  rmSync(folder, { recursive: true, force: true });
  const say = (what: string, ratios: readonly number[]): void =>
    console.log(`${what}: ${median(ratios).toFixed(2)} (of ${ratios.map(ratio => ratio.toFixed(2)).join(', ')})`);
  say(
    "answers, times boardgame.io's Client",
    rounds.map(round => round.ours['answersPerCpuSecond'] / round.client),
  );
  say(
    'answers, times the plain array engine',
    rounds.map(round => round.ours['answersPerCpuSecond'] / round.plain),
  );
  say(
    "iterations, times boardgame.io's MCTS bot",
    rounds.map(round => round.ours['iterationsPerCpuSecond'] / round.mcts),
  );
  say(
    'NINE with four players, nanoseconds an answer, times those of the plain array engine (at most 3)',
    rounds.map(round => round.plain / round.nine['answersPerCpuSecond']),
  );
  console.log(`NINE allocates ${rounds.at(-1)!.nine['bytesPerPlayout']} bytes a playout (at most 4096)`);
  console.log(JSON.stringify(rounds.at(-1)));
}
