import { defineConfig, mergeConfig } from 'vitest/config';

import page from './vite.config.ts';

// apart from the page's own configuration: who only plays doesn't install what tests it
export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] },
    // files of one worker share what they import, or half of the time goes into importing: each sets what it needs
    test: {
      environment: 'node',
      isolate: false,
      include: ['tests/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
      testTimeout: 60_000,
    },
  }),
);
