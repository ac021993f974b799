import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const CHILD = new URL('./child.ts', import.meta.url);

/** Bundles the server that is killed, as the program is built: from its source it would take seconds to come back. */
export async function bundleServer(folder: string): Promise<string> {
  await build({
    entryPoints: { child: fileURLToPath(CHILD) },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    plugins: [
      {
        name: 'libsql-stays-where-it-is',
        setup: plugins =>
          plugins.onResolve({ filter: /^libsql/ }, ({ path }) => ({ path: require.resolve(path), external: true })),
      },
    ],
  });
  return join(folder, 'child.mjs');
}
