import { parentPort } from 'node:worker_threads';
import {
  botFor,
  decide,
  judge,
  runGame,
  type BotSpec,
  type GameResult,
  type GameTask,
  type Judgement,
} from '@ennead/bots';
import type { Base, Game } from '@ennead/kernel';
import { playLab, type EncounterFile, type LabTally } from '@ennead/numenera/lab';
import { findGame } from './catalogue.ts';

interface Question {
  id: number;
  game: string;
  state: Base;
  seat: number;
  bot: BotSpec;
  seed: number;
}

export type Request =
  | { id: number; kind: 'games'; tasks: GameTask[] }
  | { id: number; kind: 'encounters'; file: EncounterFile; seed: number; from: number; games: number }
  | (Question & { kind: 'decide' })
  | (Question & { kind: 'judge' });

export type Reply =
  | { id: number; kind: 'played'; results: GameResult[]; done: boolean }
  | { id: number; kind: 'fought'; tally: LabTally }
  | { id: number; kind: 'decided'; picks: number[] }
  | { id: number; kind: 'judged'; judgement: Judgement }
  | { id: number; kind: 'failed'; error: string };

function gameOf(id: string): Game {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game "${id}"`);
  return game;
}

const TELL_EVERY_MS = 50;

/** Plays games and tells of them while the rest goes on, so that nobody waits for news. */
function play(id: number, tasks: readonly GameTask[], post: (reply: Reply) => void): void {
  let results: GameResult[] = [];
  let told = performance.now();
  for (const task of tasks) {
    results.push(runGame(gameOf(task.game), task));
    if (performance.now() - told < TELL_EVERY_MS) continue;
    post({ id, kind: 'played', results, done: false });
    results = [];
    told = performance.now();
  }
  post({ id, kind: 'played', results, done: true });
}

function answer(request: Request, post: (reply: Reply) => void): void {
  const { id } = request;
  if (request.kind === 'games') return play(id, request.tasks, post);
  if (request.kind === 'encounters') return post({ id, kind: 'fought', tally: playLab(request.file, request) });
  const { state, seat, seed } = request;
  const game = gameOf(request.game);
  const bot = botFor(game, request.bot);
  if (request.kind === 'decide') post({ id, kind: 'decided', picks: decide(game, bot, state, seat, seed) });
  else post({ id, kind: 'judged', judgement: judge(game, bot, state, seat, seed) });
}

parentPort?.on('message', (request: Request) => {
  const post = (reply: Reply): void => parentPort?.postMessage(reply);
  try {
    answer(request, post);
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    post({ id: request.id, kind: 'failed', error: text });
  }
});
