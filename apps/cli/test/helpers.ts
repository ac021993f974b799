import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, rmdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';

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

/** Runs the program as a person would, with these lines typed into it. */
export function ennead(
  { folder }: { folder: string },
  args: readonly string[],
  input = '',
  env: NodeJS.ProcessEnv = {},
): Promise<Ran> {
  const { ENNEAD_LANG: _lang, ...around } = process.env;
  const child = spawn(process.execPath, [bundle, ...args], {
    cwd: folder,
    env: { ...around, LC_ALL: 'C', ENNEAD_DATA: join(folder, 'data'), NO_COLOR: '1', COLUMNS: '100', ...env },
  });
  const ran: Ran = { code: null, out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ran.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ran.err += text));
  child.stdin.on('error', () => {}); // it may leave before it has read everything
  child.stdin.end(input);
  return new Promise(resolve => child.on('close', code => resolve({ ...ran, code })));
}
