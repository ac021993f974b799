// npm run e2e: the browser tests, in Debian's chromium, against what npm start serves. Arguments are handed on to playwright.
import { join } from 'node:path';
import { build, isBuilt } from './build.mjs';
import { chromium } from './chromium.mjs';
import { buildPage, isPageBuilt } from './page.mjs';
import { root, run } from './setup.mjs';

const browser = await chromium();
if (!isBuilt()) await build();
if (!isPageBuilt() && (await buildPage()) !== 0) process.exit(1);
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
process.exitCode = await run(
  process.execPath,
  [playwright, 'test', '--config', join(root, 'e2e', 'playwright.config.ts'), ...process.argv.slice(2)],
  { env: { ...process.env, ENNEAD_CHROMIUM: browser } },
);
