/** A figure that runs to its new value instead of jumping there. */

const TIME = 650;

export class Ticking {
  current = $state(0);
  private frame = 0;

  constructor(start: number) {
    this.current = start;
  }

  to(value: number, atOnce: boolean): void {
    cancelAnimationFrame(this.frame);
    if (atOnce) {
      this.current = value;
      return;
    }
    const from = this.current;
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - began) / TIME);
      this.current = from + (value - from) * (1 - (1 - part) ** 3);
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  end(): void {
    cancelAnimationFrame(this.frame);
  }
}
