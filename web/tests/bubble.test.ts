// @vitest-environment jsdom
/** A lesson beside what it speaks of. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import Bubble from '../src/board/guide/Bubble.svelte';
import type { Guide } from '../src/board/guide/guide.svelte';
import { language } from '../src/lib/text/language.svelte';

const HIGH: Readonly<Record<string, readonly [number, number]>> = {
  map: [200, 560],
  sheet: [500, 760],
  options: [620, 700],
  log: [800, 900],
};
const scrolled = vi.fn();

beforeEach(async () => {
  await language.need('guide', 'red-planet.guide');
  await language.speak('en');
  document.body.innerHTML = `
    <div data-anchor="map"></div>
    <div class="sheet" style="position: sticky"><div data-anchor="options"></div></div>
    <div data-anchor="log"></div>`;
  vi.stubGlobal('innerHeight', 768);
  Element.prototype.scrollIntoView = function () {
    scrolled(this.getAttribute('data-anchor'));
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, bottom] = HIGH[this.getAttribute('data-anchor') ?? this.className] ?? [0, 0];
    return { left: 0, right: 300, width: 300, top, bottom, height: bottom - top } as DOMRect;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  scrolled.mockReset();
});

it.each([
  { anchor: 'options', why: 'stays where it is: it lies on the sheet', isScrolled: false },
  { anchor: 'map', why: 'is scrolled to: it reaches under the sheet', isScrolled: true },
  { anchor: 'log', why: 'is scrolled to: it lies below the window', isScrolled: true },
])('$anchor $why', ({ anchor, isScrolled }) => {
  const guide = {
    told: { lesson: { id: 'welcome', about: () => anchor }, event: null },
    texts: 'guide-red-planet',
    game: 'red-planet-second',
    waits: false,
    rulesOf: () => [],
    goOn: () => {},
  } as unknown as Guide;
  render(Bubble, { guide });
  expect(scrolled.mock.calls).toEqual(isScrolled ? [[anchor]] : []);
});
