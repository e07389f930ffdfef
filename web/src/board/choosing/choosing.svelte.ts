/** How one chooses: what is picked so far, what the eye rests on, and the answer when it is complete. */
import { getContext, setContext } from 'svelte';

import { settings } from '../../lib/settings.svelte';
import type { Consequence, Event, Question } from '../../wire';
import type { Drop } from '../dragging/drops';
import { DECLINED } from './declined';
import type { Picked, Refusal, Targets } from './targets';

export interface Chooser {
  readonly question: Question | null;
  readonly busy: boolean;
  answer(choice: string): void;
  /** What a choice would lead to; undefined as long as nobody has told. */
  preview(choice: string): readonly Event[] | undefined;
  /** What it would mean, in short; undefined as long as nobody has told. */
  consequences(choice: string): readonly Consequence[] | undefined;
  /** Whose turn it is, in whatever words: of what a turn wastes one is asked once. */
  readonly turn: string;
  /** Whether somebody else goes on after it. */
  settles(choice: string): boolean;
}

const KEY = Symbol('choosing');
/** How long a reason can still be read, and its rule pressed, after the pointer has left. */
const LINGER = 2600;

export abstract class BoardChoosing {
  private lastPicked = $state.raw<Picked | null>(null);
  private lastHeld = $state<string | null>(null);
  private rested = $state<string | null>(null);
  private lingering = $state.raw<Refusal | null>(null);
  private reason: Refusal | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What a finger has tapped: it rests there until the next tap. */
  private tapped = $state<string | null>(null);
  /** The turn and the answer about which one was asked whether to waste something. */
  private asked = '';
  /** The answer that the pointer or the focus rests on in a list. */
  considered = $state<string | null>(null);
  /** The refusal that somebody asked about by pressing what can't be chosen. */
  refused = $state.raw<Refusal | null>(null);

  constructor(private readonly chooser: () => Chooser) {}

  // what another question was answered with is void at once, not only when somebody has let go of it: words would fail
  private readonly stillPicked = $derived.by(() => (this.isAsked(this.lastPicked?.choices) ? this.lastPicked : null));
  private readonly stillHeld = $derived.by(() => (this.isAsked([this.lastHeld ?? '']) ? this.lastHeld : null));

  private isAsked(choices: readonly string[] = []): boolean {
    return choices.every((choice) => this.question?.choices.includes(choice));
  }

  /** What can be done with a thing that was pressed, or the things that a deed can be done with. */
  get picked(): Picked | null {
    return this.stillPicked;
  }
  set picked(picked: Picked | null) {
    this.lastPicked = picked;
  }

  /** An answer that waits for a second press: it ends the turn, is given in secret, or a thumb was in the wrong place. */
  get held(): string | null {
    return this.stillHeld;
  }
  set held(choice: string | null) {
    this.lastHeld = choice;
  }

  /** What lies on the board for each answer that is still open. */
  protected abstract targetsOf(question: Question, picked: Picked | null): Targets;

  /** Where a thing can be dragged. */
  protected dropsOf(_question: Question, _key: string): readonly Drop[] {
    return [];
  }

  dropsFrom(key: string): readonly Drop[] {
    const { question, busy } = this.chooser();
    return question && !busy ? this.dropsOf(question, key) : [];
  }

  /** Take up a thing to drag it: it is picked, whatever can be done with it. */
  pickUp(key: string): void {
    const choices = this.targets.get(key)?.choices;
    this.release();
    if (choices?.length) this.picked = { key, choices };
  }

  /** Whether a single stray press shouldn't do it: it is picked first. */
  protected isCareful(_question: Question, _choice: string): boolean {
    return false;
  }

  /** The key of what the pointer or the focus rests on. */
  get resting(): string | null {
    return this.rested;
  }
  set resting(key: string | null) {
    clearTimeout(this.timer);
    this.rested = key;
    this.lingering = key === null ? this.reason : null;
    // kept now: the board that is left may be gone, and a pointer leaves it all the same
    this.reason = key === null ? null : this.refusalOf(key);
    if (this.lingering) this.timer = setTimeout(() => (this.lingering = null), LINGER);
  }

  /** Why what one pressed or rests on can't be chosen; what has just been picked under the pointer needs no reason. */
  readonly refusal: Refusal | null = $derived.by(() => {
    if (this.refused || !this.rested) return this.refused ?? this.lingering;
    return this.rested === this.picked?.key ? null : this.refusalOf(this.rested);
  });

  /** Whoever reads a reason keeps it. */
  keepRefusal(): void {
    this.refused = this.refusal;
  }

  /** Whether an answer is on its way. */
  get busy(): boolean {
    return this.chooser().busy;
  }

  get question(): Question | null {
    return this.chooser().question;
  }

  readonly targets: Targets = $derived.by(() => {
    const { question } = this;
    return question ? this.targetsOf(question, this.picked) : new Map();
  });

  readonly canDecline = $derived(Boolean(this.question?.choices.includes(DECLINED)) && !this.picked);

  isOpen(key: string): boolean {
    return !this.busy && Boolean(this.targets.get(key)?.choices.length);
  }

  isPicked(key: string): boolean {
    if (this.held && this.targets.get(key)?.choices.includes(this.held)) return true;
    return this.picked?.key === key;
  }

  /** Whether an answer is possible at all, whatever is picked. */
  can(choice: string): boolean {
    return !this.busy && Boolean(this.question?.choices.includes(choice));
  }

  refusalOf(key: string): Refusal | null {
    return this.targets.get(key)?.refusal ?? null;
  }

  /** The things on the board that an answer is about. */
  keysOf(choice: string): readonly string[] {
    return [...this.targets.values()].filter(({ choices }) => choices.includes(choice)).map(({ key }) => key);
  }

  /** The key of what the question's panel tells about: what one points at, else what is held or picked. */
  readonly inspected: string | null = $derived.by(() => {
    const { considered, resting, held } = this;
    if (considered) return this.keysOf(considered)[0] ?? null;
    if (resting && this.isTold(resting)) return resting;
    return (held && this.keysOf(held)[0]) ?? this.picked?.key ?? null;
  });

  /** Whether the panel tells about a thing that the pointer or the focus comes to. */
  isTold(key: string): boolean {
    return this.targets.has(key) || key === this.tapped || this.isOwn(key);
  }

  /** Whether a thing lies before the reader: whatever is told over it would hide its neighbours. */
  protected isOwn(_key: string): boolean {
    return false;
  }

  /** The answer that the pointer or the focus rests on, or else that waits; none where what one rests on can't be chosen,
   * since the panel tells about that. */
  readonly looked: string | null = $derived.by(() => {
    if (this.considered) return this.considered;
    const choices = this.resting ? this.targets.get(this.resting)?.choices : undefined;
    if (choices?.length === 0) return null;
    return choices?.length === 1 ? choices[0]! : this.held;
  });

  /** What it would mean. */
  readonly meant: readonly Consequence[] = $derived.by(() =>
    this.looked ? (this.chooser().consequences(this.looked) ?? []) : [],
  );

  /** What the answer that waits would throw away. */
  readonly wasted: readonly Consequence[] = $derived.by(() =>
    this.held ? (this.question?.wasteful[this.held] ?? []) : [],
  );

  /** Whether hardly anybody wants an answer as long as there are others. */
  isQuiet(choice: string): boolean {
    return Boolean(this.question?.quiet.includes(choice));
  }

  /** What would happen then. */
  readonly previewed = $derived.by(() => (this.looked ? this.chooser().preview(this.looked) : undefined));

  point(key: string, byTouch = false): void {
    const target = this.targets.get(key);
    this.refused = target && !target.choices.length ? target.refusal : null;
    this.resting = key;
    this.tapped = byTouch ? key : null;
    if (this.picked?.key === key) this.release();
    else if (target?.choices.length) this.narrow(key, target.choices, byTouch);
  }

  /** Go on with these answers: it is one, or they are picked together. */
  narrow(key: string, choices: readonly string[], byTouch = false): void {
    const { question } = this;
    const [only] = choices;
    if (!question || !only || this.busy) return;
    const isPicked = Boolean(this.picked?.choices.includes(only));
    if (choices.length > 1 || (this.isCareful(question, only) && !isPicked)) {
      this.held = null;
      this.picked = { key, choices };
    } else if (only === question.chosen) this.held = null;
    else if ((byTouch || this.isFinal(question, only)) && this.held !== only) {
      if (!isPicked) this.picked = null;
      this.hold(only);
    } else this.answer(only);
  }

  /** Whether somebody else goes on after an answer. */
  settles(choice: string): boolean {
    return this.chooser().settles(choice);
  }

  /** Whether an answer wants a second look: whoever chooses last of all who choose in secret ends it for everybody. */
  protected isFinal(question: Question, choice: string): boolean {
    return this.isWasteful(question, choice) || (settings.confirmTurns && (question.together || this.settles(choice)));
  }

  /** Whether an answer throws something away that this turn nobody was asked about. */
  private isWasteful({ wasteful }: Question, choice: string): boolean {
    return Boolean(wasteful[choice]?.length) && this.asked !== `${this.chooser().turn} ${choice}`;
  }

  private hold(choice: string): void {
    this.held = choice;
    if (this.wasted.length) this.asked = `${this.chooser().turn} ${choice}`;
  }

  /** An answer pressed by its name, so that no other can have been meant; a finger that comes upon it looks first. */
  press(choice: string, byTouch = false): void {
    const { question } = this;
    if (question && choice === question.chosen) this.held = null;
    else if (question && (byTouch || this.isFinal(question, choice)) && this.held !== choice) this.hold(choice);
    else this.answer(choice);
  }

  /** The second press. */
  take(): void {
    if (this.held) this.answer(this.held);
  }

  answer(choice: string): void {
    if (this.busy) return;
    this.release();
    this.resting = null;
    this.chooser().answer(choice);
  }

  /** Let go of what is picked. */
  release(): void {
    this.held = null;
    this.picked = null;
    this.refused = null;
    this.considered = null;
  }
}

export function provideChoosing<C extends BoardChoosing>(choosing: C): C {
  return setContext(KEY, choosing);
}

/** A game's own parts know which of them it is. */
export function useChoosing<C extends BoardChoosing = BoardChoosing>(): C {
  return getContext<C>(KEY);
}
