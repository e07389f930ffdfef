/** The score is told source by source, and who won only when all is told: a moment for each, all at once with less motion. */
import { settings } from '../settings.svelte';

const MOMENT = 900;

export class Telling {
  /** How many sources have been told so far. */
  told = $state(0);
  readonly done: boolean = $derived.by(() => this.told >= this.sources());

  /** To be made where a component begins. */
  constructor(private readonly sources: () => number) {
    if (settings.lessMotion) this.skip();
    $effect(() => {
      // read here, not only where time is up: every source that is told begins the next one's moment
      const next = this.told + 1;
      if (this.done) return;
      const timer = setTimeout(() => (this.told = next), MOMENT);
      return () => clearTimeout(timer);
    });
  }

  skip(): void {
    this.told = this.sources();
  }
}
