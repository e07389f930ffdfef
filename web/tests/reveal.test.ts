// @vitest-environment jsdom
/** What is told over the board of Mission: Red Planet while it happens. */
import { render } from '@testing-library/svelte';
import { afterAll, expect, it } from 'vitest';

import { sceneContext } from '../src/board/scene.svelte';
import Reveal from '../src/games/red-planet/motion/Reveal.svelte';
import { Scene } from '../src/games/red-planet/scene.svelte';
import { language } from '../src/lib/text/language.svelte';
import { StillTable } from '../src/lib/table/still.svelte';
import type { Event } from '../src/wire';
import { facts, fixture, pack } from './fixtures';

const GAME = 'red-planet-second';
const HAPPENS: Event[] = [
  { fact: 'round-begun', parts: { round: '3' }, step: 1 },
  { fact: 'character-revealed', parts: { seat: '2', character: 'pilot' }, step: 1 },
];

afterAll(() => language.speak('en')); // other tests share it

it.each(HAPPENS)('runs as it is written, whatever way the board does: $fact', async (event) => {
  await language.need('red-planet', 'levels');
  await language.speak('he');
  const state = new StillTable(fixture('second-place'));
  const scene = new Scene(state, pack(GAME), facts(GAME), {
    position: () => state.position!,
    events: () => [event],
    event: () => event,
  });
  const { container } = render(Reveal, { context: sceneContext(scene) });
  const told = container.querySelector<HTMLElement>('.banner')!;
  expect(told.textContent).toMatch(/[\u05d0-\u05ea]/);
  expect(told.dir).toBe('auto');
});
