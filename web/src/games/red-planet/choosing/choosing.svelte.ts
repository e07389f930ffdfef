/** How one chooses: what is picked so far, what the eye rests on, and the answer when it is complete. */
import { getContext, setContext } from 'svelte';

import { DECLINED } from '../../../board/choosing/declined';
import { settings } from '../../../lib/settings.svelte';
import { partsOf, type Event, type Question } from '../../../wire';
import { consequencesOf } from './consequences';
import { commonParts, follows, targetsOf, type Refusal, type Target, type Targets } from './targets';

export interface Chooser {
  readonly question: Question | null;
  readonly busy: boolean;
  answer(choice: string): void;
  /** What a choice would lead to; undefined as long as nobody has told. */
  preview(choice: string): readonly Event[] | undefined;
  /** Whether somebody else goes on after it. */
  settles(choice: string): boolean;
}

const KEY = Symbol('choosing');
/** How long a reason can still be read, and its rule pressed, after the pointer has left. */
const LINGER = 2600;

export class Choosing {
  picked = $state.raw<readonly string[]>([]);
  private rested = $state<string | null>(null);
  private lingering = $state.raw<Refusal | null>(null);
  private reason: Refusal | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** An answer that waits for a second press: it ends the turn, is given in secret, or a thumb was in the wrong place. */
  held = $state<string | null>(null);
  /** The refusal that somebody asked about by pressing what can't be chosen. */
  refused = $state.raw<Refusal | null>(null);

  constructor(private readonly chooser: () => Chooser) {}

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

  /** Why what one pressed or rests on can't be chosen. */
  readonly refusal: Refusal | null = $derived.by(
    () => this.refused ?? (this.rested ? this.refusalOf(this.rested) : this.lingering),
  );

  /** Whoever reads a reason keeps it. */
  keepRefusal(): void {
    this.refused = this.refusal;
  }

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
    return (
      targetsOf(question, [])
        .get(key)
        ?.choices.some((choice) => follows(question, choice, this.picked)) ?? false
    );
  }

  refusalOf(key: string): Refusal | null {
    return this.targets.get(key)?.refusal ?? null;
  }

  /** What would happen if the thing under the pointer were chosen, or the answer that waits. */
  readonly previewed = $derived.by(() => {
    if (this.held) return this.chooser().preview(this.held);
    const choices = this.resting ? this.targets.get(this.resting)?.choices : undefined;
    return choices?.length === 1 ? this.chooser().preview(choices[0]!) : undefined;
  });

  readonly consequences = $derived(consequencesOf(this.previewed ?? []));

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
    // whoever chooses last of all who choose in secret ends it for everybody, and nobody knows who that is
    const looks = byTouch || (settings.confirmTurns && (question.together || this.chooser().settles(only!)));
    if (choices.length > 1) this.picked = commonParts(question, choices);
    else if (only === question.chosen) this.held = null;
    else if (looks && this.held !== only) this.held = only!;
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
