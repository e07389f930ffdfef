// @vitest-environment jsdom
import { FluentBundle } from '@fluent/bundle';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Guide, type Lesson } from '../src/board/guide/guide.svelte';
import { placed } from '../src/board/guide/place';
import { lessonsSeen } from '../src/board/guide/lessonsSeen.svelte';
import { Pack } from '../src/lib/pack';
import { router } from '../src/lib/router.svelte';
import { format, LANGUAGES, loadPart } from '../src/lib/text/bundles';
import type { Choosing } from '../src/games/red-planet/choosing/choosing.svelte';
import { lessonsOf } from '../src/games/red-planet/lessons';
import type { Scene } from '../src/games/red-planet/scene.svelte';
import type { Event } from '../src/wire';
import { pack } from './fixtures';

const GAME = 'some-game';
const happened = (fact: string): Event => ({ fact, parts: {}, step: 0 });

function guideOf(lessons: Lesson[], asked = true): Guide {
  return new Guide({ game: GAME, part: 'red-planet.guide', texts: 'guide-red-planet', lessons, asked: () => asked });
}

async function ready(guide: Guide): Promise<Guide> {
  await vi.waitFor(() => expect(guide['ready']).toBe(true));
  return guide;
}

beforeEach(() => {
  localStorage.clear();
  lessonsSeen.forget(GAME);
  router.place = { path: ['tables', 't-1'], query: new URLSearchParams('guide') };
});

describe('a guide', () => {
  const two: Lesson[] = [
    { id: 'welcome', when: () => true },
    { id: 'track', when: () => true },
  ];

  it('tells one thing after the other, each once', async () => {
    const guide = await ready(guideOf(two));
    expect(guide.told?.lesson.id).toBe('welcome');
    guide.dismiss(guide.told!.lesson);
    expect(guide.told?.lesson.id).toBe('track');
    guide.answered();
    expect(guide.told).toBeNull();
    expect(guideOf(two).teaches).toBe(false);
  });

  it('is silent while nothing is asked, and for ever once it is skipped', async () => {
    expect((await ready(guideOf(two, false))).told).toBeNull();
    const guide = await ready(guideOf(two));
    guide.skip();
    expect(guide.told).toBeNull();
    expect(guideOf(two).told).toBeNull();
    expect(JSON.parse(localStorage.getItem('marsbound.guide')!)[GAME].skipped).toBe(true);
  });

  it('lets the table wait after an event until it is read', async () => {
    const guide = await ready(guideOf([{ id: 'launch', after: ({ fact }) => fact === 'ship-launched' }]));
    expect(guide.heard(happened('round-begun'))).toBeNull();
    const reading = guide.heard(happened('ship-launched'))!;
    expect(guide.waits).toBe(true);
    guide.dismiss(guide.told!.lesson);
    await reading;
    expect(guide.waits).toBe(false);
    expect(guide.heard(happened('ship-launched'))).toBeNull();
  });

  it('tells only what everybody should know in a game that was not begun to learn', async () => {
    router.place = { path: ['tables', 't-1'], query: new URLSearchParams() };
    const guide = await ready(guideOf([two[0]!, { ...two[1]!, first: true }]));
    expect(guide.told?.lesson.id).toBe('track');
  });

  it('has nothing to say about games of the past', () => {
    router.place = { path: ['replays', 'r-1'], query: new URLSearchParams() };
    expect(guideOf(two).told).toBeNull();
  });
});

describe.each(['red-planet-second', 'red-planet-first'])('the lessons of %s', (game) => {
  const words = { firstEdition: game.endsWith('first') } as Scene['words'];
  const lessons = lessonsOf({ words, pack: new Pack(pack(game)) } as Scene, {} as Choosing);

  it('are told in every language, and three of them to everybody', async () => {
    for (const code of LANGUAGES) {
      const bundle = new FluentBundle(code, { useIsolating: false });
      for (const part of ['common', 'red-planet.guide']) bundle.addResource((await loadPart(code, part))!);
      for (const { id } of lessons) {
        const text = format(bundle, `guide-red-planet-${id}`, { zone: 'Z', kind: 'K', points: 2 });
        expect(text.split(/[.?!:] /).length, `${code} ${id}`).toBeLessThanOrEqual(5);
      }
    }
    expect(lessons.filter(({ first }) => first)).toHaveLength(3);
  });
});

describe('a bubble', () => {
  const screen = { left: 0, top: 0, right: 1440, bottom: 900 };
  const size = { width: 330, height: 120 };
  const inside = (at: { left: number; top: number }) =>
    at.left >= 0 && at.top >= 0 && at.left + size.width <= screen.right && at.top + size.height <= screen.bottom;

  it.each([
    { left: 600, top: 100, right: 1060, bottom: 560 },
    { left: 10, top: 720, right: 1050, bottom: 890 },
    { left: 1100, top: 10, right: 1430, bottom: 90 },
    { left: 0, top: 0, right: 60, bottom: 40 },
  ])('lies beside its thing and not over it (%o)', (thing) => {
    const at = placed(thing, size, screen, []);
    expect(inside(at)).toBe(true);
    const apart =
      at.left >= thing.right ||
      at.left + size.width <= thing.left ||
      at.top >= thing.bottom ||
      at.top + size.height <= thing.top;
    expect(apart).toBe(true);
  });

  it('leaves free what one may want to press', () => {
    const thing = { left: 600, top: 400, right: 700, bottom: 500 };
    const above = { left: 400, top: 200, right: 900, bottom: 390 };
    expect(placed(thing, size, screen, [above]).side).not.toBe('below');
  });

  it('points nowhere if its thing fills the screen', () => {
    expect(placed(screen, size, screen, []).side).toBe('nowhere');
  });
});
