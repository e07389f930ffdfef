// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { DECLINED } from '../src/board/choosing/declined';
import { settings } from '../src/lib/settings.svelte';
import { StillTable } from '../src/lib/table/still.svelte';
import { LANGUAGES, loadBundle } from '../src/lib/text/bundles';
import { language } from '../src/lib/text/language.svelte';
import { optionsOf, SETTLING } from '../src/games/rocketmen/choosing/options';
import { deedOf, keysOf, refusedWith, targetsOf, type Lay } from '../src/games/rocketmen/choosing/targets';
import { rowsOf, scaleOf } from '../src/board/end/scores';
import { EMBLEMS } from '../src/games/rocketmen/art/emblems';
import { countedOf, flightOf as told, percent, type EffectOf } from '../src/games/rocketmen/launch/flight';
import { entriesOf } from '../src/games/rocketmen/log/entries';
import type { Picture } from '../src/games/rocketmen/picture';
import RocketmenTable from '../src/games/rocketmen/Table.svelte';
import { Scene } from '../src/games/rocketmen/scene.svelte';
import { answerWords, possibleInFlight, questionSentence, sentence } from '../src/games/rocketmen/sentences';
import type { Event } from '../src/wire';
import { facts, fixture, pack, ROOT } from './fixtures';

const NAMES = readdirSync(join(ROOT, 'web/fixtures'))
  .filter((file) => /^rocketmen-.*\.json$/.test(file))
  .map((file) => file.replace('.json', ''));
const ASKED = NAMES.filter((name) => fixture(name).position.question);
const LAY: Lay = { padWith: () => [], location: () => null };
const SOURCES = join(ROOT, 'web/src/games/rocketmen');

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  // jsdom lays nothing out
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
  await language.need('rocketmen', 'bots', 'replay');
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
  const state = new StillTable(fixture(name));
  render(RocketmenTable, { state, pack: pack('rocketmen'), facts: facts('rocketmen') });
  return state;
}

const EFFECTS: Record<string, ReturnType<EffectOf>> = {
  'detailed-planning': { effect: 'choose-first', number: 3 },
  'protective-suit': { effect: 'zero-becomes', number: 0 },
  afterburner: { effect: 'late-advance', number: 2 },
};
const flightOf = (events: Event[]) => told(events, (card) => EFFECTS[card] ?? { effect: 'none', number: 0 });
const at = (anchor: string) => document.querySelector<HTMLElement>(`button[data-anchor="${anchor}"]`)!;
const event = (fact: string, parts: Record<string, string> = {}): Event => ({ fact, parts, step: 0 });

describe.each(ASKED)('the question of %s', (name) => {
  const question = fixture(name).position.question!;
  const choices = question.choices.filter((choice) => choice !== DECLINED);

  it('can be answered in every way by pointing', () => {
    const reached = new Set<string>();
    for (const { key, choices: found } of targetsOf(question, null, LAY).values()) {
      for (const choice of found) reached.add(choice);
      for (const choice of found) expect(keysOf(question, choice, LAY)).toContain(key);
    }
    expect([...reached].sort()).toEqual([...choices].sort());
  });

  it('can be answered in every way by the list', () => {
    const read = optionsOf(question, null).flatMap((option) =>
      option.deed
        ? optionsOf(question, { key: `deed:${option.deed}`, choices: option.choices }).flatMap((each) => each.choices)
        : option.choices,
    );
    const settled = choices.filter((choice) => SETTLING.has(deedOf(question, choice)));
    expect([...read, ...settled].sort()).toEqual([...choices].sort());
  });

  it('refuses only what leads nowhere', () => {
    for (const { choices: found, refusal } of targetsOf(question, null, LAY).values())
      expect(Boolean(refusal)).toBe(!found.length);
  });
});

describe('choosing', () => {
  const question = fixture('rocketmen-turn').position.question!;

  it('lists what all is done for first, and odd cases and losses last', () => {
    const choices = ['store:a', 'store-paid:a', 'pad-paid:a', 'use:a', 'buy:m1', 'pad:a', 'launch:moon', 'discard:a'];
    const listed = optionsOf({ ...question, choices }, null).flatMap((option) => option.choices);
    const inOrder = ['launch:moon', 'pad:a', 'buy:m1', 'use:a', 'pad-paid:a', 'store:a', 'store-paid:a', 'discard:a'];
    expect(listed).toEqual(inOrder);
  });

  it('shows where a picked card may go', () => {
    const key = keysOf(
      question,
      question.choices.find((choice) => choice.startsWith('pad:'))!,
      LAY,
    )[0]!;
    const first = targetsOf(question, null, LAY).get(key)!;
    expect(targetsOf(question, null, LAY).has('zone:pad')).toBe(false);
    const then = targetsOf(question, { key, choices: first.choices }, LAY);
    expect(then.get('zone:pad')!.choices).toHaveLength(1);
    expect(then.get('zone:area')!.choices[0]).toMatch(/^discard:/);
  });

  it('lights up only the things of a deed that was picked', () => {
    const choices = question.choices.filter((choice) => choice.startsWith('buy:'));
    const open = [...targetsOf(question, { key: 'deed:buy', choices }, LAY).values()].filter(
      (each) => each.choices.length,
    );
    expect(open.map(({ key }) => key).every((key) => key.startsWith('market:'))).toBe(true);
    expect(open).toHaveLength(choices.length);
  });

  it('says why something else is not possible with a card', () => {
    const key = keysOf(
      question,
      question.choices.find((choice) => choice.startsWith('pad:'))!,
      LAY,
    )[0]!;
    expect(refusedWith(question, key, LAY).map(({ reason }) => reason)).toContain('plan-taken');
  });

  it('points at the pad card whose effect is used in flight', () => {
    const fly = fixture('rocketmen-fly').position.question!;
    const lay: Lay = { padWith: (effect) => (effect === 'late-advance' ? ['afterburner'] : []), location: () => null };
    expect(keysOf(fly, 'afterburner', lay)).toEqual(['fly:afterburner', 'pad:afterburner']);
  });
});

describe('a launch as it is told', () => {
  const begun = [
    event('turn-begun', { seat: '2', round: '3' }),
    event('launch-declared', { seat: '2', card: 'hotel', destination: 'earth' }),
  ];

  it('is none before it is declared, and after the next turn begins', () => {
    expect(flightOf([])).toBeNull();
    expect(flightOf(begun.slice(0, 1))).toBeNull();
    expect(flightOf([...begun, event('turn-begun', { seat: '3', round: '3' })])).toBeNull();
  });

  it('knows how far the rocket is and which cards have come', () => {
    const flight = flightOf([
      ...begun,
      event('rocket-moved', { seat: '2', number: '2', to: '2' }),
      event('success-drawn', { seat: '2', value: '0' }),
      event('success-ignored', { seat: '2', value: '0' }),
      event('success-drawn', { seat: '2', value: '3' }),
      event('rocket-moved', { seat: '2', number: '3', to: '5' }),
    ])!;
    expect(flight).toMatchObject({ seat: 1, card: 'hotel', to: 'earth', rocket: 5, ended: null });
    expect(flight.steps.map(({ value, ignored }) => [value, ignored])).toEqual([
      [0, true],
      [3, false],
    ]);
    expect(countedOf(flight)).toBe(1);
  });

  it('knows cards that are offered from those that are drawn', () => {
    const offered = [
      ...begun,
      event('effect-used', { seat: '2', card: 'detailed-planning' }),
      ...[0, 2, 3].map((value) => event('success-drawn', { seat: '2', value: String(value) })),
    ];
    expect(flightOf(offered)).toMatchObject({ offered: [0, 2, 3], steps: [] });
    const chosen = flightOf([...offered, event('rocket-moved', { seat: '2', number: '3', to: '4' })])!;
    expect(chosen).toMatchObject({ offered: [], rocket: 4 });
    expect(chosen.steps.map(({ value }) => value)).toEqual([3]);
    const zero = flightOf([...offered, event('success-drawn', { seat: '2', value: '1' })])!;
    expect(zero.steps.map(({ value }) => value)).toEqual([0, 1]);
  });

  it('tells what cards of the pad made of it', () => {
    const flight = flightOf([
      ...begun,
      event('success-drawn', { seat: '2', value: '0' }),
      event('effect-used', { seat: '2', card: 'protective-suit' }),
      event('rocket-moved', { seat: '2', number: '2', to: '2' }),
      event('effect-used', { seat: '2', card: 'afterburner' }),
      event('rocket-moved', { seat: '2', number: '2', to: '4' }),
    ])!;
    expect(flight.steps).toEqual([
      { value: 0, ignored: false, counts: 2, burn: false },
      { value: 2, ignored: false, counts: null, burn: true },
    ]);
    expect(countedOf(flight)).toBe(1);
  });

  it('knows how it ended', () => {
    expect(
      flightOf([...begun, event('mission-completed', { seat: '2', location: 'earth-hotel', points: '3' })]),
    ).toMatchObject({ ended: 'completed', points: 3 });
    expect(flightOf([...begun, event('launch-failed', { seat: '2' })])!.ended).toBe('failed');
    expect(flightOf([...begun, event('launch-aborted', { seat: '2' })])!.ended).toBe('aborted');
  });

  it('tells what the next card may bring, as the server says', () => {
    const { launch } = fixture('rocketmen-fly').position.picture as unknown as Picture;
    expect(launch!.next.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    for (const { field, arrives } of launch!.next) expect(arrives).toBe(field === launch!.distance);
    expect([0, 0.001, 0.5, 0.999, 1].map((chance) => percent(chance).value)).toEqual([0, 0.01, 0.5, 0.99, 1]);
  });
});

describe('the log', () => {
  const buy = (card: string, fact: string) => event(fact, { seat: '1', card });

  it('tells cards of one kind together, and a purchase once', () => {
    const told = entriesOf([
      buy('backup', 'card-chosen'),
      buy('hotel', 'paid-with'),
      buy('mining', 'paid-with'),
      buy('backup', 'card-bought'),
    ]);
    expect(told.map((run) => run.map(({ fact }) => fact))).toEqual([['paid-with', 'paid-with'], ['card-bought']]);
  });

  it('keeps what is wanted and not yet bought', () => {
    expect(entriesOf([buy('backup', 'card-chosen')])).toHaveLength(1);
  });

  it('leaves out what another sentence says better', () => {
    const told = entriesOf([event('cards-drawn', { seat: '1', number: '1' }), buy('hotel', 'card-drawn')]);
    expect(told.map(([first]) => first!.fact)).toEqual(['card-drawn']);
  });
});

describe('the pack', () => {
  it('has an emblem for every card', () => {
    const missing = pack('rocketmen')
      .entries.filter(({ section }) => ['resource', 'engine', 'hazard'].includes(section))
      .filter(({ id }) => !EMBLEMS[id]);
    expect(missing).toEqual([]);
    for (const name of ['satellite', 'spaceship', 'hotel', 'shipyard', 'station', 'mining', 'base'])
      expect(EMBLEMS[name]).toBeDefined();
  });
});

describe.each(LANGUAGES)('in %s', (code) => {
  it('every text that the table asks for is there', async () => {
    const bundle = await loadBundle(code, [
      'common',
      'web',
      'guide',
      'rocketmen',
      'rocketmen.guide',
      'bots',
      'library',
    ]);
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).filter((file) =>
      /\.(svelte|ts)$/.test(file),
    );
    const found = files.flatMap((file) =>
      [
        ...readFileSync(join(SOURCES, file), 'utf-8').matchAll(
          /\b(t|text)\(\s*(?:[^'"`)]*\?\s*)?'([a-z][a-z0-9.-]+)'/g,
        ),
      ].map(([, call, id]) => (call === 't' ? id! : `rocketmen-${id}`)),
    );
    expect(found.length).toBeGreaterThan(60);
    expect([...new Set(found)].filter((id) => !bundle.hasMessage(id.split('.')[0]!))).toEqual([]);
  });

  it('every position is told in sentences', async () => {
    await language.speak(code);
    for (const name of NAMES) {
      const scene = sceneOf(name);
      for (const run of entriesOf(scene.events)) expect(sentence(scene, ...run)).toMatch(/\S/);
      const { question } = scene.position;
      for (const card of [...scene.picture.market, ...Object.keys(scene.own.hand)])
        if (card) expect(scene.words.cardText(card)).not.toMatch(/^\p{Ll}/u); // it stands alone, as a sentence
      if (!question) continue;
      expect(questionSentence(scene, question)).toMatch(/\S/);
      for (const choice of [...question.choices, ...question.refused.flatMap(({ choices }) => choices)]) {
        expect(answerWords(scene, question, choice)).toMatch(/\S/);
      }
    }
    await language.speak('en');
  });
});

/** What is fetched when it is needed. */
const LATER = { timeout: 30_000 };

describe('the table', () => {
  it.each(NAMES)('shows %s', (name) => {
    shown(name);
    const places = name === 'rocketmen-earth' ? 5 : 12;
    expect(document.querySelectorAll('.location').length).toBe(places);
  });

  it('pays with the card that is pressed', async () => {
    const state = shown('rocketmen-pay');
    const answer = vi.spyOn(state, 'answer');
    const choice = fixture('rocketmen-pay').position.question!.choices.find((each) => each.startsWith('pay:'))!;
    at(`hand:${choice.slice(4)}`).click();
    expect(answer).toHaveBeenCalledWith(choice);
    expect(await screen.findByText(/Still owed/, {}, LATER)).toBeTruthy();
  });

  it('buys what is pressed in the market', () => {
    const state = shown('rocketmen-turn');
    const answer = vi.spyOn(state, 'answer');
    const choice = fixture('rocketmen-turn').position.question!.choices.find((each) => each.startsWith('buy:'))!;
    at(`market:${choice.slice(4)}`).click();
    expect(answer).toHaveBeenCalledWith(choice);
  });

  it('never discards or launches by a single press', () => {
    const state = shown('rocketmen-turn');
    const answer = vi.spyOn(state, 'answer');
    const own = (fixture('rocketmen-turn').position.picture as unknown as Picture).seats[0]!;
    for (const card of Object.keys(own.pad)) at(`pad:${card}`).click();
    document.querySelector<HTMLElement>('.location.open')!.click();
    expect(answer).not.toHaveBeenCalled();
  });

  it('shows the odds of a launch under way and draws by a press', async () => {
    const state = shown('rocketmen-fly');
    const answer = vi.spyOn(state, 'answer');
    expect(await screen.findByText(/chance of success/, {}, LATER)).toBeTruthy();
    screen.getByText('Draw the next success card').click();
    expect(answer).toHaveBeenCalledWith('go-on');
  });

  it('asks in flight for nothing but what is possible', () => {
    const question = fixture('rocketmen-fly').position.question!;
    const can = (...choices: string[]) => possibleInFlight({ ...question, choices });
    expect([
      can('go-on'),
      can('go-on', 'look-ahead'),
      can('go-on', 'abort'),
      can('go-on', 'draw-anew', 'abort'),
      can('afterburner', 'give-up'),
    ]).toEqual(['draw', 'draw-or-use', 'abort', 'abort-or-use', 'leave-or-use']);
  });

  it('says how many rounds have passed without progress, once one has', () => {
    const { position } = fixture('rocketmen-turn');
    const moving = (position.picture as unknown as Picture).stalled;
    expect(moving).toBe(0);
    shown('rocketmen-turn');
    expect(document.querySelector('.stalled')).toBeNull();
    cleanup();
    const still = structuredClone(fixture('rocketmen-turn'));
    (still.position.picture as unknown as Picture).stalled = 3;
    const state = new StillTable(still);
    render(RocketmenTable, { state, pack: pack('rocketmen'), facts: facts('rocketmen') });
    expect(document.querySelector('.stalled')?.textContent).toMatch(
      /^3 rounds without progress; the game ends after \d+$/,
    );
  });

  it('tells the end with every source of points', async () => {
    shown('rocketmen-over');
    await vi.waitFor(() => expect(document.querySelector('dialog .verdict')?.textContent).toMatch(/You win by 19/), {
      timeout: 30_000,
    });
  });
});

describe('the final score', () => {
  it('adds up', () => {
    const outcome = fixture('rocketmen-over').table.outcome!;
    const rows = rowsOf(outcome, ['missions', 'hazards', 'tokens', 'objectives', 'variants']);
    expect(rows.map(({ total }) => total)).toEqual([...outcome.totals].sort((a, b) => b - a));
    for (const { bars, total } of rows) {
      expect(bars.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      for (const { items, points } of bars) expect(items.reduce((sum, item) => sum + item.points, 0)).toBe(points);
    }
    const missions = rows.flatMap(({ bars }) => bars.filter(({ source }) => source === 'missions'));
    const names = sceneOf('rocketmen-over')
      .pack.entries('location')
      .map(({ id }) => id);
    expect(missions.length).toBeGreaterThan(0);
    for (const { item } of missions.flatMap(({ items }) => items)) expect(names).toContain(item);
    expect(scaleOf(rows)).toEqual({ length: Math.max(...outcome.totals), zero: 0 });
    expect(rows.filter(({ won }) => won)).toHaveLength(outcome.winners.length);
  });
});

describe('points below nothing', () => {
  it('have a place on the scale, before nothing', () => {
    const bar = (source: string, points: number) => ({ source, points, items: [] });
    const rows = [
      { seat: 0, total: 6, won: true, bars: [bar('missions', 8), bar('variants', -2)] },
      { seat: 1, total: 3, won: false, bars: [bar('missions', 3)] },
    ];
    expect(scaleOf(rows)).toEqual({ length: 10, zero: 0.2 });
  });
});
