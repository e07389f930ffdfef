/**
 * A WebSocket that comes back by itself, and says again what wasn't answered before a break.
 *
 * A machine that dies says nothing, and no browser tells a page that nobody is there any more: after some silence the
 * page asks, and takes no answer for a break.
 */
import type { Ask, Hello, Tell } from '../../wire';

export type Line = 'connecting' | 'open' | 'broken' | 'closed';

/** What needs an answer has an id; the server carries it out once, however often it hears it. */
type Request = Extract<Ask, { id: string }>;
export type Unnumbered = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never;

interface Options {
  address: string;
  hello(): Hello;
  hear(tell: Tell): void;
  line(line: Line): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
// Milliseconds, by the date: it goes on while a machine sleeps.
const SILENCE = 10_000; // until the page asks whether somebody is there
const PATIENCE = 5_000; // until it believes that nobody is

export class TableSocket {
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Request>();
  private welcomed = false;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private heardAt = 0;
  private pinged: { id: string; at: number } | null = null;
  private ended = false;
  private asked = 0;
  private readonly prefix = crypto.randomUUID().slice(0, 8);

  constructor(private readonly options: Options) {
    this.connect();
    addEventListener('online', this.hurry);
  }

  /** Say something; its answer will have the id that is returned. */
  send(message: Unnumbered): string {
    const id = this.newId();
    const request = { ...message, id } as Request;
    this.unanswered.set(id, request);
    // a line that is just breaking takes nothing: it is said again when the next one stands
    if (this.welcomed && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
    return id;
  }

  private newId(): string {
    return `${this.prefix}-${++this.asked}`;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    removeEventListener('online', this.hurry);
    this.socket?.close();
    this.options.line('closed');
  }

  private connect(): void {
    this.options.line('connecting');
    this.welcomed = false;
    const socket = new WebSocket(this.options.address);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket === socket) socket.send(JSON.stringify(this.options.hello()));
      else socket.close(); // too late: there is another one already
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(message.data) as Tell);
    };
    socket.onclose = () => {
      if (this.socket === socket && !this.ended) this.lose();
    };
    this.heardAt = Date.now();
    this.pinged = null;
    this.look();
  }

  private lose(): void {
    clearTimeout(this.watch);
    this.socket = null;
    this.welcomed = false;
    this.options.line('broken');
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Whether somebody is still there; again when that may have changed. */
  private readonly look = (): void => {
    clearTimeout(this.watch);
    const now = Date.now();
    const due = this.pinged ? this.pinged.at + PATIENCE : this.heardAt + SILENCE;
    if (now < due) {
      // a clock that was set back must not make it wait for longer
      this.watch = setTimeout(this.look, Math.min(due - now, SILENCE));
    } else if (this.pinged) {
      const silent = this.socket;
      this.lose();
      silent?.close();
    } else {
      this.ping();
    }
  };

  private ping(): void {
    this.pinged = { id: this.newId(), at: Date.now() };
    if (this.welcomed) this.socket?.send(JSON.stringify({ type: 'ping', id: this.pinged.id } satisfies Ask));
    this.look();
  }

  private hear(tell: Tell): void {
    const asked = this.pinged?.id;
    this.heardAt = Date.now();
    this.pinged = null;
    // whatever is said to that, somebody is there
    if (asked !== undefined && 'id' in tell && tell.id === asked) return;
    if (tell.type === 'welcome') {
      this.welcomed = true;
      this.wait = FIRST_WAIT;
      this.options.line('open');
      for (const request of this.unanswered.values()) this.socket?.send(JSON.stringify(request));
    }
    if ('id' in tell && tell.id) this.unanswered.delete(tell.id);
    if (tell.type === 'farewell' && !tell.again) this.close();
    this.options.hear(tell);
  }

  private readonly hurry = (): void => {
    if (this.ended) return;
    clearTimeout(this.timer);
    if (this.socket?.readyState !== WebSocket.OPEN) this.connect();
    else if (!this.pinged) this.ping(); // perhaps by another network now, where nobody knows of this line
  };
}
