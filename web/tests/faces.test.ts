// @vitest-environment jsdom
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, test, vi } from 'vitest';

import Thinking from '../src/board/seats/Thinking.svelte';
import { progressOf } from '../src/board/seats/thinkingTime';
import { botOf } from '../src/lib/faces/cast';
import Face from '../src/lib/faces/Face.svelte';
import { featuresOf } from '../src/lib/faces/features';
import { botName, levelName, seatedName } from '../src/lib/names';
import { settings } from '../src/lib/settings.svelte';
import { language } from '../src/lib/text/language.svelte';

const FACES = 36;
const CAST = { random: ['whim', 'fumble'], novice: ['pip', 'cog'] };

describe('faces of bots', () => {
  test('no two are alike', () => {
    const made = Array.from({ length: FACES }, (_, face) => JSON.stringify(featuresOf(face)));
    expect(new Set(made).size).toBe(FACES);
  });

  test('are decoration beside a name, or have a title', () => {
    expect(render(Face, { face: 3 }).container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
    expect(render(Face, { face: 3, look: 'flat', title: 'Jumble' }).getByRole('img', { name: 'Jumble' })).toBeTruthy();
  });

  test('are drawn in two looks', () => {
    const hatched = (look: 'brass' | 'flat') => render(Face, { face: 3, look }).container.querySelector('.hatching');
    expect(hatched('brass')).not.toBeNull();
    expect(hatched('flat')).toBeNull();
  });
});

describe('who a bot is', () => {
  test('goes by level and seat, also before there is a table', () => {
    expect(botOf(CAST, 'novice', 1)).toEqual({ name: 'cog', face: 3 });
    expect(botOf(CAST, 'novice', 2)).toEqual({ name: 'pip', face: 2 });
    expect(botOf(CAST, 'program:./mine', 1)).toBeNull();
  });

  test('is called by name, or by the seat if nobody knows it', async () => {
    await language.speak('en');
    await language.need('levels');
    expect(botName('pip', 1)).toBe('Pip');
    expect(botName(undefined, 1)).toBe('Bot 2');
    expect(seatedName({ kind: 'bot', name: '', bot: { name: 'zenith', face: 24 } }, 0)).toBe('Zenith');
    expect(seatedName({ kind: 'person', name: 'Ada', bot: null }, 0)).toBe('Ada');
    expect(levelName('heuristic')).toBe('experienced');
    expect(levelName('expert@100ms')).toBe('expert');
  });
});

describe('waiting for who thinks ahead', () => {
  test('ends full', () => {
    expect(progressOf({ began: 2000, seconds: 4 }, 3000)).toEqual({ left: 3, part: 0.25 });
    expect(progressOf({ began: 2000, seconds: 4 }, 11_000)).toEqual({ left: 0, part: 1 });
    expect(progressOf({ began: 2000, seconds: 0 }, 2000)).toEqual({ left: 0, part: 1 });
    expect(progressOf({ began: 2000, seconds: 4 }, 1000)).toEqual({ left: 4, part: 0 });
  });

  test('fills a ring, or tells the seconds to who wants less motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    settings.motion = 'system';
    await language.speak('en');
    const { container } = render(Thinking, { pondering: { began: performance.now() - 1000, seconds: 4 } });
    const filled = parseFloat(container.querySelector('.over')!.getAttribute('stroke-dasharray')!);
    expect(filled).toBeGreaterThan(0.2);
    expect(filled).toBeLessThan(0.5);
    settings.motion = 'less';
    await tick();
    expect(container.textContent).toContain('thinks 3 s more');
    expect(render(Thinking, { pondering: null }).container.querySelector('.over')).toBeNull();
    settings.motion = 'system';
  });
});
