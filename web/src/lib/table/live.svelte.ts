/** A table at the server. */
import {
  ONLOOKER,
  WIRE,
  type Frame,
  type News,
  type Onlooker,
  type Position,
  type Previews,
  type Tell,
} from '../../wire';
import { knownPerson } from '../connection/identity';
import { library } from '../connection/library';
import { TableSocket, type Unnumbered } from '../connection/socket';
import { Eyes } from './eyes';
import { dueAtScreen, wantedOf } from './sharing';
import { TableState } from './table.svelte';

/** Whoever hasn't been here for so long is told what happened meanwhile. */
const LONG = 60_000;

export class LiveTable extends TableState {
  /** For the host: what lets others in. */
  invitation = $state.raw<string | null>(null);
  /** The public id of who looks. */
  person = $state.raw<string | null>(null);
  muted = $state.raw<readonly string[]>([]);
  /** For the host: who may not come to this table. */
  barred = $state.raw<readonly Onlooker[]>([]);
  /** Who sits before the screen, where several share it. */
  present = $state.raw<number | null>(null);
  /** Whose eyes see what is shown; null while nobody's may. */
  eye = $state.raw<number | null>(null);
  /** From which event on its player hasn't looked; null for who was here. */
  away = $state.raw<number | null>(null);
  /** When the clocks were told, by this machine's own. */
  clocksAt = 0;
  private positions = $state.raw<Readonly<Record<number, Position>>>({});
  private readonly socket: TableSocket;
  private readonly eyes = new Eyes();
  private readonly expected = new Set<string>();
  /** What the board on the way up has to catch up with. */
  private since: News | null = null;
  private looked = 0;
  /** By how many seconds the server's clock is ahead of this machine's. */
  private ahead = 0;
  private goneAt: number | null = performance.now() - LONG;

  constructor(
    readonly id: string,
    secret: string | null,
    readonly key: string | null,
  ) {
    super();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new TableSocket({
      address: `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`,
      // the secret may have been renewed in another tab
      hello: () => ({
        type: 'hello',
        wire: WIRE,
        secret: secret && (knownPerson()?.secret ?? secret),
        invitation: key,
        seen: this.eyes.seen(),
      }),
      hear: (tell) => this.hear(tell),
      line: (line) => {
        if (line === 'broken') this.goneAt ??= performance.now();
        this.line = line;
      },
    });
    document.addEventListener('visibilitychange', this.comeOrGo);
  }

  readonly shared = $derived(this.yours.length > 1);
  /** Of those who sit here, who is asked. */
  readonly wanted: readonly number[] = $derived.by(() =>
    this.table?.status === 'running' ? wantedOf(this.yours, this.positions, this.table.seats) : [],
  );
  /** Who should sit before the screen now. */
  readonly due: number | null = $derived(dueAtScreen(this.wanted, this.present));

  /** What one of the players at this screen could take back. */
  undoable(player: number): number {
    return this.positions[player]?.undoable ?? 0;
  }

  answer(choice: string): void {
    const { position } = this;
    if (!position) return;
    this.expect(this.socket.send({ type: 'answer', player: position.eye, version: position.version, choice }));
  }

  undo(steps: number): void {
    if (this.position) this.undoOf(this.position.eye, steps);
  }

  undoOf(player: number, steps: number): void {
    const position = this.positions[player];
    if (!position) return;
    this.undone = true;
    this.expect(this.socket.send({ type: 'undo', player, version: position.version, steps }));
  }

  askHint(): void {
    const { position } = this;
    if (!position) return;
    this.hintWanted = true;
    this.socket.send({ type: 'ask-hint', player: position.eye, version: position.version, level: 'expert' });
  }

  /** Anything else that one does at a table. */
  do(deed: Unnumbered): void {
    this.problem = null;
    this.socket.send(deed);
    if (deed.type === 'mute') {
      const others = this.muted.filter((person) => person !== deed.person);
      this.muted = deed.muted ? [...others, deed.person] : others;
    }
  }

  /** Somebody takes the place before the screen; null: the screen is to be covered. */
  sit(player: number | null): void {
    this.present = player;
    this.turnEyes();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.comeOrGo);
    this.socket.close();
  }

  protected override beingShown(): void {
    const { since } = this;
    this.since = null;
    if (since) queueMicrotask(() => since.eye === this.eye && this.take(since));
  }

  override get keepsFrames(): boolean {
    return true;
  }

  override async frames(first: number, last: number): Promise<readonly Frame[]> {
    const asker = { secret: knownPerson()?.secret, key: this.key ?? undefined };
    return (await library.tableFrames(this.id, asker, this.eye ?? ONLOOKER, first, last)).frames;
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
      this.invitation = tell.invitation;
      this.person = tell.person;
      this.muted = tell.muted;
      this.barred = tell.barred;
      this.ahead = tell.now - Date.now() / 1000;
      this.turnEyes();
    } else if (tell.type === 'table') {
      this.table = tell.table;
      this.yours = tell.yours;
      this.barred = tell.barred ?? [];
      if (tell.clocks) this.setClocks(tell.clocks);
      this.turnEyes();
    } else if (tell.type === 'news') {
      this.hearNews(tell);
    } else if (tell.type === 'note') {
      this.notes = [...this.notes, tell.note];
    } else if (tell.type === 'notes') {
      this.notes = tell.notes;
    } else if (tell.type === 'previews') {
      if (this.isAbout(tell)) this.lookAhead(tell);
    } else if (tell.type === 'hint') {
      if (this.isAbout(tell)) this.hint = tell;
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

  private lookAhead({ previews, settling, consequences }: Previews): void {
    this.previews = previews;
    this.settling = settling;
    this.consequences = consequences;
  }

  private isAbout({ player, version }: { player: number; version: number }): boolean {
    return player === this.eye && version === this.position?.version;
  }

  private ponder(thinking: News['thinking']): void {
    const passed = thinking ? Date.now() / 1000 + this.ahead - thinking.since : 0;
    this.pondering = thinking && { began: performance.now() - passed * 1000, seconds: thinking.seconds };
  }

  private setClocks(clocks: News['clocks']): void {
    this.clocksAt = performance.now();
    this.clocks = clocks;
  }

  private hearNews(news: News): void {
    const told = this.eyes.hear(news);
    this.positions = { ...this.positions, [news.eye]: news.position };
    if (news.clocks) this.setClocks(news.clocks);
    if (news.away !== null) this.comeBack(news.away, told.events.length);
    if (news.eye !== this.eye) return;
    this.ponder(news.thinking);
    if (this.since || !this.position) {
      // there is no board yet that could act it out
      this.since = null;
      this.events = told.events;
      this.position = told.position;
      this.forgetThoughts();
    } else {
      this.take(news);
    }
    this.attend();
  }

  /** Whose eyes may see the screen now?  Nobody's, until whoever shares it says who is there. */
  private turnEyes(): void {
    if (this.shared && this.present !== null && !this.yours.includes(this.present)) this.present = null;
    const eye = this.shared ? this.present : (this.yours[0] ?? ONLOOKER);
    if (eye === this.eye) return;
    if (this.eye !== null && this.position) this.eyes.leave(this.eye, { events: this.events, position: this.position });
    this.eye = eye;
    this.forgetThoughts();
    const back = eye === null ? null : this.eyes.back(eye);
    this.events = back?.shown.events ?? [];
    this.position = back?.shown.position ?? null;
    this.since = back?.since ?? null;
    this.attend();
  }

  /** What would follow from each choice is asked at once; what is on the screen has been looked at. */
  private attend(): void {
    const { eye } = this;
    const position = eye === null ? undefined : this.positions[eye];
    if (!position || position.eye < 0) return;
    if (position.question && this.wanted.includes(position.eye)) {
      this.socket.send({ type: 'preview', player: position.eye, version: position.version, choices: [] });
    }
    this.look();
  }

  private look(): void {
    const events = this.eye === null ? 0 : (this.eyes.of(this.eye)?.events.length ?? 0);
    if (document.hidden || this.eye === null || this.eye < 0 || !events) return;
    this.looked = events;
    this.socket.send({ type: 'mark-seen', player: this.eye, events });
  }

  /** Somebody who alone has this screen comes back to it, having looked at so many events. */
  private comeBack(looked: number, events: number): void {
    const long = this.goneAt !== null && performance.now() - this.goneAt >= LONG;
    this.goneAt = null;
    if (long && !this.shared && looked > 0 && looked < events) this.away = looked;
  }

  private readonly comeOrGo = (): void => {
    if (document.hidden) {
      this.goneAt ??= performance.now();
    } else {
      this.comeBack(this.looked, this.events.length);
      this.look();
    }
  };
}
