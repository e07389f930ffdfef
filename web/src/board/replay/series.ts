/** Points of every seat at every step, for a chart that runs along the timeline. */
import type { Outcome, Position } from '../../wire';
import type { Recording } from './recording';

/** By seat, then by step; the last step has what was counted at the end. */
export function seriesOf(
  recording: Recording,
  points: (position: Position) => number[],
  outcome: Outcome | null,
): number[][] {
  const byStep = recording.frames.map(({ position }) => (position.over && outcome ? outcome.totals : points(position)));
  const seats = byStep[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => byStep.map((all) => all[seat] ?? 0));
}

/** From nothing, or below, to the most that anybody had. */
export function scaleOf(series: readonly (readonly number[])[]): { least: number; most: number } {
  const all = series.flat();
  return {
    least: all.reduce((least, each) => Math.min(least, each), 0),
    most: all.reduce((most, each) => Math.max(most, each), 1),
  };
}

/** Marks at heights (1 to 0) that would lie on one another step aside: by how many places each does. */
export function asideOf(heights: readonly number[], near: number): number[] {
  return heights.map((height, at) => heights.slice(0, at).filter((other) => Math.abs(other - height) < near).length);
}

/** Of numbers around their places those that don't run into the one before, with letters as wide as that. */
export function apart<Placed extends { number: number }>(
  numbers: readonly Placed[],
  place: (placed: Placed) => number,
  letter: number,
): Placed[] {
  let end = -Infinity;
  return numbers.filter((each) => {
    const half = (`${each.number}`.length * letter) / 2;
    const fits = place(each) - half > end;
    if (fits) end = place(each) + half;
    return fits;
  });
}

/** An outline that goes up where points are won: x by step, y from 1 (least) to 0 (most). */
export function pathOf(line: readonly number[], { least, most }: { least: number; most: number }): string {
  const height = (value: number) => +(1 - (value - least) / (most - least)).toFixed(4);
  let path = `M0 ${height(line[0] ?? 0)}`;
  line.forEach((value, step) => {
    if (step && value !== line[step - 1]) path += `H${step}V${height(value)}`;
  });
  return `${path}H${line.length - 1}`;
}
