/** What goes on at a table, whatever the game: what has happened is acted out, what is asked is answered, what one types
 * is done.  To be made where a table begins. */
import { reference } from './reference/reference.svelte';
import { KEYS } from './reference/section';
import { settings } from '../lib/settings.svelte';
import type { TableState } from '../lib/table/table.svelte';
import type { Part } from '../lib/text/bundles';
import { t } from '../lib/text/language.svelte';
import type { Event, Position, Question } from '../wire';
import { provideChoosing, type BoardChoosing, type Chooser } from './choosing/choosing.svelte';
import { DECLINED } from './choosing/declined';
import { Follow } from './choosing/follow';
import { Forced, isForced } from './choosing/forced';
import type { Deeds } from './choosing/shortcuts';
import type { TableProps } from './game';
import { Guide, type Lesson } from './guide/guide.svelte';
import { readHint } from './choosing/hint';
import { ownAnswers } from './log/ownAnswers';
import { provideStory, Story } from './log/story.svelte';
import { hasten } from './motion/flight';
import { outlineChanged } from './motion/outlines';
import { Playback } from './motion/playback.svelte';
import { outline, type Outline } from './outlines';
import { provideScene, type BoardScene, type Shown } from './scene.svelte';

/** Where one can skip to by keyboard: messages, and selectors of what is there. */
const SKIPS = {
  'web-to-board': '.board [tabindex="0"]',
  'web-to-hand': '.hand [tabindex="0"]',
  'web-to-log': '.log [tabindex="0"]',
};

/** What a game gives. */
interface Made<S extends BoardScene, C extends BoardChoosing> {
  scene(shown: Shown): S;
  choosing(chooser: () => Chooser, scene: S): C;
  /** What shows events on the board, each resolving to whether there was anything to see of it; fetched for the first. */
  acting(): Promise<{ actOut(event: Event, board: HTMLElement, scene: S): Promise<boolean> }>;
  /** What the position is after an event, where that can be shown before all have happened. */
  applied?(position: Position, event: Event, scene: S): Position;
  /** Lessons of a first game, and the beginning of their messages' names. */
  guide?: { part: Part; texts: string; lessons(scene: S, choosing: C): readonly Lesson[] };
  /** Questions that never answer themselves, even if there is but one answer. */
  patient?: ReadonlySet<string>;
  /** Where a question may be answered, the best first, as selectors. */
  places: readonly string[];
  /** Where one can skip to by keyboard, where that isn't board, hand and log. */
  skips?: Readonly<Record<string, string>>;
  /** The answer that the confirming key gives while nothing is held. */
  confirmed?(choosing: C): string | undefined;
}

export class Board<S extends BoardScene, C extends BoardChoosing> {
  /** The whole table, and its board; both are bound when they are drawn. */
  whole = $state<HTMLElement>();
  drawn = $state<HTMLElement>();
  readonly playback: Playback;
  readonly story: Story;
  readonly scene: S;
  readonly choosing: C;
  readonly guide: Guide;
  /** Whether one asks why not. */
  why = $state(false);
  /** Whether the score is shown. */
  ended = $state(false);
  /** The position that has been answered: until the next one is shown nothing else is. */
  private answered = $state.raw<Position | null>(null);
  private readonly table: TableState;
  /** Whether the game is only looked at. */
  private readonly watched: boolean;
  private readonly forced: Forced;
  private readonly follow: Follow;

  constructor(
    { state: table, pack, consequences, links, controls }: TableProps,
    private readonly made: Made<S, C>,
  ) {
    this.table = table;
    this.watched = controls !== undefined;
    const { applied } = made;
    this.playback = new Playback(
      table,
      (event) => this.act(event),
      () => this.drawn!,
      applied && ((position, event) => applied(position, event, this.scene)),
    );
    const { playback } = this;
    const story = (this.story = provideStory(new Story(table, playback)));
    if (table.keepsFrames && !table.past) {
      table.answersInWords = async (most) => {
        const { eye, step } = table.position!;
        const answers = await ownAnswers((first, last) => table.frames(first, last), eye, step, most);
        return answers.map(({ question, choice }) => this.scene.heldWords(question, choice));
      };
    }
    playback.isOutOfSight = () => story.moment !== null;
    this.scene = provideScene(
      made.scene({
        position: () => story.position(),
        events: () => story.heard(),
        event: () => (playback.event && !this.scene.hides(playback.event) ? playback.event : null),
      }),
    );
    this.scene.consequenceKinds = consequences ?? {};
    if (links) this.scene.links = links;
    this.choosing = provideChoosing(made.choosing(() => this.chooser(), this.scene));
    this.forced = new Forced(
      table,
      () => (this.isPatient ? null : this.asked),
      (choice) => this.isHeldOut(choice),
    );
    this.guide = new Guide({
      game: pack.game,
      part: made.guide?.part ?? 'guide',
      texts: made.guide?.texts ?? '',
      lessons: made.guide?.lessons(this.scene, this.choosing) ?? [],
      rules: this.scene.links.lessons,
      asked: () => playback.shown.question !== null && !table.past,
    });
    playback.pause = (event) => this.guide.heard(event);
    playback.patient = this.guide.whole;
    this.follow = new Follow(() => this.whole!, made.places);
    if (!this.watched) {
      this.scene.inspector.elsewhere = (node) => {
        const key = node.getAttribute('data-points');
        return key !== null && !this.story.moment && this.choosing.isTold(key);
      };
    }
    this.watch();
  }

  /** While it can't be fetched, what happens is outlined like all of which nothing could be seen. */
  private async act(event: Event): Promise<boolean> {
    const acting = await this.made.acting().catch(() => null);
    if (!acting || !this.drawn || this.playback.skipping) return false; // meanwhile nobody may want to see it any more
    return acting.actOut(event, this.drawn, this.scene);
  }

  /** What is asked, even while one looks back: what has but one answer doesn't wait for that. */
  private get asked(): Question | null {
    return this.playback.playing || this.table.handed ? null : this.playback.shown.question;
  }

  private chooser(): Chooser {
    const { table, playback } = this;
    return {
      // on the board of another moment there is nothing to choose
      question: this.story.moment ? null : this.asked,
      busy: table.waiting || (this.answered === playback.shown && !table.problem),
      answer: (choice) => {
        this.forced.answered();
        this.guide.answered();
        this.answered = playback.shown;
        table.answer(choice);
        if (!settings.lessMotion) this.made.acting().catch(() => {}); // on its way while the server thinks
      },
      preview: (choice) => table.previews[choice],
      consequences: (choice) => table.consequences[choice],
      turn: [playback.shown.picture['round'], playback.shown.question?.seat].join(),
      settles: (choice) => table.settling.includes(choice),
    };
  }

  private get isPatient(): boolean {
    return this.made.patient?.has(this.asked?.question ?? '') ?? false;
  }

  /** What follows by itself is held out nevertheless if it would seal steps that could still be taken back. */
  private isHeldOut(choice: string): boolean {
    return settings.confirmTurns && this.scene.position.draft.length > 0 && this.table.settling.includes(choice);
  }

  /** Whether the only answer will be given by itself. */
  readonly automatic = $derived.by(() => isForced(this.choosing.question) && !this.isPatient && !this.table.undone);

  /** Which question stands: that others are ready makes no other one of what all are asked at once. */
  private readonly standing = $derived.by(() => {
    const { question, version, picture } = this.playback.shown;
    if (!question?.together) return version;
    return [picture['round'], question.question, question.seat, ...question.choices].join();
  });

  /** What is outlined on the table: what a hint is about, or what counts for what somebody looks at. */
  private readonly outlined: ReadonlyMap<string, Outline> = $derived.by(() => {
    const { pointedAim } = this.scene;
    const hint = this.choosing.question && this.table.hint && readHint(this.table.hint.hint);
    const keys = (words: readonly string[], kind: Outline) =>
      words.flatMap((word) => this.scene.aimKeys(word)).map((key): [string, Outline] => [key, kind]);
    if (pointedAim) return new Map([...keys(pointedAim.open, 'open'), ...keys(pointedAim.done, 'done')]);
    return new Map(hint ? this.choosing.keysOf(hint.choice).map((key) => [key, 'hint']) : []);
  });

  private watch(): void {
    const { playback, choosing, table, guide } = this;
    $effect(() => () => playback.end());
    $effect(() => this.forced.watch());
    $effect(() => (this.whole ? outline(this.whole, this.outlined) : undefined));
    $effect(() => this.follow.watch());
    $effect(() => {
      // a new question: whatever was picked for the last one is void
      void this.standing;
      choosing.release();
    });
    $effect(() => {
      // only now: what a choice settles may be known before the question is shown
      const { question } = choosing;
      if (!isForced(question) || this.isPatient) return;
      if (this.isHeldOut(question!.choices[0]!)) choosing.held = question!.choices[0]!;
    });
    $effect(() => {
      void playback.shown.version;
      if (choosing.question && !table.waiting && !guide.told) void this.follow.asked();
    });
    $effect(() => {
      if (playback.shown.over && !playback.playing && !table.past) this.ended = true;
    });
    $effect(() => {
      // on a phone the log is far from the board
      if (this.story.moment || this.story.watching) this.drawn?.scrollIntoView({ block: 'start' });
    });
    $effect(() => {
      if (!table.past) hasten(settings.rate); // a replay has a speed of its own
    });
    $effect(() => {
      void playback.shown; // what is drawn anew has to be outlined anew
      if (!this.whole || !playback.unacted.length || this.story.moment) return;
      return outlineChanged(this.whole, new Set(playback.unacted.flatMap((event) => this.scene.anchorsOf(event))));
    });
  }

  /** Whoever sends the score away has seen enough of it. */
  closeEnd(): void {
    this.ended = false;
    this.scene.told = true;
  }

  /** Somebody presses something: what has changed before has been seen. */
  pressed(): void {
    if (!this.playback.playing) this.playback.unacted = [];
  }

  /** A press on the board: back to now, or on to it. */
  skip(): void {
    if (this.story.moment) this.story.back();
    else if (this.playback.playing && !this.guide.waits) this.playback.skip();
  }

  private confirm(): void {
    const { choosing } = this;
    const settling = choosing.picked ? undefined : this.made.confirmed?.(choosing);
    if (choosing.held) choosing.take();
    else if (settling) choosing.press(settling);
    else if (choosing.canDecline) choosing.press(DECLINED);
    else if (this.scene.position.over) this.ended = true;
  }

  /** What the keys do now. */
  get deeds(): Deeds {
    const { table, choosing, playback, watched } = this;
    const undoable = !watched && !table.handed && this.scene.position.undoable > 0;
    return {
      release: () => {
        if (this.story.moment) this.story.back();
        else if (table.hint) table.closeHint();
        else choosing.release();
      },
      reference: () => reference.toggle(),
      keys: () => reference.show(KEYS),
      ...(watched ? {} : { confirm: () => this.confirm(), question: () => this.follow.go() }),
      ...(playback.playing ? { skip: () => this.skip() } : {}),
      ...(undoable ? { undo: () => table.undo(1) } : {}),
      ...(!watched && choosing.question && table.table?.hints ? { hint: () => table.toggleHint() } : {}),
      ...(choosing.question?.refused.length ? { why: () => (this.why = true) } : {}),
    };
  }

  get skips(): { label: string; go: () => void }[] {
    const to = (selector: string) => () => this.whole?.querySelector<HTMLElement>(selector)?.focus();
    return [
      { label: t('web-to-question'), go: () => this.follow.go() },
      ...Object.entries(this.made.skips ?? SKIPS).map(([message, selector]) => ({
        label: t(message),
        go: to(selector),
      })),
    ];
  }
}
