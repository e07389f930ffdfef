/** The rule that somebody reads beside what they are doing; at a table they can play on meanwhile. */

export interface RuleNamed {
  game: string;
  /** Its id; "" for all of them. */
  rule: string;
}

class RuleShown {
  named = $state.raw<RuleNamed | null>(null);
  private before: Element | null = null;

  show(game: string, rule = ''): void {
    if (!this.named) this.before = document.activeElement;
    this.named = { game, rule };
  }

  /** Whoever was reading goes on where they were. */
  close(): void {
    if (!this.named) return;
    this.named = null;
    if (this.before instanceof HTMLElement || this.before instanceof SVGElement)
      this.before.focus({ preventScroll: true });
    this.before = null;
  }
}

export const ruleShown = new RuleShown();
