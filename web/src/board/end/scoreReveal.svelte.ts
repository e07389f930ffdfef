/** The score is told source by source, and who won only when all is told: a moment for each, all at once with less motion. */
import { settings } from '../../lib/settings.svelte';

const BEGINNING = 250;
const MOMENT = 900;

interface Heard {
  /** A source is being told. */
  source(): void;
  /** All is told; `watched` if it was told source by source to the end. */
  end(watched: boolean): void;
}

export class ScoreReveal {
  /** How many sources have been told, the one that is being told among them; one more when all are. */
  private steps = $state(0);
  readonly done: boolean = $derived.by(() => this.steps > this.sources());

  /** To be made where a component begins. */
  constructor(
    private readonly sources: () => number,
    private readonly heard: Heard = { source: () => undefined, end: () => undefined },
  ) {
    if (settings.lessMotion) this.skip();
    $effect(() => {
      // read here, not only when time is up: every source that is told begins the next one's moment
      const { steps, done } = this;
      if (done) return;
      const timer = setTimeout(() => this.goOn(steps + 1), steps ? MOMENT : BEGINNING);
      return () => clearTimeout(timer);
    });
  }

  private goOn(steps: number): void {
    this.steps = steps;
    if (steps > this.sources()) this.heard.end(true);
    else this.heard.source();
  }

  /** Of how many sources the points are shown. */
  get told(): number {
    return this.steps;
  }
  /** Which one is being told. */
  get now(): number {
    return Math.max(0, this.steps - 1);
  }

  skip(): void {
    this.steps = this.sources() + 1;
    this.heard.end(false);
  }
}
