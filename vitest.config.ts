import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,games,apps}/*/test/**/*.test.{ts,tsx}', '{wire,board,scripts}/test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.long.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
