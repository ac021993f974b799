// npm start: everything from a fresh clone to the lobby. Arguments are handed on: npm start -- play nine-worlds
import { join } from 'node:path';
import { install, root, run } from './setup.mjs';

process.on('SIGINT', () => {}); // the child is told as well and ends by itself; we leave with its code

await install();
const { build, isBuilt } = await import('./build.mjs');
if (!isBuilt()) {
  console.log('ennead: building …');
  await build();
}
console.log('ennead: starting (Ctrl+C stops)');
process.exitCode = await run(
  process.execPath,
  [join(root, 'apps', 'cli', 'bin', 'ennead.js'), ...process.argv.slice(2)],
  { shell: false },
);
