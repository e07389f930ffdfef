// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { language } from '../src/lib/text/language.svelte';
import Lazy from '../src/lib/ui/Lazy.svelte';
import Notice from '../src/pages/table/Notice.svelte';

const AWAY = new TypeError('Failed to fetch dynamically imported module: http://mars/assets/Notice.js');
const NO_STYLE = new Error('Unable to preload CSS for http://mars/assets/Notice.css');

beforeAll(() => language.speak('en'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.head.replaceChildren();
});

/** Comes at the third time. */
function slow() {
  const part = { default: Notice as unknown as Component<Record<string, unknown>> };
  return vi
    .fn<() => Promise<typeof part>>()
    .mockRejectedValueOnce(AWAY)
    .mockRejectedValueOnce(NO_STYLE)
    .mockResolvedValue(part);
}

describe('a part that is fetched when it is needed', () => {
  it('comes when the server is back, and says meanwhile that it waits', async () => {
    const load = slow();
    render(Lazy, { props: { load, props: { text: 'The lobby' } } });
    await vi.advanceTimersByTimeAsync(10);
    expect(screen.getByRole('status').textContent).toMatch(/Connection lost/);
    await vi.advanceTimersByTimeAsync(5000);
    expect(screen.getByText('The lobby')).toBeTruthy();
    expect(screen.queryByText(/Connection lost/)).toBeNull();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('comes with its style, which nobody else would fetch again', async () => {
    const missing = document.createElement('link');
    Object.assign(missing, { rel: 'stylesheet', href: 'data:text/css,' });
    document.head.append(missing);
    expect(missing.sheet).toBeNull();
    render(Lazy, { props: { load: slow(), props: { text: 'The lobby' } } });
    await vi.advanceTimersByTimeAsync(1600);
    const again = document.head.querySelector('link')!;
    expect(again).not.toBe(missing);
    expect(again.href).toBe(missing.href);
  });

  it('is forgotten when nobody wants it any more', async () => {
    const load = slow();
    const { unmount } = render(Lazy, { props: { load, props: { text: 'The lobby' } } });
    await vi.advanceTimersByTimeAsync(10);
    unmount();
    await vi.advanceTimersByTimeAsync(9000);
    expect(load.mock.calls.length).toBeLessThan(3);
  });
});
