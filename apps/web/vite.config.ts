import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where a server runs while the page is being worked on. */
const server = process.env['ENNEAD_SERVER'] ?? 'http://127.0.0.1:9999';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: {
    port: 9990,
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/live': { target: server.replace('http', 'ws'), ws: true, headers: { origin: server } },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Everything is a file of its own, so that a strict policy may forbid all that is inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
