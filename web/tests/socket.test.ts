// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type Line, TableSocket } from '../src/lib/connection/socket';
import type { Ask, Tell } from '../src/wire';

/** A line whose other end does what a test says, or nothing at all. */
class OtherEnd {
  static readonly OPEN = 1;
  static all: OtherEnd[] = [];
  readyState = 0;
  said: Ask[] = [];
  onopen = (): void => undefined;
  onmessage = (_message: { data: string }): void => undefined;
  onclose = (): void => undefined;

  constructor(readonly address: string) {
    OtherEnd.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Ask);
  }
  /** As browsers do: of a line that nobody answers on nothing is heard for long. */
  close(): void {
    this.readyState = 2;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen();
  }
  tells(tell: { type: Tell['type']; id?: string | null }): void {
    this.onmessage({ data: JSON.stringify(tell) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose();
  }
  pings(): string[] {
    return this.said.flatMap((ask) => (ask.type === 'ping' ? [ask.id] : []));
  }
}

const ends = OtherEnd.all;
let lines: Line[], heard: Tell[], socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', OtherEnd);
  [ends.length, lines, heard] = [0, [], []];
  socket = new TableSocket({
    address: 'ws://mars/ws/tables/t-1',
    hello: () => ({ type: 'hello', wire: 1, secret: null, invitation: null, seen: [] }),
    hear: (tell) => heard.push(tell),
    line: (line) => lines.push(line),
  });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function welcomed(end: OtherEnd): OtherEnd {
  end.opens();
  end.tells({ type: 'welcome' });
  return end;
}

it('comes back when nobody answers any more, and says again what was not answered', () => {
  const silent = welcomed(ends[0]!);
  const id = socket.send({ type: 'say', text: 'Hello?' });
  vi.advanceTimersByTime(10_000);
  expect(silent.pings()).toHaveLength(1);
  vi.advanceTimersByTime(4_900);
  expect(lines).toEqual(['connecting', 'open']);
  vi.advanceTimersByTime(200);
  expect(lines).toEqual(['connecting', 'open', 'broken']);
  vi.advanceTimersByTime(500);
  expect(ends).toHaveLength(2);
  const next = welcomed(ends[1]!);
  expect(lines).toEqual(['connecting', 'open', 'broken', 'connecting', 'open']);
  expect(next.said.map((ask) => ('id' in ask ? ask.id : ''))).toEqual(['', id]);
  // what the old line still says or does, after a minute as browsers do, is nothing any more
  silent.tells({ type: 'note' });
  silent.breaks();
  expect(heard.map((tell) => tell.type)).toEqual(['welcome', 'welcome']);
  vi.advanceTimersByTime(5_000);
  expect([ends.length, lines.at(-1)]).toEqual([2, 'open']);
});

it('stays where somebody answers, and tells nobody of it', () => {
  const end = welcomed(ends[0]!);
  for (let minute = 0; minute < 6; minute++) {
    vi.advanceTimersByTime(10_000);
    end.tells({ type: minute % 2 ? 'not-done' : 'pong', id: end.pings().at(-1)! });
  }
  expect(end.pings()).toHaveLength(6);
  expect(new Set(end.pings()).size).toBe(6);
  expect(heard.map((tell) => tell.type)).toEqual(['welcome']);
  expect(lines).toEqual(['connecting', 'open']);
});

it('asks nothing while there are news', () => {
  const end = welcomed(ends[0]!);
  for (let second = 0; second < 60; second += 9) {
    vi.advanceTimersByTime(9_000);
    end.tells({ type: 'news' });
  }
  expect(end.pings()).toEqual([]);
});

it('tries again when nobody says welcome', () => {
  ends[0]!.opens();
  vi.advanceTimersByTime(16_000);
  expect(ends).toHaveLength(2);
  expect(ends[0]!.pings()).toEqual([]);
  welcomed(ends[1]!);
  expect(lines).toEqual(['connecting', 'broken', 'connecting', 'open']);
});

it('asks at once when the network has changed', () => {
  const end = welcomed(ends[0]!);
  dispatchEvent(new Event('online'));
  expect(end.pings()).toHaveLength(1);
  vi.advanceTimersByTime(5_600);
  expect(ends).toHaveLength(2);
});

it('is silent when it is closed', () => {
  const end = welcomed(ends[0]!);
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect([end.pings(), ends.length, lines.at(-1)]).toEqual([[], 1, 'closed']);
});
