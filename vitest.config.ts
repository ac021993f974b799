import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{engine,games,apps}/*/test/**/*.test.ts', 'wire/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.long.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
