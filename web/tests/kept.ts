import { StillTable } from '../src/lib/table/still.svelte';
import type { Event, Frame } from '../src/wire';

/** A game that goes on, whose earlier steps can be asked for. */
export class KeptTable extends StillTable {
  kept: Frame[] = [];
  override get keepsFrames(): boolean {
    return true;
  }
  override async frames(first: number, last: number): Promise<readonly Frame[]> {
    return this.kept.filter(({ step }) => step >= first && step <= last);
  }
  hear(...events: Event[]): void {
    this.hearInstead(0, ...events);
  }
  /** The last ones so far are taken back. */
  hearInstead(of: number, ...events: Event[]): void {
    this.take({
      type: 'news',
      eye: this.position!.eye,
      kept: this.events.length - of,
      events,
      position: { ...this.position!, version: this.position!.version + 1 },
      clocks: null,
      away: null,
      thinking: null,
    });
  }
}
