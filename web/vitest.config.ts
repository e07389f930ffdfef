import { defineConfig, mergeConfig } from 'vitest/config';

import page from './vite.config.ts';

// apart from the page's own configuration: who only plays doesn't install what tests it
export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: { environment: 'node', include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
  }),
);
