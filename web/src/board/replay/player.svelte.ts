/** Plays a replay step by step until somebody stops it. */
import { settings } from '../../lib/settings.svelte';
import { NATURE } from '../../wire';
import { hasten } from '../motion/flight';
import type { ReplayTable } from './replay.svelte';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** How long one looks at what an answer led to; what is only dealt or drawn needs no look. */
const LOOK = 1000;
const GLANCE = 220;

export class Player {
  playing = $state(false);
  speed = $state<Speed>(1);
  /** Whether what is going to be answered is being pointed at. */
  private pointing = $state(false);

  /** `point` shows what the next answer is about, and resolves when that has been seen. */
  constructor(
    private readonly table: ReplayTable,
    private readonly point: () => Promise<void>,
  ) {}

  toggle(): void {
    if (!this.playing && this.table.step === this.table.last) this.table.go(0);
    this.playing = !this.playing;
  }

  /** Somebody wants to be elsewhere: whatever is playing stops. */
  go(step: number): void {
    this.playing = false;
    this.table.go(step);
  }

  /** One step on, seen happening; who is in a hurry is there at once. */
  async advance(): Promise<void> {
    const { step } = this.table;
    if (!this.pointing && !this.table.acting) {
      this.pointing = true;
      await this.point();
      this.pointing = false;
    }
    if (this.table.step === step) this.table.go(step + 1);
  }

  /** In an effect: when a step is over, the next one comes. */
  watch(): (() => void) | undefined {
    const { step, last, acting, frame } = this.table;
    if (!this.playing || acting || this.pointing) return undefined;
    if (step >= last) {
      this.playing = false;
      return undefined;
    }
    const look = frame.player === NATURE || !frame.events.length ? GLANCE : LOOK;
    const timer = setTimeout(() => void this.advance(), look / this.speed);
    return () => clearTimeout(timer);
  }

  /** In an effect: what flies, flies as fast as wished. */
  hasten(): void {
    hasten(settings.rate * (this.playing ? this.speed : 1));
  }
}
