import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerAtRandom, demandNoFailure, fuzz, golden } from '@ennead/testkit';
import { FIXTURES, campfire, duel } from '@ennead/testkit/fixtures';
import { Stream, begin, isOver, parseLog, replay, seedFrom, type Game } from '@ennead/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const SETUPS = [{ seats: 2 }, { seats: 3 }, { seats: 4 }];
let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'ennead-test-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('fuzz', () => {
  test.each(FIXTURES)('$id: random games end, verify, and use every move', game => {
    const report = fuzz(game, { setups: SETUPS, games: 60, seed: 3 });
    demandNoFailure(report);
    expect(report.unused).toEqual([]);
  });

  test('a fault is saved with its record, and the command replays it', () => {
    const [, turn] = duel.procedures;
    const steps = turn.steps.map((step, i): typeof step => (t, f) => {
      if (turn.stepNames[i] === 'next' && t.s.turns === 2) throw new Error('the candle falls');
      step(t, f);
    });
    const broken: Game = { ...duel, procedures: duel.procedures.map(p => (p === turn ? { ...turn, steps } : p)) };
    const report = fuzz(broken, { setups: SETUPS, games: 2, seed: 1, save: folder });
    const [{ file, command, error }] = report.failures;
    expect(command).toBe(`npx ennead replay ${file}`);
    expect(error).toMatch(/^the candle falls\n {2}at game.play > turn.next/);
    expect(() => demandNoFailure(report)).toThrow(`see it again: npx ennead replay ${file}`);
    const log = parseLog(readFileSync(file, 'utf8'));
    if (!log.ok) throw new Error(log.error);
    expect(replay(broken, log.value)).toMatchObject({ ok: false, flaw: { n: log.value.records.length } });
    expect(replay(duel, log.value)).toMatchObject({ ok: true });
  });

  test('a game without an end is stuck, not endless', () => {
    const { failures } = fuzz(campfire, {
      setups: [{ seats: 2, options: { logs: 60 } }],
      games: 1,
      seed: 1,
      most: 30,
      save: folder,
    });
    expect(failures[0].error).toBe('it is stuck: 30 answers and no end');
  });
});

describe('golden logs', () => {
  const played = (seed: number) => {
    const play = begin(campfire, { seats: 3, options: { logs: 8 } }, seedFrom(seed));
    while (!isOver(play.state)) answerAtRandom(play, Stream.of(play.records.length));
    return play;
  };

  test('are compared byte for byte, and written only if one says so', () => {
    const file = join(folder, 'kept', 'a.jsonl');
    expect(() => golden(file, played(1))).toThrow(/there is no golden log .*; UPDATE_GOLDEN=1 writes it/);
    expect(existsSync(file)).toBe(false);
    vi.stubEnv('UPDATE_GOLDEN', '1');
    golden(file, played(1));
    vi.unstubAllEnvs();
    golden(file, played(1));
    writeFileSync(file, readFileSync(file, 'utf8').replace('"n":2', '"n":2 '));
    expect(() => golden(file, played(1))).toThrow(/differs in line 3: wanted .*"n":2 .*, found /);
  });
});
