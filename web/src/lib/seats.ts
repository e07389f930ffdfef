/** The six colours of seats.  Each has its own shape and letter too, so that no colour is needed to tell them apart. */

import { seatColours } from './seatColours.svelte';

export interface Livery {
  colour: string;
  shape: Shape;
}

export type Shape = 'circle' | 'triangle' | 'square' | 'diamond' | 'hexagon' | 'star';

export const LIVERIES: readonly Livery[] = [
  { colour: 'azure', shape: 'circle' },
  { colour: 'amber', shape: 'triangle' },
  { colour: 'jade', shape: 'square' },
  { colour: 'rose', shape: 'diamond' },
  { colour: 'ivory', shape: 'hexagon' },
  { colour: 'onyx', shape: 'star' },
];

/** Outlines around (0, 0) that look equally large, for a radius of 10. */
export const SHAPES: Readonly<Record<Shape, string>> = {
  circle: 'M0-8.6A8.6 8.6 0 1 1 0 8.6A8.6 8.6 0 1 1 0-8.6Z',
  triangle: 'M0-9.6L9.6 7.4H-9.6Z',
  square: 'M-7.6-7.6H7.6V7.6H-7.6Z',
  diamond: 'M0-10.2L8.4 0L0 10.2L-8.4 0Z',
  hexagon: 'M0-9.6L8.4-4.8V4.8L0 9.6L-8.4 4.8V-4.8Z',
  star: 'M0-10.4L2.6-3.6L9.9-3.2L4.2 1.4L6.1 8.4L0 4.4L-6.1 8.4L-4.2 1.4L-9.9-3.2L-2.6-3.6Z',
};

/** The livery of a seat at the table that is shown. */
export function liveryOf(seat: number): Livery {
  return LIVERIES[seatColours.of(seat % LIVERIES.length)]!;
}

/** Who gets which colour: those who want one get it, first come, first served; the others what is left, in order. */
export function assignColours(wanted: readonly (string | null)[]): number[] {
  const taken = wanted.map((colour, at) => {
    const found = LIVERIES.findIndex((livery) => livery.colour === colour);
    return found >= 0 && wanted.indexOf(colour) === at ? found : -1;
  });
  const left = LIVERIES.map((_, number) => number).filter((number) => !taken.includes(number));
  return [...taken.map((number) => (number >= 0 ? number : left.shift()!)), ...left];
}
