/** A table at the server. */
import { ONLOOKER, WIRE, type News, type Tell } from '../../wire';
import { TableSocket } from '../connection/socket';
import { TableState } from './table.svelte';

export class LiveTable extends TableState {
  private readonly socket: TableSocket;
  private readonly versions = new Map<number, number>();
  private readonly expected = new Set<string>();
  /** Which of one's players this screen shows. */
  private eye: number | null = null;

  constructor(id: string, secret: string | null, invitation: string | null) {
    super();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new TableSocket({
      address: `${scheme}://${location.host}/ws/tables/${id}`,
      hello: () => ({
        type: 'hello',
        wire: WIRE,
        secret,
        invitation,
        seen: [...this.versions].map(([eye, version]) => ({ eye, version })),
      }),
      hear: (tell) => this.hear(tell),
      line: (line) => (this.line = line),
    });
  }

  answer(choice: string): void {
    const { position } = this;
    if (!position) return;
    this.expect(this.socket.send({ type: 'answer', player: position.eye, version: position.version, choice }));
  }

  undo(steps: number): void {
    const { position } = this;
    if (!position) return;
    this.undone = true;
    this.expect(this.socket.send({ type: 'undo', player: position.eye, version: position.version, steps }));
  }

  askHint(): void {
    const { position } = this;
    if (!position) return;
    this.hintWanted = true;
    this.socket.send({ type: 'ask-hint', player: position.eye, version: position.version, level: null });
  }

  close(): void {
    this.socket.close();
  }

  private expect(id: string): void {
    this.expected.add(id);
    this.waiting = true;
    this.problem = null;
  }

  private met(id: string | null): void {
    if (id) this.expected.delete(id);
    this.waiting = this.expected.size > 0;
  }

  private hear(tell: Tell): void {
    if (tell.type === 'welcome') {
      this.table = tell.table;
      this.yours = tell.yours;
      this.notes = tell.notes;
      this.eye = tell.yours[0] ?? ONLOOKER;
    } else if (tell.type === 'table') {
      this.table = tell.table;
      this.yours = tell.yours;
    } else if (tell.type === 'news') {
      this.hearNews(tell);
    } else if (tell.type === 'note') {
      this.notes = [...this.notes, tell.note];
    } else if (tell.type === 'previews') {
      if (tell.version === this.position?.version) this.previews = tell.previews;
    } else if (tell.type === 'hint') {
      if (tell.version === this.position?.version) this.hint = tell;
    } else if (tell.type === 'done') {
      this.met(tell.id);
    } else if (tell.type === 'not-done') {
      this.met(tell.id);
      this.hintWanted = false;
      if (tell.problem.code !== 'stale') this.problem = tell.problem;
    } else if (tell.type === 'farewell') {
      if (!tell.again) this.problem = tell.problem;
    }
  }

  private hearNews(news: News): void {
    this.versions.set(news.eye, news.position.version);
    if (news.eye !== this.eye) return;
    this.take(news);
    if (news.position.question && !news.position.question.together) {
      this.socket.send({ type: 'preview', player: news.eye, version: news.position.version, choices: [] });
    }
    if (news.eye >= 0) this.socket.send({ type: 'mark-seen', player: news.eye, events: this.events.length });
  }
}
