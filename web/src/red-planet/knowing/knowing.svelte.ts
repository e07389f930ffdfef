/** What somebody wants to know more about: the thing under the pointer, the focus, or a long press. */

export type Subject =
  | { type: 'zone'; id: string }
  | { type: 'ship'; dock: number }
  | { type: 'character'; id: string }
  | { type: 'card'; id: string };

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const PATIENCE = 420;

class Knowing {
  subject = $state.raw<Subject | null>(null);
  box = $state.raw<Box | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show it soon, if the wish lasts. */
  wish(subject: Subject, node: Element, patience = PATIENCE): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(subject, node), patience);
  }

  show(subject: Subject, node: Element): void {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    this.subject = subject;
    this.box = { left, top, right, bottom };
  }

  forget(): void {
    clearTimeout(this.timer);
    this.subject = null;
    this.box = null;
  }
}

export const knowing = new Knowing();
