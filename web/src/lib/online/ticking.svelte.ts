/** The time, for whatever has to change as it goes by; it ticks only while somebody looks at it. */
import { createSubscriber } from 'svelte/reactivity';

const TICK = 250;

class Ticking {
  private readonly subscribe = createSubscriber((update) => {
    const timer = setInterval(update, TICK);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.subscribe();
    return performance.now();
  }
}

export const ticking = new Ticking();
