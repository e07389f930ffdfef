/** The score is told source by source, and who won only when all is told: a moment for each, all at once with less motion. */
import { settings } from '../../lib/settings.svelte';

const BEGINNING = 250;
const MOMENT = 900;

export class ScoreReveal {
  /** How many sources have been told, the one that is being told among them; one more when all are. */
  private steps = $state(0);
  readonly done: boolean = $derived.by(() => this.steps > this.sources());

  /** To be made where a component begins. */
  constructor(private readonly sources: () => number) {
    if (settings.lessMotion) this.skip();
    $effect(() => {
      // read here, not only when time is up: every source that is told begins the next one's moment
      const { steps, done } = this;
      if (done) return;
      const timer = setTimeout(() => (this.steps = steps + 1), steps ? MOMENT : BEGINNING);
      return () => clearTimeout(timer);
    });
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
  }
}
