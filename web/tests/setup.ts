import { afterEach } from 'vitest';

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/svelte');
  // a board in jsdom takes seconds on a busy machine
  configure({ asyncUtilTimeout: 30_000 });
  // what was left standing would go on while other files of its worker are tested
  afterEach(cleanup);
}

export {};
