/** A first game with somebody at one's elbow: lessons of a sentence or three, each when its thing first comes up.
 *
 * A lesson comes with a question (`when`) and goes when that is answered, or comes after an event (`after`), and then
 * the table waits until it is read.  Its text is the message `guide-GAME-ID`.
 */
import type { Event } from '../../wire';
import { router } from '../../lib/router.svelte';
import type { Part, Variables } from '../../lib/text/bundles';
import { language } from '../../lib/text/language.svelte';
import { fetchPart } from '../../lib/ui/fetchPart';
import { lessonsSeen } from './lessonsSeen.svelte';

export interface Lesson {
  id: string;
  /** The `data-anchor` of what it speaks of; null if that isn't on the table now. */
  about?(event: Event | null): string | null;
  /** While a question stands. */
  when?(): boolean;
  /** After an event. */
  after?(event: Event): boolean;
  variables?(event: Event | null): Variables;
  /** Whether everybody is told it in their first game, not only who asked for a guide. */
  first?: boolean;
}

interface Told {
  lesson: Lesson;
  event: Event | null;
}

interface Options {
  /** The name of the game, by which it is remembered what was told. */
  game: string;
  /** The messages that the lessons are among. */
  part: Part;
  /** The beginning of the messages' names: two editions may share a table but not the words. */
  texts: string;
  lessons: readonly Lesson[];
  /** By lesson, the rules that it tells of. */
  rules?: Readonly<Record<string, readonly string[]>>;
  /** Whether the reader is asked something, even if other things are being acted out at the moment. */
  asked(): boolean;
}

export class Guide {
  /** Whether this game was begun to learn it. */
  readonly whole: boolean;
  readonly texts: string;
  readonly game: string;
  private readonly lessons: readonly Lesson[];
  private ready = $state(false);
  private held = $state.raw<Told | null>(null);
  private go: (() => void) | null = null;

  constructor(private readonly options: Options) {
    const { path, query } = router.place;
    this.game = options.game;
    this.texts = options.texts;
    this.whole = query.has('guide');
    const some = path[0] === 'tables' || this.whole; // who watches a replay wants no lessons
    this.lessons =
      some && !lessonsSeen.isSkipped(this.game)
        ? options.lessons.filter((lesson) => (this.whole || lesson.first) && this.isNew(lesson))
        : [];
    if (this.lessons.length) {
      const texts = fetchPart(
        () => language.need('guide', options.part),
        () => {},
        new AbortController().signal,
      );
      void texts.then(() => (this.ready = true));
    }
  }

  /** Whether there may be something to tell. */
  get teaches(): boolean {
    return this.lessons.length > 0 && !lessonsSeen.isSkipped(this.game);
  }

  private isNew(lesson: Lesson): boolean {
    return !lessonsSeen.hasSeen(this.game, lesson.id);
  }

  /** What is being told now. */
  readonly told: Told | null = $derived.by(() => {
    if (!this.ready || !this.teaches) return null;
    if (this.held) return this.held;
    if (!this.options.asked()) return null;
    const lesson = this.lessons.find((each) => each.when && this.isNew(each) && each.when());
    return lesson ? { lesson, event: null } : null;
  });

  /** The rules that a lesson tells of. */
  rulesOf({ id }: Lesson): readonly string[] {
    return this.options.rules?.[id] ?? [];
  }

  /** Whether the table waits until it is read. */
  readonly waits = $derived(this.held !== null);

  /** Null if there is nothing to say about an event; else it resolves when that has been read. */
  heard(event: Event): Promise<void> | null {
    const lesson = this.lessons.find((each) => each.after && this.isNew(each) && each.after(event));
    if (!lesson || !this.ready || !this.teaches) return null;
    this.held = { lesson, event };
    return new Promise((resolve) => (this.go = resolve));
  }

  /** Who answers has read what was said about the question. */
  answered(): void {
    if (this.told && !this.held) this.dismiss(this.told.lesson);
  }

  /** It has been read. */
  dismiss(lesson: Lesson): void {
    lessonsSeen.see(this.game, lesson.id);
    if (this.held?.lesson === lesson) this.goOn();
  }

  skip(): void {
    lessonsSeen.skip(this.game);
    this.goOn();
  }

  /** The table is left: nobody waits any more. */
  goOn(): void {
    this.held = null;
    this.go?.();
    this.go = null;
  }
}
