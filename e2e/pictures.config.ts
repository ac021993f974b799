import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** npm run pictures: takes the pictures of docs/pictures anew. */
export default defineConfig({
  ...config,
  projects: [{ name: 'pictures', testMatch: 'pictures.ts' }],
  timeout: 900_000,
});
