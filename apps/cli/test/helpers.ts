import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, rmdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, vi } from 'vitest';

const bin = fileURLToPath(new URL('../bin/ennead.js', import.meta.url));
const bundle = fileURLToPath(new URL('../dist/ennead.js', import.meta.url));
const lock = join(tmpdir(), 'ennead-test-build');
const STALE_MS = 60_000;

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** A folder of one's own for a test file, gone when it ends. The bundle is fresh, and built by one file at a time. */
export function workbench(): { folder: string } {
  const bench = { folder: mkdtempSync(join(tmpdir(), 'ennead-cli-')) };
  beforeAll(async () => {
    for (;;) {
      try {
        mkdirSync(lock);
        break;
      } catch {
        const since = statSync(lock, { throwIfNoEntry: false });
        if (since && Date.now() - since.mtimeMs > STALE_MS) rmSync(lock, { recursive: true, force: true });
        await sleep(50);
      }
    }
    try {
      spawnSync(process.execPath, [bin, '--version']);
    } finally {
      rmdirSync(lock);
    }
  });
  afterAll(() => rmSync(bench.folder, { recursive: true, force: true }));
  return bench;
}

interface Started {
  child: ChildProcessWithoutNullStreams;
  /** What it has said so far. */
  ran: Ran;
  ended: Promise<Ran>;
}

/** Starts the program as a person would. */
export function start({ folder }: { folder: string }, args: readonly string[], env: NodeJS.ProcessEnv = {}): Started {
  const { ENNEAD_LANG: _lang, ...around } = process.env;
  const child = spawn(process.execPath, [bundle, ...args], {
    cwd: folder,
    env: { ...around, LC_ALL: 'C', ENNEAD_DATA: join(folder, 'data'), NO_COLOR: '1', COLUMNS: '100', ...env },
  });
  const ran: Ran = { code: null, out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ran.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ran.err += text));
  child.stdin.on('error', () => {}); // it may leave before it has read everything
  const ended = new Promise<Ran>(resolve => child.on('close', code => resolve({ ...ran, code })));
  return { child, ran, ended };
}

/** Runs the program to its end, with these lines typed into it. */
export function ennead(
  bench: { folder: string },
  args: readonly string[],
  input = '',
  env: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  const { child, ended } = start(bench, args, env);
  child.stdin.end(input);
  return ended;
}

/** A server that the program runs, on any free port. */
export async function serving(
  bench: { folder: string },
  args: readonly string[] = [],
): Promise<Started & { url: string }> {
  const started = start(bench, ['serve', '--port', '0', ...args]);
  await Promise.race([vi.waitFor(() => expect(started.ran.out).toContain('Ctrl+C stops it'), 20_000), started.ended]);
  const [, url] = /Ennead is at (\S+)/.exec(started.ran.out) ?? [];
  if (url === undefined) throw new Error(`no server: ${started.ran.out}${started.ran.err}`);
  return { ...started, url };
}
