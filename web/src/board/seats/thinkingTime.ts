/** How far bots are that take their time. */
import type { Pondering } from '../../lib/table/table.svelte';

/** Whole seconds left, and how much of all is over: from 0 to 1. */
export function progressOf({ began, seconds }: Pondering, now: number): { left: number; part: number } {
  const passed = Math.max(0, (now - began) / 1000);
  return { left: Math.max(0, Math.ceil(seconds - passed)), part: seconds > passed ? passed / seconds : 1 };
}
