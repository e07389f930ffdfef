/** Choosing at a table of Rocketmen: a thing and then what to do with it, or the deed and then the thing. */
import { BoardChoosing, useChoosing as use, type Chooser } from '../../../board/choosing/choosing.svelte';
import type { Picked, Targets } from '../../../board/choosing/targets';
import type { Drop } from '../../../board/dragging/drops';
import type { Question } from '../../../wire';
import { dropsFrom } from './drops';
import { isCareful, targetsOf, type Lay } from './targets';

export class Choosing extends BoardChoosing {
  constructor(
    chooser: () => Chooser,
    readonly lay: Lay,
  ) {
    super(chooser);
  }

  protected override targetsOf(question: Question, picked: Picked | null): Targets {
    return targetsOf(question, picked, this.lay);
  }

  protected override dropsOf(question: Question, key: string): readonly Drop[] {
    return dropsFrom(question, this.targets, key);
  }

  /** In flight every press is the last word already: nothing there is done in passing. */
  protected override isFinal(question: Question, choice: string): boolean {
    return question.question !== 'Fly' && super.isFinal(question, choice);
  }

  protected override isOwn(key: string): boolean {
    return /^(hand|pad|stored|marker|market|engine|location):|^plan$/.test(key);
  }

  protected override isCareful(question: Question, choice: string): boolean {
    return isCareful(question, choice);
  }
}

export const useChoosing = (): Choosing => use<Choosing>();
