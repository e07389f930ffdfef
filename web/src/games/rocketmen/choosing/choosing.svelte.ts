/** How one chooses: what is picked so far, what the eye rests on, and the answer when it is complete. */
import { getContext, setContext } from 'svelte';

import { DECLINED } from '../../../board/choosing/declined';
import type { Event, Question } from '../../../wire';
import { isCareful, targetsOf, type Lay, type Picked, type Refusal, type Target, type Targets } from './targets';

export interface Chooser {
  readonly question: Question | null;
  readonly busy: boolean;
  readonly lay: Lay;
  answer(choice: string): void;
  /** What a choice would lead to; undefined as long as nobody has told. */
  preview(choice: string): readonly Event[] | undefined;
}

const KEY = Symbol('choosing');

export class Choosing {
  picked = $state.raw<Picked | null>(null);
  /** The key of what the pointer or the focus rests on. */
  resting = $state<string | null>(null);
  /** The answer that the pointer or the focus rests on in the list. */
  considered = $state<string | null>(null);
  /** An answer that waits for a second press: a thumb is easily in the wrong place. */
  held = $state<string | null>(null);
  /** The refusal that somebody asked about by pressing what can't be chosen. */
  refused = $state.raw<Refusal | null>(null);

  constructor(private readonly chooser: () => Chooser) {}

  get question(): Question | null {
    return this.chooser().question;
  }

  get lay(): Lay {
    return this.chooser().lay;
  }

  readonly targets: Targets = $derived.by(() => {
    const { question } = this;
    return question ? targetsOf(question, this.picked, this.chooser().lay) : new Map<string, Target>();
  });

  readonly canDecline = $derived(Boolean(this.question?.choices.includes(DECLINED)) && !this.picked);

  isOpen(key: string): boolean {
    return !this.chooser().busy && Boolean(this.targets.get(key)?.choices.length);
  }

  isPicked(key: string): boolean {
    if (this.held && this.targets.get(key)?.choices.includes(this.held)) return true;
    return this.picked?.key === key;
  }

  /** Whether an answer is possible at all, whatever is picked. */
  can(choice: string): boolean {
    return !this.chooser().busy && Boolean(this.question?.choices.includes(choice));
  }

  refusalOf(key: string): Refusal | null {
    return this.targets.get(key)?.refusal ?? null;
  }

  /** The answer that the pointer or the focus rests on; null where there are several. */
  readonly looked: string | null = $derived.by(() => {
    if (this.considered) return this.considered;
    if (this.held) return this.held;
    const choices = this.resting ? this.targets.get(this.resting)?.choices : undefined;
    return choices?.length === 1 ? choices[0]! : null;
  });

  /** What would happen then. */
  readonly previewed = $derived.by(() => (this.looked ? this.chooser().preview(this.looked) : undefined));

  point(key: string, byTouch = false): void {
    const target = this.targets.get(key);
    this.refused = target && !target.choices.length ? target.refusal : null;
    this.resting = key;
    if (this.picked?.key === key) return this.release();
    if (target?.choices.length) this.narrow(key, target.choices, byTouch);
  }

  /** Go on with these answers: it is one, or they are picked together. */
  narrow(key: string, choices: readonly string[], byTouch = false): void {
    const { question } = this;
    const [only] = choices;
    if (!question || !only || this.chooser().busy) return;
    const stray = isCareful(question, only) && !this.picked?.choices.includes(only);
    if (choices.length > 1 || stray) {
      this.held = null;
      this.picked = { key, choices };
    } else if (byTouch && this.held !== only) {
      if (!this.picked?.choices.includes(only)) this.picked = null;
      this.held = only;
    } else this.answer(only);
  }

  /** The second press. */
  take(): void {
    if (this.held) this.answer(this.held);
  }

  answer(choice: string): void {
    if (this.chooser().busy) return;
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

export function provideChoosing(chooser: () => Chooser): Choosing {
  return setContext(KEY, new Choosing(chooser));
}

export function useChoosing(): Choosing {
  return getContext<Choosing>(KEY);
}
