import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { bundle } from './bundle.ts';

/** Starts processes that write into a data folder: `busy-writer.ts`, bundled. */
export async function busyWriters(root: string): Promise<(folder: string, name?: string) => ChildProcess> {
  const entry = await bundle(new URL('./busy-writer.ts', import.meta.url), root);
  return (folder, name) => fork(entry, [folder, ...(name ? [name] : [])], { execArgv: [] });
}

/** By table, the last record that such a process knows to be written. */
export function acknowledgedIn(folder: string): Map<string, number> {
  const file = `${folder}.acknowledged`;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  return new Map(lines.map(line => line.split(' ')).map(([table, n]) => [table, Number(n)]));
}

/** The next thing that a child says. */
export const hears = (child: ChildProcess): Promise<unknown> => new Promise(resolve => child.once('message', resolve));

export const ends = (child: ChildProcess): Promise<void> => new Promise(resolve => child.once('exit', () => resolve()));
