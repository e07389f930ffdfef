/** Whether the reference is open, and at which section: it stays where one left it. */

class Reference {
  open = $state(false);
  /** The section that is read; "" for the first one. */
  section = $state('');
  private before: Element | null = null;

  show(section = this.section): void {
    if (!this.open) this.before = document.activeElement;
    this.section = section;
    this.open = true;
  }

  /** Whoever was reading goes on where they were. */
  close(): void {
    this.open = false;
    if (this.before instanceof HTMLElement || this.before instanceof SVGElement)
      this.before.focus({ preventScroll: true });
    this.before = null;
  }

  toggle(): void {
    if (this.open) this.close();
    else this.show();
  }
}

export const reference = new Reference();
