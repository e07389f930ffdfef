/** How the rules of the two editions of Mission: Red Planet stand to one another. */
import type { RuleShown, RulesShown } from '../../wire';

export type Kind = 'same' | 'changed' | 'only';

export interface Compared {
  kind: Kind;
  /** The rules of the other edition on the same matter. */
  others: RuleShown[];
}

const OTHER: Readonly<Record<string, string>> = { 'red-planet-first': 'red-planet-second', 'red-planet-second': 'red-planet-first' };

export function otherEdition(game: string): string | null {
  return OTHER[game] ?? null;
}

export function linesOf(rules: RulesShown): RuleShown[] {
  return rules.sections.flatMap((section) => section.rules);
}

/** For every rule of one edition what the other has; only one of the two need name the other's rules. */
export function compare(rules: RulesShown, other: RulesShown): Map<string, Compared> {
  const others = new Map(linesOf(other).map((line) => [line.id, line]));
  const pairs = [
    ...linesOf(rules).flatMap(({ id, counterparts }) =>
      counterparts.filter(({ game }) => game === other.game).map((found) => ({ id, other: found.id, kind: found.kind })),
    ),
    ...linesOf(other).flatMap(({ id, counterparts }) =>
      counterparts.filter(({ game }) => game === rules.game).map((found) => ({ id: found.id, other: id, kind: found.kind })),
    ),
  ];
  return new Map(
    linesOf(rules).map(({ id }): [string, Compared] => {
      const own = pairs.filter((pair) => pair.id === id);
      const kind = !own.length ? 'only' : own.some((pair) => pair.kind === 'changed') ? 'changed' : 'same';
      return [id, { kind, others: own.flatMap((pair) => others.get(pair.other) ?? []) }];
    }),
  );
}
