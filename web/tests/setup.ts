// a board in jsdom takes seconds on a busy machine
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/svelte');
  configure({ asyncUtilTimeout: 30_000 });
}

export {};
