/** Whether a press is about to become a drag: a pointer that moves a little, or a finger that has rested before it moves,
 * so that a finger that moves at once still scrolls. */

const FAR = 6;
const FINGER_STRAYS = 10;
/** Milliseconds that a finger rests on a thing to take it up. */
export const REST = 180;

export interface Press {
  x: number;
  y: number;
  at: number;
  /** Whether moving at once scrolls: a finger on a thing that doesn't keep it to itself. */
  scrolls: boolean;
}

export type Verdict = 'wait' | 'drag' | 'scroll';

export function verdictOn(press: Press, x: number, y: number, now: number): Verdict {
  const distance = Math.hypot(x - press.x, y - press.y);
  if (!press.scrolls) return distance > FAR ? 'drag' : 'wait';
  if (now - press.at < REST) return distance > FINGER_STRAYS ? 'scroll' : 'wait';
  return distance > FAR ? 'drag' : 'wait';
}
