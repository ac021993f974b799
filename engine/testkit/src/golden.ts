import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { logOf, makeLog, type Play } from '@ennead/kernel';

/** Compares a play with a record file that is kept, byte for byte; writes the file only if UPDATE_GOLDEN is set. */
export function golden(file: string, play: Play): void {
  const found = makeLog(logOf(play));
  if (process.env['UPDATE_GOLDEN']) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, found);
    return;
  }
  if (!existsSync(file)) throw new Error(`there is no golden log ${file}; UPDATE_GOLDEN=1 writes it`);
  const wanted = readFileSync(file, 'utf8');
  if (found === wanted) return;
  const lines = wanted.split('\n');
  const i = found.split('\n').findIndex((line, k) => line !== lines[k]);
  throw new Error(
    `${file} differs in line ${i + 1}: wanted ${lines[i] ?? 'no more lines'}, found ${found.split('\n')[i] ?? 'no more lines'}; if the rules were meant to change, raise their version and set UPDATE_GOLDEN=1`,
  );
}
