// Bundles the CLI and the server that it starts into apps/cli/dist. Run by hand, by npm start and by the launcher.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'apps', 'cli', 'dist');
const bundles = [
  { from: 'apps/cli/src/main.ts', to: 'ennead.js' },
  { from: 'apps/cli/src/worker.ts', to: 'worker.js' },
  { from: 'apps/server/src/index.ts', to: 'server.js' },
  { from: 'apps/server/src/bots/thinking.ts', to: 'thinking.js' },
].map(({ from, to }) => ({ from: join(root, from), to: join(dist, to) }));
const SOURCES = ['engine', 'games', 'wire', 'apps/cli', 'apps/server', 'package-lock.json', 'scripts/build.mjs'];
const ASIDE = new Set(['node_modules', 'dist', 'test']);

/** When anything under a path was last changed; tests and what was built do not count. */
export function newest(path) {
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

/** The server is a bundle of its own, so that the other commands start without it. */
const serverApart = {
  name: 'server-apart',
  setup: plugins => plugins.onResolve({ filter: /^@ennead\/server$/ }, () => ({ path: './server.js', external: true })),
};

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
      external: ['libsql'], // it brings a native binary, found in node_modules
      plugins: [serverApart],
      // CommonJS dependencies call require for Node's built-ins.
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
      },
      logLevel: 'warning',
    });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await build();
