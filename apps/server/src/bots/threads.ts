import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

const isSource = (entry: URL): boolean => entry.pathname.endsWith('.ts');

/** The entry of a thread or child process: the source beside its caller, or the bundle beside the bundled program. */
export const entryBeside = (caller: string, name: string): URL =>
  new URL(`./${name}.${isSource(new URL(caller)) ? 'ts' : 'js'}`, caller);

const tsx = (): URL => pathToFileURL(createRequire(import.meta.url).resolve('tsx'));

/** What Node needs to run an entry in a process of its own. */
export const nodeArguments = (entry: URL): string[] => (isSource(entry) ? ['--import', tsx().href] : []);

/** Starts a thread. Node 20 does not apply `--import` to a thread's entry, so a source is let in by a line of its own. */
export function startThread(entry: URL, options: WorkerOptions): Worker {
  if (!isSource(entry)) return new Worker(entry, options);
  const api = new URL('./esm/api/index.mjs', tsx()).href;
  const bootstrap = `import { register } from ${JSON.stringify(api)}; register(); await import(${JSON.stringify(entry.href)});`;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(bootstrap)}`), { ...options, execArgv: [] });
}
