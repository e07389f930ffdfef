/** A WebSocket that comes back by itself, and says again what wasn't answered before a break. */
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

export class TableSocket {
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Request>();
  private welcomed = false;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private asked = 0;
  private readonly prefix = crypto.randomUUID().slice(0, 8);

  constructor(private readonly options: Options) {
    this.connect();
    addEventListener('online', this.hurry);
  }

  /** Say something; its answer will have the id that is returned. */
  send(message: Unnumbered): string {
    const id = `${this.prefix}-${++this.asked}`;
    const request = { ...message, id } as Request;
    this.unanswered.set(id, request);
    // a line that is just breaking takes nothing: it is said again when the next one stands
    if (this.welcomed && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
    return id;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    this.socket?.close();
    this.options.line('closed');
  }

  private connect(): void {
    this.options.line('connecting');
    this.welcomed = false;
    const socket = new WebSocket(this.options.address);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.options.hello()));
    socket.onmessage = (message: MessageEvent<string>) => this.hear(JSON.parse(message.data) as Tell);
    socket.onclose = () => {
      if (this.socket !== socket || this.ended) return;
      this.options.line('broken');
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private hear(tell: Tell): void {
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
    if (this.socket?.readyState === WebSocket.OPEN || this.ended) return;
    clearTimeout(this.timer);
    this.connect();
  };
}
