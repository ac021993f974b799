import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [
    {
      name: 'markdown-as-text',
      transform: (source, id) =>
        id.endsWith('.md') ? { code: `export default ${JSON.stringify(source)}` } : undefined,
    },
  ],
  test: {
    include: ['{engine,games,apps}/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.long.test.ts'],
    testTimeout: 60_000,
  },
});
