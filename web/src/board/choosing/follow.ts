/** Whoever plays by keyboard is taken to what is asked next; whoever points isn't disturbed. */
import { tick } from 'svelte';

export class Follow {
  private byKeyboard = false;

  /** `places` lists selectors of where a question may be answered, the best first. */
  constructor(
    private readonly root: () => HTMLElement,
    private readonly places: readonly string[],
  ) {}

  /** In an effect: remembers what hands are on. */
  watch(): () => void {
    const typed = () => (this.byKeyboard = true);
    const pointed = () => (this.byKeyboard = false);
    addEventListener('keydown', typed, true);
    addEventListener('pointerdown', pointed, true);
    return () => {
      removeEventListener('keydown', typed, true);
      removeEventListener('pointerdown', pointed, true);
    };
  }

  /** A new question: its first choice gets the focus, unless the focus has better things to do. */
  async asked(): Promise<void> {
    await tick();
    const here = document.activeElement;
    const lost = !here || here === document.body;
    const idle = Boolean(here?.matches('[aria-disabled="true"], [tabindex="-1"]') && this.root().contains(here));
    if (this.byKeyboard && (lost || idle)) this.go();
  }

  /** To the question, wherever one is. */
  go(): void {
    for (const place of this.places) {
      const found = [...this.root().querySelectorAll<HTMLElement>(place)].find((node) => node.getClientRects().length);
      if (found) return found.focus();
    }
  }
}
