#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const bundle = new URL('../dist/ennead.js', import.meta.url);
const freshness = new URL('../../../scripts/build.mjs', import.meta.url);

try {
  if (existsSync(freshness)) {
    const { build, isBuilt } = await import(freshness.href);
    if (!isBuilt()) await build();
  }
} catch (error) {
  console.error(`ennead: the program could not be built: ${error.message}`);
  console.error('Run `npm start` in the clone: it installs, builds and starts.');
  process.exit(1);
}
if (!existsSync(bundle)) {
  console.error(`ennead: wanted ${fileURLToPath(bundle)}, found nothing. Run \`npm start\` in the clone.`);
  process.exit(1);
}
await import(bundle.href);
