/** A hint as bots give it: every choice with what it promises and where that comes from, the best first. */

export interface Considered {
  choice: string;
  /** Of winning, from 0 to 1. */
  chance: number;
  /** Expected at the end. */
  points: number;
  /** The same points by where they come from. */
  parts: Record<string, number>;
  /** In how many worlds it was tried. */
  visits: number;
}

export interface ReadHint {
  choice: string;
  considered: Considered[];
}

/** As it comes over the wire. */
interface Candidate extends Omit<Considered, 'chance'> {
  value: number;
}

const WORTH_TELLING = 0.05;

/** Null for what isn't a hint; a bot that only names its choice has considered nothing. */
export function readHint(hint: Readonly<Record<string, unknown>>): ReadHint | null {
  const listed = Array.isArray(hint['candidates']) ? (hint['candidates'] as Candidate[]) : [];
  const considered = listed
    .filter((each) => typeof each.choice === 'string')
    .map(({ value, ...each }) => ({ ...each, chance: value }));
  const choice = typeof hint['choice'] === 'string' ? hint['choice'] : considered[0]?.choice;
  return choice ? { choice, considered } : null;
}

/** By how many points one choice is ahead of another, part by part, the weightiest first. */
export function differences(best: Considered, other: Considered): [string, number][] {
  return Object.keys(best.parts)
    .map((part): [string, number] => [part, (best.parts[part] ?? 0) - (other.parts[part] ?? 0)])
    .filter(([, points]) => Math.abs(points) >= WORTH_TELLING)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
}
