// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { clockText, duration, isLow, leftOf } from '../src/lib/online/clock';
import { noteWords } from '../src/lib/online/notes';
import { notify } from '../src/lib/online/notice';
import { offersAt } from '../src/lib/online/offers';
import { settings } from '../src/lib/settings.svelte';
import { play } from '../src/lib/sound/sound';
import { Eyes } from '../src/lib/table/eyes';
import { LiveTable } from '../src/lib/table/live.svelte';
import { dueAtScreen, wantedOf } from '../src/lib/table/sharing';
import { language } from '../src/lib/text/language.svelte';
import Cover from '../src/pages/table/Cover.svelte';
import type { Event, News, Note, Position, Question, SeatShown, TableShown, Tell } from '../src/wire';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  await language.need('online', 'lobby', 'levels');
  await language.speak('en');
});
afterEach(cleanup);

const question = (chosen: string | null = null): Question => ({
  seat: 0,
  line: 'x',
  question: 'X',
  time: 1,
  times: 1,
  memo: 0,
  together: chosen !== null,
  optional: false,
  parts: [],
  kinds: [],
  between: ':',
  deeds: {},
  choices: ['a', 'b'],
  refused: [],
  chosen,
  quiet: [],
  wasteful: {},
});
const position = (eye: number, version: number, more: Partial<Position> = {}): Position => ({
  eye,
  version,
  step: version,
  answered: 0,
  picture: {},
  question: null,
  waiting: [],
  ready: [],
  draft: [],
  undoable: 0,
  over: false,
  standing: null,
  gained: null,
  ...more,
});
const event = (fact: string): Event => ({ fact, parts: {}, step: 0 });
const news = (
  eye: number,
  version: number,
  kept: number,
  facts: string[],
  more: Partial<Position> = {},
  away: number | null = null,
): News => ({
  type: 'news',
  eye,
  kept,
  events: facts.map(event),
  position: position(eye, version, more),
  clocks: null,
  away,
  thinking: null,
});
const seat = (player: number, more: Partial<SeatShown> = {}): SeatShown => ({
  player,
  kind: 'person',
  name: `P${player}`,
  bot: null,
  person: 'p-1',
  level: null,
  bot_plays: null,
  colour: null,
  ready: true,
  online: true,
  ...more,
});
const table = (seats: SeatShown[], more: Partial<TableShown> = {}): TableShown => ({
  id: 't-1',
  name: '',
  status: 'running',
  game: 'red-planet-second',
  rules: '1',
  players: seats.length,
  options: {},
  pack: { name: 'x', hash: 'x' },
  private: true,
  hints: true,
  clock: null,
  host: 'p-1',
  seats,
  onlookers: [],
  proposals: [],
  created_at: 0,
  started_at: 1,
  ended_at: null,
  closes_at: null,
  waiting: [],
  rematch: null,
  seed: null,
  outcome: null,
  ...more,
});

describe('eyes', () => {
  it('remember what they were told, and what still holds', () => {
    const eyes = new Eyes();
    eyes.hear(news(0, 1, 0, ['a', 'b']));
    eyes.hear(news(0, 2, 1, ['c']));
    expect(eyes.of(0)!.events.map(({ fact }) => fact)).toEqual(['a', 'c']);
    expect(eyes.seen()).toEqual([{ eye: 0, version: 2 }]);
  });

  it('come back to what they saw last, with all that happened since', () => {
    const eyes = new Eyes();
    eyes.leave(0, eyes.hear(news(0, 1, 0, ['a', 'b'])));
    eyes.hear(news(0, 2, 2, ['c']));
    eyes.hear(news(0, 3, 1, ['d', 'e']));
    const back = eyes.back(0)!;
    expect(back.shown.position.version).toBe(1);
    expect(back.since).toMatchObject({ kept: 1, position: { version: 3 } });
    expect(back.since!.events.map(({ fact }) => fact)).toEqual(['d', 'e']);
    expect(eyes.back(0)!.since).toBeNull();
  });
});

describe('a shared screen', () => {
  const seats = [seat(0), seat(1), seat(2)];

  it('wants those who are asked and have not answered', () => {
    const positions = {
      0: position(0, 1, { question: question('a') }),
      1: position(1, 1, { question: question() }),
      2: position(2, 1),
    };
    expect(wantedOf([0, 1, 2], positions, seats)).toEqual([1]);
    expect(wantedOf([0, 1, 2], positions, [seat(0), seat(1, { bot_plays: 'handed' }), seat(2)])).toEqual([]);
  });

  it('stays with who sits there until somebody else alone is asked', () => {
    expect(dueAtScreen([0, 1], 1)).toBe(1);
    expect(dueAtScreen([0], 1)).toBe(0);
    expect(dueAtScreen([], 1)).toBe(1);
    expect(dueAtScreen([2, 0], null)).toBe(2);
    expect(dueAtScreen([], null)).toBeNull();
  });
});

describe('clocks', () => {
  it('run only for who is waited for', () => {
    expect(leftOf({ left: 60, running: true }, 12)).toBe(48);
    expect(leftOf({ left: 60, running: false }, 12)).toBe(60);
    expect(leftOf({ left: 5, running: true }, 12)).toBe(0);
  });

  it('are read in figures', () => {
    expect(clockText(7, 'en')).toBe('0:07');
    expect(clockText(247.2, 'en')).toBe('4:08');
    expect(clockText(3753, 'en')).toBe('1:02:33');
    expect(clockText(2 * 86400 + 5 * 3600, 'en')).toBe('2 days 5 hr');
    expect(duration(900, 'en')).toBe('15 minutes');
    expect(duration(172800, 'pl')).toBe('2 dni');
  });

  it('warn in time', () => {
    expect(isLow(30, { mode: 'live', bank: 600, increment: 0 })).toBe(true);
    expect(isLow(31, { mode: 'live', bank: 600, increment: 0 })).toBe(false);
    expect(isLow(3600, { mode: 'days', limit: 86400 })).toBe(true);
    expect(isLow(1, null)).toBe(false);
  });
});

describe('at the table', () => {
  const stand = (shown: TableShown, more = {}) => ({
    table: shown,
    yours: [0],
    person: 'p-1',
    shared: false,
    invitation: null,
    key: null,
    ...more,
  });

  it('the menu offers what is possible', () => {
    const shown = table([seat(0), seat(1, { person: 'p-2' })], { clock: { mode: 'live', bank: 60, increment: 0 } });
    expect(offersAt(stand(shown), 0)).toEqual({
      deeds: ['people', 'back', 'pause', 'hand', 'device', 'settings', 'resign', 'home'],
      alone: false,
    });
    expect(offersAt(stand(shown, { yours: [] }), -1).deeds).toEqual(['people', 'settings', 'home']);
    const handed = table([seat(0, { bot_plays: 'clock' }), seat(1, { kind: 'bot', person: null })], { private: false });
    expect(offersAt(stand(handed), 0)).toEqual({
      deeds: ['people', 'invite', 'take', 'device', 'settings', 'resign', 'home'],
      alone: true,
    });
    const away = (bot_plays: 'handed' | 'clock' | 'resigned') =>
      table([seat(0), seat(1, { person: 'p-2', bot_plays })]);
    expect(offersAt(stand(away('handed')), 0).alone).toBe(false);
    expect(offersAt(stand(away('clock')), 0).alone).toBe(false);
    expect(offersAt(stand(away('resigned')), 0).alone).toBe(true);
    const paused = table([seat(0)], { status: 'paused' });
    expect(offersAt(stand(paused), 0).deeds).toContain('resume');
    const resigned = table([seat(0, { bot_plays: 'resigned' }), seat(1)]);
    expect(offersAt(stand(resigned), 0).deeds).not.toContain('resign');
  });

  it.each([
    ['joined', '', 'Ada sits down.'],
    ['undone', '1', 'Ada takes back 1 step.'],
    ['rewound', '2', 'As agreed, 2 choices of Ada are taken back.'],
    ['handed', 'novice', 'Ada lets a bot play: novice.'],
    ['proposed', 'undo', 'Ada asks to take something back.'],
    ['declined', 'pause', 'Ada: no pause now.'],
    ['clock-ran-out', '', 'Ada has run out of time. A bot plays on.'],
  ] as const)('tells that somebody has %s', (kind, text, words) => {
    expect(noteWords({ number: 1, kind, at: 0, player: 0, person: 'p', name: 'Ada', text } as Note)).toBe(words);
  });
});

describe('being called', () => {
  it('by the system, where one has asked for it and looks elsewhere', () => {
    const made = vi.fn();
    class FakeNotification {
      static permission = 'granted';
      onclick: (() => void) | null = null;
      constructor(...words: unknown[]) {
        made(...words);
      }
      close(): void {}
    }
    vi.stubGlobal('Notification', FakeNotification);
    vi.stubGlobal('isSecureContext', true);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    notify('Your turn', 'Rocketmen', 't-1');
    expect(made).not.toHaveBeenCalled();
    settings.notify = true;
    notify('Your turn', 'Rocketmen', 't-1');
    expect(made).toHaveBeenCalledWith('Your turn', { body: 'Rocketmen', tag: 't-1', icon: './icon.svg' });
    hidden.mockReturnValue(false);
    notify('Your turn', 'Rocketmen', 't-1');
    expect(made).toHaveBeenCalledOnce();
    settings.notify = false;
    hidden.mockRestore();
  });

  it('by a sound only where sound is on', async () => {
    const context = vi.fn(function () {
      throw new Error('no sound here');
    });
    vi.stubGlobal('AudioContext', context);
    play('turn');
    settings.sound = true;
    play('turn');
    await vi.waitFor(() => expect(context).toHaveBeenCalledOnce());
    settings.sound = false;
  });
});

/** A server in a few lines: what is said to it, and what it says. */
class FakeSocket {
  static last: FakeSocket;
  static OPEN = 1;
  readyState = 1;
  sent: { type: string; [field: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  tell(tell: Partial<Tell>): void {
    this.onmessage?.({ data: JSON.stringify(tell) });
  }
  close(): void {}
  said(type: string): { type: string; [field: string]: unknown }[] {
    return this.sent.filter((message) => message.type === type);
  }
}

describe('a live table', () => {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
  });

  function opened(shown: TableShown, yours: number[]): LiveTable {
    const live = new LiveTable('t-1', 's', null);
    FakeSocket.last.tell({
      type: 'welcome',
      wire: 1,
      server: '',
      now: 0,
      person: 'p-1',
      yours,
      invitation: null,
      table: shown,
      notes: [],
      muted: [],
    });
    return live;
  }

  it('shows one player the game from their own seat', () => {
    const live = opened(table([seat(0), seat(1, { person: 'p-2' })]), [0]);
    FakeSocket.last.tell(news(0, 1, 0, ['a'], { question: question() }));
    expect(live.position?.eye).toBe(0);
    expect(live.wanted).toEqual([0]);
    expect(FakeSocket.last.said('preview')).toMatchObject([{ player: 0, version: 1 }]);
    expect(FakeSocket.last.said('mark-seen')).toMatchObject([{ player: 0, events: 1 }]);
    live.close();
  });

  it('turns an onlooker into a player whose news come before the word of it', () => {
    const live = opened(
      table([seat(0, { person: 'p-2' }), seat(1, { kind: 'open', person: null })], {
        status: 'open',
        started_at: null,
      }),
      [],
    );
    expect(live.eye).toBe(-1);
    FakeSocket.last.tell(news(1, 1, 0, ['a']));
    FakeSocket.last.tell({
      type: 'table',
      table: table([seat(0, { person: 'p-2' }), seat(1)]),
      yours: [1],
      clocks: null,
    });
    expect(live.eye).toBe(1);
    expect(live.position?.eye).toBe(1);
    live.close();
  });

  it('shows nobody anything at a shared screen until somebody sits down', () => {
    const live = opened(table([seat(0), seat(1)]), [0, 1]);
    FakeSocket.last.tell(news(0, 1, 0, ['a'], { question: question() }));
    FakeSocket.last.tell(news(1, 1, 0, ['b'], { question: question() }));
    expect(live.position).toBeNull();
    expect(live.events).toEqual([]);
    expect(live.due).toBe(0);
    live.sit(0);
    expect(live.events.map(({ fact }) => fact)).toEqual(['a']);
    FakeSocket.last.tell(news(0, 2, 1, [], { question: question('x') }));
    expect(live.due).toBe(1);
    live.sit(null);
    expect(live.position).toBeNull();
    live.sit(1);
    expect(live.position?.eye).toBe(1);
    live.close();
  });

  it('lets a board act out what happened since its player looked away', async () => {
    const live = opened(table([seat(0), seat(1)]), [0, 1]);
    FakeSocket.last.tell(news(0, 1, 0, ['a']));
    FakeSocket.last.tell(news(1, 1, 0, ['a']));
    live.sit(0);
    live.sit(1);
    FakeSocket.last.tell(news(0, 2, 1, ['b', 'c']));
    live.sit(0);
    expect(live.position?.version).toBe(1);
    const heard = vi.fn();
    live.onNews = heard;
    await Promise.resolve();
    expect(heard).toHaveBeenCalledOnce();
    expect(live.position?.version).toBe(2);
    expect(live.events.map(({ fact }) => fact)).toEqual(['a', 'b', 'c']);
    live.close();
  });

  it('says from where on somebody was away, once', () => {
    const live = opened(table([seat(0), seat(1, { person: 'p-2' })]), [0]);
    FakeSocket.last.tell(news(0, 5, 0, ['a', 'b', 'c'], {}, 1));
    expect(live.away).toBe(1);
    live.away = null;
    FakeSocket.last.tell(news(0, 6, 3, ['d'], {}, 3));
    expect(live.away).toBeNull();
    live.close();
  });

  it('mutes at once and asks the server to', () => {
    const live = opened(table([seat(0)]), [0]);
    live.do({ type: 'mute', person: 'p-2', muted: true });
    expect(live.muted).toEqual(['p-2']);
    expect(FakeSocket.last.said('mute')).toMatchObject([{ person: 'p-2', muted: true }]);
    live.close();
  });

  it('is covered between two people: only the next one uncovers it, after a moment', async () => {
    const live = opened(table([seat(0, { name: 'Ada' }), seat(1, { name: 'Grace' })]), [0, 1]);
    FakeSocket.last.tell(news(0, 1, 0, ['a'], { undoable: 1 }));
    FakeSocket.last.tell(news(1, 1, 0, ['a'], { question: question() }));
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    render(Cover, { table: live, before: 0 });
    expect(screen.getByRole('heading').textContent).toBe('Pass the screen to Grace');
    for (const tooSoon of ['I am here', 'Take back my last step']) await fireEvent.click(screen.getByText(tooSoon));
    expect(live.eye).toBeNull();
    expect(FakeSocket.last.said('undo')).toEqual([]);
    now.mockReturnValue(2000);
    await fireEvent.click(screen.getByText('I am here'));
    expect(live.eye).toBe(1);
    live.sit(null);
    await fireEvent.click(screen.getByText('Take back my last step'));
    now.mockRestore();
    expect(live.eye).toBe(0);
    expect(FakeSocket.last.said('undo')).toMatchObject([{ player: 0, steps: 1 }]);
    live.close();
  });
});
