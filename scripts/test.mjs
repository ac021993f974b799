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
const report = name => join(folder, `${name}.json`);

/** A report of a test runner; without one nothing passed. */
function read(name) {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'));
  } catch {
    console.error(`npm test: wanted a report of ${name}, found none`);
    return {};
  }
}

const unit = await step('tests', [
  'unit',
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report('unit')}`,
]);
const { numPassedTests = 0, numFailedTests = 0 } = read('unit');
process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report('browser');
const browser = await step('tests in a browser', ['e2e', '--', '--reporter=list,json']);
const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read('browser').stats ?? {};
rmSync(folder, { recursive: true, force: true });

// A file that does not load fails without a failing test in it; what did not run is no success.
const failedOf = (code, failed) => (code === 0 ? failed : Math.max(1, failed));
const failed = failedOf(unit, numFailedTests) + failedOf(browser, unexpected + flaky + skipped);
if (unit !== 0) console.error('\nnpm test: tests failed (npm run unit)');
if (browser !== 0) console.error('\nnpm test: tests in a browser failed (npm run e2e)');
console.log(`\n${numPassedTests + expected} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
