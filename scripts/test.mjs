// npm test: everything from a fresh clone to the last test. Stops at the first step that fails.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, run } from './setup.mjs';

const steps = [
  ['types', 'types'],
  ['format', 'format:check'],
  ['lint', 'lint'],
  ['bans of the linter', 'lint:bans'],
  ['import levels', 'levels'],
  ['bans of the levels', 'levels:bans'],
  ['dead code', 'knip'],
  ['rules', 'rules'],
  ['bundle for a browser', 'browser'],
  ['build', 'build'],
];

async function step(name, args) {
  console.log(`\n— ${name}`);
  const began = Date.now();
  const code = await run('npm', ['run', '--silent', ...args]);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`— ${name}: ${code === 0 ? 'good' : `FAILED with code ${code}`} (${seconds} s)`);
  return code;
}

await install();
for (const [name, script] of steps) {
  const code = await step(name, [script]);
  if (code !== 0) {
    console.error(`\nnpm test stopped: ${name} failed (npm run ${script})`);
    process.exit(1);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'ennead-test-'));
const report = join(folder, 'report.json');
const code = await step('tests', [
  'unit',
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
]);
let counts = { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 0 };
try {
  counts = JSON.parse(readFileSync(report, 'utf8'));
} catch {
  console.error('npm test: wanted a report of vitest, found none');
}
rmSync(folder, { recursive: true, force: true });
// A file that does not load fails without a failing test in it.
const failed = code === 0 ? counts.numFailedTests : Math.max(1, counts.numFailedTests);
if (code !== 0) console.error('\nnpm test stopped: tests failed (npm run unit)');
console.log(`\n${counts.numPassedTests} passed, ${failed} failed`);
process.exitCode = code === 0 ? 0 : 1;
