// npm start: everything from a fresh clone to the page. Settings of the server and other commands are handed on:
// npm start -- --port 8080, npm start -- play nine-worlds
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, root } from './setup.mjs';

const given = process.argv.slice(2);
const ABOUT = ['-h', '--help', '-V', '--version'];
const isServer = given.length === 0 || (given[0].startsWith('-') && !ABOUT.includes(given[0]));
const args = isServer ? ['serve', ...given] : given;

await install();
const [{ build, isBuilt }, { buildPage, isPageBuilt }] = await Promise.all([
  import('./build.mjs'),
  import('./page.mjs'),
]);
if (!isBuilt()) {
  console.log('ennead: building …');
  await build();
}
if (args[0] === 'serve' && !isPageBuilt()) {
  console.log('ennead: building the page …');
  const code = await buildPage();
  if (code !== 0) {
    console.error(`ennead: the page could not be built (code ${code})`);
    process.exit(1);
  }
}
console.log('ennead: starting (Ctrl+C stops)');
// A large young generation: what a move makes is soon forgotten, and is collected all at once (docs/server.md).
const roomy = args[0] === 'serve' ? ['--max-semi-space-size=32', '--min-semi-space-size=32'] : [];
const child = spawn(process.execPath, [...roomy, join(root, 'apps', 'cli', 'bin', 'ennead.js'), ...args], {
  stdio: 'inherit',
});
process.on('SIGINT', () => {}); // the child is told as well and ends by itself; we leave with its code
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal)); // these come to us alone
process.exitCode = await new Promise((resolve, reject) => {
  child.on('error', reject);
  child.on('exit', (code, signal) => resolve(signal ? 130 : code));
});
