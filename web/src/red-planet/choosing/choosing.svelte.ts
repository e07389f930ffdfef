/** How one chooses: what is picked so far, what the eye rests on, and the answer when it is complete. */
import { getContext, setContext } from 'svelte';

import { partsOf, type Event, type Question } from '../../wire';
import { commonParts, DECLINED, follows, targetsOf, type Refusal, type Target, type Targets } from './targets';

export interface Chooser {
  readonly question: Question | null;
  readonly busy: boolean;
  answer(choice: string): void;
  /** What a choice would lead to; undefined as long as nobody has told. */
  preview(choice: string): readonly Event[] | undefined;
}

const KEY = Symbol('choosing');

export class Choosing {
  picked = $state.raw<readonly string[]>([]);
  /** The key of what the pointer or the focus rests on. */
  resting = $state<string | null>(null);
  /** An answer that waits for a second press: a thumb is easily in the wrong place. */
  held = $state<string | null>(null);
  /** The refusal that somebody asked about by pressing what can't be chosen. */
  refused = $state.raw<Refusal | null>(null);

  constructor(private readonly chooser: () => Chooser) {}

  get question(): Question | null {
    return this.chooser().question;
  }

  readonly targets: Targets = $derived.by(() => {
    const { question } = this;
    return question ? targetsOf(question, this.picked) : new Map<string, Target>();
  });

  readonly canDecline = $derived(Boolean(this.question?.choices.includes(DECLINED)) && !this.picked.length);

  /** The answers that can still be given, for the list. */
  readonly choices = $derived.by(() => {
    const { question } = this;
    return question ? question.choices.filter((choice) => follows(question, choice, this.picked)) : [];
  });

  isOpen(key: string): boolean {
    return !this.chooser().busy && Boolean(this.targets.get(key)?.choices.length);
  }

  isPicked(key: string): boolean {
    const { question } = this;
    if (this.held && this.targets.get(key)?.choices.includes(this.held)) return true;
    if (!question || !this.picked.length) return false;
    return targetsOf(question, []).get(key)?.choices.some((choice) => follows(question, choice, this.picked)) ?? false;
  }

  refusalOf(key: string): Refusal | null {
    return this.targets.get(key)?.refusal ?? null;
  }

  /** What would happen if the thing under the pointer were chosen. */
  readonly previewed = $derived.by(() => {
    const choices = this.resting ? this.targets.get(this.resting)?.choices : undefined;
    return choices?.length === 1 ? this.chooser().preview(choices[0]!) : undefined;
  });

  point(key: string, byTouch = false): void {
    const target = this.targets.get(key);
    this.refused = target && !target.choices.length ? target.refusal : null;
    this.resting = key;
    if (target?.choices.length) this.narrow(target.choices, byTouch);
  }

  /** Go on with these answers: it is one, or what they share is picked. */
  narrow(choices: readonly string[], byTouch = false): void {
    const { question } = this;
    if (!question || this.chooser().busy) return;
    const [only] = choices;
    if (choices.length > 1) this.picked = commonParts(question, choices);
    else if (byTouch && !question.together && this.held !== only) this.held = only!;
    else this.answer(only!);
  }

  /** The second press. */
  take(): void {
    if (this.held) this.answer(this.held);
  }

  answer(choice: string): void {
    this.held = null;
    this.picked = [];
    this.resting = null;
    this.refused = null;
    this.chooser().answer(choice);
  }

  /** Let go of what is picked. */
  release(): void {
    this.held = null;
    this.picked = [];
    this.refused = null;
  }

  partsOf(choice: string): Record<string, string> {
    return this.question ? partsOf(this.question, choice) : {};
  }
}

export function provideChoosing(chooser: () => Chooser): Choosing {
  return setContext(KEY, new Choosing(chooser));
}

export function useChoosing(): Choosing {
  return getContext<Choosing>(KEY);
}
