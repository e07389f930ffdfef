/** A question with one possible answer answers itself, after a moment in which one can see it. */
import type { TableState } from '../../lib/table/table.svelte';
import type { Question } from '../../wire';
import { DECLINED } from './declined';

const MOMENT = 900;

export function isForced(question: Question | null): boolean {
  return Boolean(question && !question.together && question.choices.length === 1 && question.choices[0] !== DECLINED);
}

export class Forced {
  constructor(
    private readonly table: TableState,
    private readonly question: () => Question | null,
    /** Whether an answer should wait for a last look instead; then it is only held out. */
    private readonly holds: (choice: string) => boolean = () => false,
  ) {}

  /** In an effect: waits, then answers; whoever has taken something back wants to think first. */
  watch(): (() => void) | undefined {
    const question = this.question();
    if (!question || !isForced(question) || this.table.waiting || this.table.undone) return undefined;
    const [only] = question.choices;
    if (this.holds(only!)) return undefined;
    const timer = setTimeout(() => this.table.answer(only!), MOMENT);
    return () => clearTimeout(timer);
  }

  answered(): void {
    this.table.undone = false;
  }
}
