// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { router } from '../src/lib/router.svelte';

describe('the address of the page that is shown', () => {
  it('follows what is looked at', () => {
    location.hash = '/replays/t-1?step=3';
    router.rename('/replays/t-1?step=4');
    expect(location.hash).toBe('#/replays/t-1?step=4');
  });

  it('calls nobody back who has just gone elsewhere', () => {
    location.hash = '/replays/t-1?step=3';
    location.hash = '/tables/t-1'; // the page is told of it only later
    router.rename('/replays/t-1?step=4');
    expect(location.hash).toBe('#/tables/t-1');
  });
});
