/** How things move over the board, between the places that its anchors name. */
import { flight } from '../../../board/motion/flight';
import { SIZE } from './things';

export interface Spot {
  x: number;
  y: number;
}

const FLIGHT = 320;
const EASE = 'cubic-bezier(.3,.1,.3,1)';

export function nodeAt(anchor: string): Element | null {
  return document.querySelector(`[data-anchor="${anchor}"]`);
}

/** Where a place is on the screen; a tab that is hidden has no place. */
export function spotOf(node: Element | null): Spot | null {
  const box = node?.getBoundingClientRect();
  return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

const at = ({ x, y }: Spot, scale: number, turn = 0) =>
  `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) rotate(${turn}deg) scale(${scale})`;

/** In an arc from one place to another; it may spin on its way. */
export async function fly(
  thing: SVGSVGElement,
  start: Spot | null,
  end: Spot | null,
  board: HTMLElement,
  delay = 0,
  spin = 0,
): Promise<void> {
  if (!start || !end) return;
  board.append(thing);
  const lift = Math.min(90, Math.hypot(end.x - start.x, end.y - start.y) / 4);
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - lift };
  const frames = [
    { transform: at(start, 0.6), opacity: 0.2 },
    { transform: at(middle, 1.25, spin / 2), opacity: 1, offset: 0.5 },
    { transform: at(end, 1, spin), opacity: 1 },
  ];
  await flight(thing, frames, { duration: FLIGHT, delay, easing: EASE, fill: 'both' });
  thing.remove();
}

/** Straight down onto a place. */
export async function drop(thing: SVGSVGElement, end: Spot | null, board: HTMLElement, delay = 0): Promise<void> {
  if (!end) return;
  board.append(thing);
  const frames = [
    { transform: at({ x: end.x, y: end.y - 70 }, 1.3), opacity: 0 },
    { transform: at(end, 1), opacity: 1, offset: 0.8, easing: 'ease-out' },
    { transform: at({ x: end.x, y: end.y - 5 }, 1), opacity: 1, offset: 0.9 },
    { transform: at(end, 1), opacity: 1 },
  ];
  await flight(thing, frames, { duration: 240, delay, easing: 'ease-in', fill: 'both' });
  thing.remove();
}

/** Out of one place in all directions. */
export async function scatter(things: readonly SVGSVGElement[], from: Spot | null, board: HTMLElement): Promise<void> {
  if (!from) return;
  board.append(...things);
  const reach = 30;
  const scattered = things.map(async (thing, each) => {
    const angle = ((each + 0.5) / things.length) * Math.PI - Math.PI / 2;
    const end = { x: from.x + Math.sin(angle) * reach, y: from.y + 12 + Math.cos(angle) * 14 };
    const frames = [
      { transform: at(from, 0.3), opacity: 0 },
      { transform: at({ x: (from.x + end.x) / 2, y: end.y - 34 }, 1.1), opacity: 1, offset: 0.5 },
      { transform: at(end, 1), opacity: 1 },
    ];
    await flight(thing, frames, { duration: 280, delay: each * 40, easing: EASE, fill: 'both' });
    thing.remove();
  });
  await Promise.all(scattered);
}

/** A full rocket shudders, then climbs out of its gantry and away. */
export async function climb(rocket: Element | null): Promise<void> {
  if (!rocket) return;
  const frames = [
    { transform: 'translate(0, 0)', opacity: 1 },
    { transform: 'translate(-2px, 0)' },
    { transform: 'translate(2px, 1px)' },
    { transform: 'translate(-2px, -1px)' },
    { transform: 'translate(2px, 0)' },
    { transform: 'translate(-1px, 0)', opacity: 1, offset: 0.4, easing: 'ease-in' },
    { transform: 'translate(0, -125%) scale(.7)', opacity: 0 },
  ];
  await flight(rocket, frames, { duration: 900 });
}

/** A rocket leaves its dock and grows small where it lands. */
export async function land(rocket: Element | null, end: Spot | null): Promise<void> {
  const start = spotOf(rocket);
  if (!rocket || !start || !end) return;
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${dx * 0.3}px, ${dy * 0.3 - 50}px) rotate(24deg) scale(.9)`, opacity: 1, offset: 0.45 },
    { transform: `translate(${dx}px, ${dy}px) rotate(180deg) scale(.44)`, opacity: 0.9, offset: 0.94 },
    { transform: `translate(${dx}px, ${dy}px) rotate(180deg) scale(.4)`, opacity: 0 },
  ];
  await flight(rocket, frames, { duration: 620, easing: 'ease-in-out', fill: 'forwards' });
}

/** A rocket bursts where it stands. */
export async function explode(rocket: Element | null, burst: SVGSVGElement, board: HTMLElement): Promise<void> {
  const middle = spotOf(rocket);
  if (!rocket || !middle) return;
  board.append(burst);
  await Promise.all([
    flight(
      rocket,
      [
        { transform: 'none' },
        { transform: 'translate(3px, 2px) rotate(3deg)' },
        { transform: 'translate(-3px, 4px) rotate(-4deg)' },
        { transform: 'translate(0, 26px) rotate(7deg)', opacity: 0 },
      ],
      {
        duration: 420,
        fill: 'forwards',
      },
    ),
    flight(
      burst,
      [
        { transform: at(middle, 0.2), opacity: 0 },
        { transform: at(middle, 3.4, 20), opacity: 1, offset: 0.35 },
        { transform: at(middle, 4.6, 34), opacity: 0 },
      ],
      {
        duration: 460,
        easing: 'ease-out',
        fill: 'both',
      },
    ),
  ]);
  burst.remove();
}
