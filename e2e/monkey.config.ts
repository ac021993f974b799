import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** npm run long -- page: people who click on anything. */
export default defineConfig({
  ...config,
  projects: [{ name: 'monkey', testMatch: 'monkey.ts' }],
  timeout: 900_000,
});
