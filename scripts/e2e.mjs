// npm run e2e: the browser tests, in Debian's chromium. Arguments are handed on to playwright.
import { join } from 'node:path';
import { chromium } from './chromium.mjs';
import { root, run } from './setup.mjs';

const browser = await chromium();
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
process.exitCode = await run(
  process.execPath,
  [playwright, 'test', '--config', join(root, 'e2e', 'playwright.config.ts'), ...process.argv.slice(2)],
  { env: { ...process.env, ENNEAD_CHROMIUM: browser } },
);
