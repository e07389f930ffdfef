/** How the rules of two editions of a game stand to one another. */
import { linesOf } from '../../lib/rules/lines';
import type { GameShown, RuleShown, RulesShown } from '../../wire';

export type Kind = 'same' | 'changed' | 'only';

export interface Compared {
  kind: Kind;
  /** The rules of the other edition on the same matter. */
  others: RuleShown[];
}

/** The edition that a game's rules are compared with. */
export function otherEdition(game: string, games: readonly Pick<GameShown, 'name' | 'editions'>[]): string | null {
  return games.find(({ name }) => name === game)?.editions[0] ?? null;
}

/** For every rule of one edition what the other has; only one of the two need name the other's rules. */
export function compare(rules: RulesShown, other: RulesShown): Map<string, Compared> {
  const others = new Map(linesOf(other).map((line) => [line.id, line]));
  const pairs = [
    ...linesOf(rules).flatMap(({ id, counterparts }) =>
      counterparts
        .filter(({ game }) => game === other.game)
        .map((found) => ({ id, other: found.id, kind: found.kind })),
    ),
    ...linesOf(other).flatMap(({ id, counterparts }) =>
      counterparts
        .filter(({ game }) => game === rules.game)
        .map((found) => ({ id: found.id, other: id, kind: found.kind })),
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
