// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { canRepeat, repeated } from '../src/board/end/again';
import { settings } from '../src/lib/settings.svelte';
import { StillTable, type Fixture } from '../src/lib/table/still.svelte';
import { LANGUAGES, loadBundle } from '../src/lib/text/bundles';
import { language } from '../src/lib/text/language.svelte';
import { lettersAcross } from '../src/games/rocketmen/art/fit';
import { softened } from '../src/lib/text/softened';
import type { Choosing } from '../src/games/rocketmen/choosing/choosing.svelte';
import { optionsOf } from '../src/games/rocketmen/choosing/options';
import { oddsOf, promiseOf } from '../src/games/rocketmen/choosing/odds';
import { reasonsFor } from '../src/games/rocketmen/choosing/reasons';
import { deedOf } from '../src/games/rocketmen/choosing/targets';
import { lessonsOf } from '../src/games/rocketmen/lessons';
import type { Picture } from '../src/games/rocketmen/picture';
import { suppliesOf, supplyOf } from '../src/games/rocketmen/reference/supply';
import RocketmenTable from '../src/games/rocketmen/Table.svelte';
import { Scene } from '../src/games/rocketmen/scene.svelte';
import type { TableShown } from '../src/wire';
import { facts, fixture, pack } from './fixtures';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal = vi.fn();
  Element.prototype.scrollTo = vi.fn() as unknown as typeof Element.prototype.scrollTo;
  settings.motion = 'less';
  await language.need('rocketmen', 'bots', 'guide', 'rocketmen.guide');
  await language.speak('en');
});
afterEach(cleanup);

function sceneOf(name: string): Scene {
  const position = fixture(name);
  return new Scene(new StillTable(position), pack('rocketmen'), facts('rocketmen'), {
    position: () => position.position,
    events: () => position.events,
    event: () => null,
  });
}

function shown(name: string): StillTable {
  return shownAs(fixture(name));
}

function shownAs(position: Fixture): StillTable {
  const state = new StillTable(position);
  render(RocketmenTable, { state, pack: pack('rocketmen'), facts: facts('rocketmen') });
  return state;
}

describe('the flight plan', () => {
  it('tells the rocket points and fields of every place the mission can go, and the odds of what can fly', () => {
    shown('rocketmen-turn');
    const scene = sceneOf('rocketmen-turn');
    const offers = scene.launchesOf(scene.own);
    expect(offers.length).toBeGreaterThan(0);
    const list = screen.getByRole('list', { name: 'Where the mission can go' });
    expect(list.querySelectorAll('button')).toHaveLength(offers.length);
    expect(offers.map(({ missing }) => missing > 0).sort()).toEqual([false, true]);
    for (const { odds, rockets, missing } of offers) {
      const chance = `${Math.round(odds.success * 100)}%`;
      expect(list.textContent?.includes(chance)).toBe(!missing);
      expect(list.textContent?.includes(`once it has ${rockets} rockets`)).toBe(missing > 0);
      expect(list.textContent).toContain(`/${rockets}`);
    }
  });

  it('launches after a second press', () => {
    const state = shown('rocketmen-turn');
    const answer = vi.spyOn(state, 'answer');
    const button = document.querySelector<HTMLElement>(
      '.plan button[data-points^="location:"][aria-disabled="false"]',
    )!;
    button.click();
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('what a choice promises', () => {
  it('is told for launches, deeds in flight and cards to copy, and for nothing else', () => {
    for (const name of ['rocketmen-turn', 'rocketmen-fly', 'rocketmen-copy', 'rocketmen-burn']) {
      const scene = sceneOf(name);
      const question = scene.position.question!;
      for (const choice of question.choices) {
        const reckoned = question.question === 'Act' ? deedOf(question, choice) === 'launch' : true;
        expect(Boolean(oddsOf(scene, question, choice))).toBe(reckoned);
        expect(promiseOf(scene, question, choice)).toMatch(reckoned ? /success \d+%/ : /^$/);
      }
    }
  });

  it('has reasons in words for what a bot may advise', () => {
    const scene = sceneOf('rocketmen-turn');
    const question = scene.position.question!;
    for (const choice of question.choices) {
      for (const reason of reasonsFor(scene, question, choice)) expect(reason).toMatch(/^\S.*\S$/);
    }
    const launch = question.choices.find((choice) => choice.startsWith('launch:'))!;
    expect(reasonsFor(scene, question, launch)[0]).toMatch(/success \d+%/);
  });
});

describe('the list of choices', () => {
  it('begins with the launch and ends with what loses something', () => {
    const question = fixture('rocketmen-turn').position.question!;
    const deeds = optionsOf(question, null).map(({ choices }) => deedOf(question, choices[0]!));
    expect(deeds[0]).toBe('launch');
    expect(deeds.at(-1)).toBe('drop-plan');
  });
});

describe('the launch panel', () => {
  /** It is fetched when something flies. */
  const there = (selector: string) =>
    vi.waitFor(() => expect(document.querySelector(selector)).toBeTruthy(), { timeout: 30_000 });

  it('offers success cards to choose from, and the cards that may be copied with their odds', async () => {
    const state = shown('rocketmen-first');
    const answer = vi.spyOn(state, 'answer');
    await there('.offered');
    document.querySelector<HTMLElement>('.offered [data-points="success:3"]')!.click();
    expect(answer).toHaveBeenCalledWith('3');
    cleanup();
    shown('rocketmen-copy');
    await there('.deeds');
    expect(document.querySelectorAll('.deeds [data-points^="copy:"]')).toHaveLength(2);
    expect(screen.getByText(/Without a copy/).textContent).toMatch(/\d+%/);
  });

  it('shows to everybody what can be chosen from, and what was seen of the deck', async () => {
    const watched = fixture('rocketmen-first');
    shownAs({ ...watched, position: { ...watched.position, question: null } });
    await there('.launch');
    expect(
      [...document.querySelectorAll('.offered .success')].map((card) => card.getAttribute('data-value')),
    ).toContain('3');
    expect(document.querySelector('.offered button')).toBeNull();
    cleanup();
    const seen = fixture('rocketmen-order');
    shownAs({ ...seen, position: { ...seen.position, question: null } });
    await there('.launch');
    expect(document.querySelectorAll('.cards .seen')).toHaveLength(2);
  });

  it('says what an abort costs, as the server reckons it', async () => {
    const picture = fixture('rocketmen-fly').position.picture as unknown as Picture;
    shown('rocketmen-fly');
    await there('.deeds');
    const lost = picture.outlook['abort-loses'];
    expect(document.querySelector('.deeds')!.textContent).toMatch(
      lost ? new RegExp(`${lost} card`) : /whole Launch Pad stay/,
    );
  });
});

describe('a board', () => {
  it('opens with everything that everybody may look through', async () => {
    shown('rocketmen-turn');
    screen.getByRole('button', { name: 'Board of Bot 4' }).click();
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeTruthy(), { timeout: 30_000 });
    for (const zone of ['Launch Pad', 'Depot', 'Scrapyard', 'Command Centre'])
      expect(document.querySelector('dialog')!.textContent).toContain(zone);
  });
});

describe('the parts of the table on a phone', () => {
  it('are marked where something can be chosen', () => {
    shown('rocketmen-turn');
    const lit = [...document.querySelectorAll('.panes button')]
      .filter((button) => button.querySelector('i'))
      .map((button) => button.textContent!.trim());
    expect(lit).toEqual(['Destinations', 'Market', 'My rocket']);
  });

  it('show the launch as soon as there is one', async () => {
    shown('rocketmen-fly');
    await vi.waitFor(() => expect(document.querySelector<HTMLElement>('.table')!.dataset['shown']).toBe('trade'));
  });
});

describe('the reference', () => {
  const picture = fixture('rocketmen-turn').position.picture as unknown as Picture;

  it('knows where every copy is', () => {
    const engines = suppliesOf(['small-boosters', 'medium-stage', 'heavy-stage'], picture);
    for (const { card, deck, owned } of engines) expect([card, deck + owned]).toEqual([card, 5]);
    expect(supplyOf('no-such-card', picture)).toEqual({ card: 'no-such-card', deck: 0, market: 0, owned: 0, gone: 0 });
  });

  it('has chances of success cards that grow with the lift', () => {
    const scene = sceneOf('rocketmen-turn');
    for (const { destination, lift, odds } of scene.launchesOf(scene.own)) {
      const table = scene.picture.outlook.chances[destination];
      expect(table).toHaveLength(scene.distance(destination));
      expect(table).toEqual([...table].sort((a, b) => a - b));
      expect(odds.success).toBeGreaterThanOrEqual(table[lift]! - 1e-6); // cards of the pad can only help
    }
  });
});

describe.each(LANGUAGES)('lessons in %s', (code) => {
  it('have words', async () => {
    const bundle = await loadBundle(code, ['common', 'web', 'rocketmen', 'rocketmen.guide']);
    const lessons = lessonsOf(sceneOf('rocketmen-turn'), {
      question: null,
      targets: new Map(),
      isOpen: () => false,
    } as unknown as Choosing);
    expect(lessons.map(({ id }) => id).filter((id) => !bundle.hasMessage(`guide-rocketmen-${id}`))).toEqual([]);
    // the flight plan is told of in one of two ways
    expect(lessons.filter(({ first }) => first)).toHaveLength(4);
  });
});

describe('playing on', () => {
  const table = { ...fixture('rocketmen-over').table, seed: '77' } as TableShown;

  it('repeats a deal only for one person', () => {
    expect(canRepeat(table, [0])).toBe(true);
    expect(canRepeat(table, [])).toBe(false);
    expect(canRepeat({ ...table, seed: null }, [0])).toBe(false);
    const others = table.seats.map((seat) => ({ ...seat, kind: 'person' as const }));
    expect(canRepeat({ ...table, seats: others }, [0])).toBe(false);
  });

  it('asks for the same seats, options and seed', () => {
    const wanted = repeated(table);
    expect(wanted).toMatchObject({ game: 'rocketmen', seed: '77', options: table.options });
    expect(wanted.seats.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot', 'bot']);
  });
});

describe('names', () => {
  it('are fitted by their longest word, wide letters counting more', () => {
    expect(
      [lettersAcross('Next-generation Drugs'), lettersAcross('Backup'), lettersAcross('')].map(Math.round),
    ).toEqual([9, 6, 1]);
    expect(lettersAcross('Космический')).toBeGreaterThan(11);
  });
  it('have two lines', () => {
    expect(lettersAcross('A bc de of gh ok mn oh pq so')).toBeGreaterThan(10);
  });
  it.each([
    ['Government Contract', 'Govern-ment Contract'],
    ['Государственный контракт', 'Госу-дарст-вен-ный контракт'],
    ['Przemysłowe', 'Prze-mys-łowe'],
    ['Vesmírného', 'Ves-mír-ného'],
    ['מגן לייזר פלנטרי', 'מגן לייזר פלנטרי'],
  ])('may be hyphenated in long words only (%s)', (name, hyphenated) => {
    expect(softened(name).replaceAll('\u00ad', '-')).toBe(hyphenated);
  });
});

describe('why not', () => {
  it('says nothing of what only who plays alone could do', () => {
    const question = fixture('rocketmen-turn').position.question!;
    expect(question.refused.map(({ reason }) => reason)).toContain('solo-only');
    const told = sceneOf('rocketmen-turn').whyNot(question);
    expect(told.map(({ reason }) => reason)).toContain('plan-taken');
    expect(told.map(({ reason }) => reason)).not.toContain('solo-only');
  });
});
