import { defineConfig } from '@playwright/test';
import { ARGUMENTS } from './browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/e2e',
  timeout: 300_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  // What is measured runs after everything else, and alone.
  projects: [
    { name: 'pages', testMatch: '*.spec.ts', testIgnore: 'budgets.spec.ts' },
    { name: 'budgets', testMatch: 'budgets.spec.ts', fullyParallel: false, dependencies: ['pages'] },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env['ENNEAD_CHROMIUM'] ?? 'chromium', args: [...ARGUMENTS] },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
  },
});
