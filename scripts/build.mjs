// Bundles the CLI: apps/cli/src/{main,worker}.ts -> apps/cli/dist/{ennead,worker}.js. Run by hand, by npm start and by the launcher.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cli = join(root, 'apps', 'cli');
const bundles = [
  { from: join(cli, 'src', 'main.ts'), to: join(cli, 'dist', 'ennead.js') },
  { from: join(cli, 'src', 'worker.ts'), to: join(cli, 'dist', 'worker.js') },
];
const SOURCES = ['engine', 'games', 'apps/cli', 'package-lock.json', 'scripts/build.mjs'];
const ASIDE = new Set(['node_modules', 'dist', 'test']);

function newest(path) {
  const about = statSync(path);
  if (!about.isDirectory()) return about.mtimeMs;
  let latest = about.mtimeMs; // a folder's own time changes when a file is removed
  for (const name of readdirSync(path)) {
    if (!ASIDE.has(name) && !name.startsWith('.')) latest = Math.max(latest, newest(join(path, name)));
  }
  return latest;
}

/** Bundles there are, and none older than any source. */
export function isBuilt() {
  const wanted = bundles.filter(({ from }) => existsSync(from));
  if (wanted.length === 0 || wanted.some(({ to }) => !existsSync(to))) return false;
  const oldest = Math.min(...wanted.map(({ to }) => statSync(to).mtimeMs));
  return SOURCES.every(source => newest(join(root, source)) <= oldest);
}

/** Builds every bundle whose entry exists; says so when one does not. */
export async function build() {
  const { build: esbuild } = await import('esbuild');
  for (const { from, to } of bundles) {
    if (!existsSync(from)) {
      console.error(`build: no ${from.slice(root.length + 1)} yet, nothing to bundle`);
      continue;
    }
    await esbuild({
      entryPoints: [from],
      outfile: to,
      absWorkingDir: root,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      sourcemap: true,
      // CommonJS dependencies call require for Node's built-ins.
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
      },
      logLevel: 'warning',
    });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
