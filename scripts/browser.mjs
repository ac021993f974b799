// Proves that the kernel and the rules bundle for a browser: no external, so any import of a Node built-in fails.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './setup.mjs';

const games = readdirSync(join(root, 'games')).map(game => `games/${game}/src/index.ts`);
const entries = ['engine/kernel/src/index.ts', ...games.filter(file => existsSync(join(root, file)))];

for (const entry of entries) {
  const result = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    loader: { '.md': 'text' },
    logLevel: 'error',
  }).catch(() => process.exit(1));
  console.log(`${entry}: ${(result.outputFiles[0].contents.length / 1024).toFixed(1)} KB for a browser`);
}
