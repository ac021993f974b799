// Builds the page that the server shows into apps/web/dist. Run by hand, and by npm start when it is out of date.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newest } from './build.mjs';
import { root, run } from './setup.mjs';

const page = join(root, 'apps', 'web');
const built = join(page, 'dist', 'index.html');
const SOURCES = ['engine', 'games', 'wire', 'board', 'apps/web', 'package-lock.json'];

/** A built page there is, and none of its sources is newer. */
export const isPageBuilt = () =>
  existsSync(built) && SOURCES.every(source => newest(join(root, source)) <= statSync(built).mtimeMs);

/** Builds the page; the answer is an exit code. */
export const buildPage = () =>
  run(process.execPath, [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', page, '--logLevel', 'warn']);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await buildPage();
