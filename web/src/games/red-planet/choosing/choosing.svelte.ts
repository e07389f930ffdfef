/** Choosing at a table of Mission: Red Planet: part by part, with what would follow shown on the board. */
import { BoardChoosing, useChoosing as use } from '../../../board/choosing/choosing.svelte';
import type { Picked, Targets } from '../../../board/choosing/targets';
import type { Drop } from '../../../board/dragging/drops';
import type { Question } from '../../../wire';
import { consequencesOf } from './consequences';
import { dropsFrom } from './drops';
import { commonParts, follows, keysOf, targetsOf } from './targets';

export class Choosing extends BoardChoosing {
  /** The parts of an answer that are picked so far. */
  readonly parts: readonly string[] = $derived.by(() =>
    this.question && this.picked ? commonParts(this.question, this.picked.choices) : [],
  );

  readonly consequences = $derived(consequencesOf(this.previewed ?? []));

  protected override targetsOf(question: Question, _picked: Picked | null): Targets {
    return targetsOf(question, this.parts);
  }

  protected override dropsOf(question: Question, key: string): readonly Drop[] {
    return dropsFrom(question, this.targets, key);
  }

  /** A whole answer is picked only by giving it. */
  override pickUp(key: string): void {
    super.pickUp(key);
    if (this.picked?.choices.length === 1) this.picked = null;
  }

  protected override isOwn(key: string): boolean {
    return /^(character|card):/.test(key);
  }

  /** Those of all its parts: where from and where to. */
  override keysOf(choice: string): readonly string[] {
    const { question } = this;
    return question ? question.parts.flatMap((_, part) => keysOf(question, choice, part)) : [];
  }

  override isPicked(key: string): boolean {
    const { question, parts } = this;
    if (super.isPicked(key)) return true;
    if (!question || !parts.length) return false;
    const begun = targetsOf(question, []).get(key)?.choices ?? [];
    return begun.some((choice) => follows(question, choice, parts));
  }
}

export const useChoosing = (): Choosing => use<Choosing>();
