/** How far bots are that take their time. */
import type { Thinking } from '../../wire';

/** Seconds that they had thought when this machine heard of it; clocks differ, and then they have just begun. */
export function thoughtAlready({ since, seconds }: Thinking, now: number): number {
  const passed = now - since;
  return passed >= 0 && passed <= seconds ? passed : 0;
}

/** Seconds left, and how much of all is over: from 0 to 1. */
export function progressOf(seconds: number, passed: number): { left: number; part: number } {
  const left = Math.max(0, seconds - passed);
  return { left, part: seconds > 0 ? 1 - left / seconds : 1 };
}
