import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.MARSBOUND_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [svelte()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/marsbound/web/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // inlined fonts and pictures would need a laxer content security policy
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] }, // the texts lie beside the Python sources
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { environment: 'node', include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
}));
