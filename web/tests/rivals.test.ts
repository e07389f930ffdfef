// @vitest-environment jsdom
/** What others do is seen: it flies where their seat lies, or else is outlined and listed; however many answer in a row. */
import { cleanup, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { ownAnswers } from '../src/board/log/ownAnswers';
import { applied, scored } from '../src/games/rocketmen/motion/applied';
import { flightOf } from '../src/games/rocketmen/motion/flights';
import type { Picture } from '../src/games/rocketmen/picture';
import RocketmenTable from '../src/games/rocketmen/Table.svelte';
import { Scene } from '../src/games/rocketmen/scene.svelte';
import { settings } from '../src/lib/settings.svelte';
import { StillTable } from '../src/lib/table/still.svelte';
import { language } from '../src/lib/text/language.svelte';
import type { Event, Frame, Position } from '../src/wire';
import { facts, fixture, pack } from './fixtures';

const event = (fact: string, parts: Record<string, string> = {}): Event => ({ fact, parts, step: 0 });
const rival = { seat: '2', card: 'afterburner' };

class Told extends StillTable {
  hear(...events: Event[]): void {
    const position = { ...this.position!, version: this.position!.version + 1 };
    const kept = this.events.length;
    this.take({ type: 'news', eye: 0, kept, events, position, clocks: null, away: null, thinking: null });
  }
}

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
  Element.prototype.scrollTo = vi.fn() as unknown as typeof Element.prototype.scrollTo;
  Element.prototype.scrollIntoView = vi.fn();
  await language.need('rocketmen');
  await language.speak('en');
});
const flown: string[] = [];
beforeEach(() => {
  flown.length = 0;
  settings.motion = 'full';
  // jsdom moves nothing: whatever flies has arrived at once
  Element.prototype.animate = function (this: Element) {
    if (this.classList.contains('flying')) flown.push(this.textContent!.trim());
    return { finished: Promise.resolve() } as unknown as Animation;
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  settings.motion = 'less';
  cleanup();
});

function shown(): Told {
  const table = new Told(fixture('rocketmen-turn'));
  render(RocketmenTable, { state: table, pack: pack('rocketmen'), facts: facts('rocketmen') });
  return table;
}
/** Where everything lies, but what is hidden. */
function laidOut(hidden = ''): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const gone = hidden && this.closest(hidden);
    return (gone ? new DOMRect() : new DOMRect(10, 10, 80, 40)) as DOMRect;
  });
}
const outlined = () => [...document.querySelectorAll('[data-changed]')].map((node) => node.getAttribute('data-anchor'));
const quiet = async (table: Told) => waitFor(() => expect(table.acting).toBe(false));

describe('a card that somebody else plays', () => {
  it.each(['mission-planned', 'card-placed', 'card-stored', 'paid-with', 'card-discarded', 'card-scrapped'])(
    'comes out of their hand and is held up: %s',
    (fact) => {
      const flight = flightOf(event(fact, rival), false);
      expect(flight).toMatchObject({ card: 'afterburner' });
      expect(flight!.from).toEqual(['hand-of:2', 'seat:2']);
      expect(flight!.to.at(-1)).toBe('seat:2');
    },
  );

  it('is drawn with its name, and then stays neither outlined nor listed', async () => {
    const table = shown();
    laidOut();
    table.hear(event('card-placed', rival));
    await quiet(table);
    expect(flown).toHaveLength(1);
    expect(flown[0]!.replaceAll('\u00ad', '')).toContain('Afterburner');
    expect(outlined()).toEqual([]);
    expect(document.querySelector('.changes')).toBeNull();
  });

  it('flies to the tab behind which their seat lies', async () => {
    const table = shown();
    laidOut('[data-pane="side"]');
    table.hear(event('card-placed', rival));
    await quiet(table);
    expect(flown).toHaveLength(1);
  });

  it('is outlined and listed where there is no place for it', async () => {
    const table = shown(); // jsdom lays nothing out
    table.hear(event('card-placed', rival));
    await quiet(table);
    expect(flown).toEqual([]);
    await waitFor(() => expect(outlined()).toEqual(['seat:2']));
    expect(document.querySelector('.changes')!.textContent).toContain('Afterburner');
  });
});

describe('what several bots do in a row', () => {
  it('is all acted out', async () => {
    const table = shown();
    laidOut();
    for (let turn = 0; turn < 12; turn++) table.hear(event('card-placed', rival));
    await quiet(table);
    expect(flown).toHaveLength(12);
    expect(outlined()).toEqual([]);
  });
});

describe('a launch', () => {
  it('is what a phone shows, and after it what was looked at before', async () => {
    const table = shown();
    const pane = () => document.querySelector<HTMLElement>('.table')!.dataset['shown'];
    const before = document.querySelectorAll('.location.planned').length;
    expect(pane()).toBe('sky');
    table.hear(event('launch-declared', { seat: '2', card: 'base-b', destination: 'moon' }));
    await waitFor(() => expect(pane()).toBe('trade'));
    expect(document.querySelector('[data-anchor="location:moon-base"]')!.classList).toContain('planned');
    await quiet(table);
    document.querySelector<HTMLElement>('[data-opens="rocket"]')!.click(); // nobody is held there
    table.hear(event('success-drawn', { seat: '2', value: '2' }));
    await quiet(table);
    expect(pane()).toBe('rocket');
    document.querySelector<HTMLElement>('[data-opens="trade"]')!.click();
    table.hear(event('turn-begun', { seat: '1', round: '3' }));
    await waitFor(() => expect(pane()).toBe('sky'));
    expect(document.querySelectorAll('.location.planned')).toHaveLength(before);
  });
});

describe('between two pictures', () => {
  it('what was acted out stays: the card on the pad, out of the hand', () => {
    const before = fixture('rocketmen-turn').position.picture as unknown as Picture;
    const after = applied(before, event('card-placed', rival));
    expect(after.seats[1]!.pad['afterburner']).toBe((before.seats[1]!.pad['afterburner'] ?? 0) + 1);
    expect(after.seats[1]!['hand-size']).toBe(before.seats[1]!['hand-size'] - 1);
    const bought = before.market.find((card) => card)!;
    expect(applied(before, event('card-bought', { seat: '2', card: bought })).market).not.toEqual(before.market);
    expect(applied(before, event('turn-begun', { seat: '2', round: '3' })).active).toBe(1);
    expect(applied(before, event('deck-shuffled', { seat: '2' }))).toBe(before);
  });

  it('whoever has arrived has the points, the mission behind them and what they have won', () => {
    const { picture, standing } = fixture('rocketmen-turn').position;
    const before = picture as unknown as Picture;
    const arrives = event('mission-completed', { seat: '2', location: 'moon-base', points: '5' });
    const [, after] = applied(before, arrives).seats;
    expect([after!.score, after!.plan]).toEqual([before.seats[1]!.score + 5, null]);
    const seated = (seat: number) => scored(standing!, arrives).seats.find((each) => each.seat === seat)!;
    const led = standing!.seats.find(({ seat }) => seat === 1)!;
    expect([seated(1).points, seated(1).place, seated(0).place]).toEqual([led.points + 5, 1, 2]);
    const [, winner] = applied(before, event('achievement-won', { seat: '2', achievement: 'science' })).seats;
    expect(winner!.achievements.science).toBe(before.seats[1]!.achievements.science + 1);
    const emptied = { seat: '2', card: 'afterburner' };
    const placed = applied(before, event('card-placed', rival));
    expect(applied(placed, event('pad-card-discarded', emptied)).seats[1]!.pad['afterburner']).toBe(
      before.seats[1]!.pad['afterburner'],
    );
  });
});

describe('points since the last choice', () => {
  const lineOf = (gained: Position['gained']) => {
    const position = { ...fixture('rocketmen-turn').position, gained };
    const table = new StillTable(fixture('rocketmen-turn'));
    const shownNow = { position: () => position, events: () => [], event: () => null };
    return new Scene(table, pack('rocketmen'), facts('rocketmen'), shownNow).gains;
  };

  it('are told in a line, as the server says', () => {
    const seats = [{ seat: 0, points: 5 }, { seat: 1, points: 4 }]; // prettier-ignore
    expect(lineOf({ count: 0, seats })).toMatch(/^Since your last choice: You \+5.*\+4/);
    expect(lineOf(null)).toBe('');
  });
});

describe('what one has answered last', () => {
  const { position } = fixture('rocketmen-turn');
  const frames: Frame[] = Array.from({ length: 90 }, (_, step) => ({
    step,
    player: step % 3 ? 1 : 0,
    choice: step ? `choice-${step}` : null,
    events: [],
    position: { ...position, step },
  }));
  const asked: [number, number][] = [];
  const between = async (first: number, last: number) => {
    asked.push([first, last]);
    return frames.slice(first, last + 1);
  };

  it('is found from the newest back, with what was asked', async () => {
    const found = await ownAnswers(between, 0, 89, 5);
    expect(found.map(({ choice }) => choice)).toEqual([87, 84, 81, 78, 75].map((step) => `choice-${step}`));
    expect(found[0]!.question).toBe(frames[86]!.position.question);
    expect(asked).toEqual([[59, 89]]);
  });

  it('is all there is, if there is less, and no farther back than one would wait for', async () => {
    expect(await ownAnswers(between, 0, 8, 5)).toHaveLength(2);
    expect(await ownAnswers(between, 7, 89, 5)).toEqual([]);
  });
});
