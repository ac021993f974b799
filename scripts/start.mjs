// npm start: everything from a fresh clone to the lobby. Arguments are handed on: npm start -- serve --port 8080
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, root } from './setup.mjs';

await install();
const { build, isBuilt } = await import('./build.mjs');
if (!isBuilt()) {
  console.log('ennead: building …');
  await build();
}
console.log('ennead: starting (Ctrl+C stops)');
const program = [join(root, 'apps', 'cli', 'bin', 'ennead.js'), ...process.argv.slice(2)];
const child = spawn(process.execPath, program, { stdio: 'inherit' });
process.on('SIGINT', () => {}); // the child is told as well and ends by itself; we leave with its code
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal)); // these come to us alone
process.exitCode = await new Promise((resolve, reject) => {
  child.on('error', reject);
  child.on('exit', (code, signal) => resolve(signal ? 130 : code));
});
