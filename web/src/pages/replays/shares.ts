/** How often somebody won, beside what chance alone would give. */
import type { StatisticsRow } from '../../wire';

export interface Share {
  row: StatisticsRow;
  share: number;
  /** Nothing to compare with for who plays alone. */
  fair: number | null;
}

/** Games that have been played, the most played first. */
export function gamesIn(rows: readonly StatisticsRow[]): string[] {
  const played = new Map<string, number>();
  for (const { game, games } of rows) played.set(game, (played.get(game) ?? 0) + games);
  return [...played].sort(([, one], [, other]) => other - one).map(([game]) => game);
}

/** Of one game, the same number of players together, then the best first. */
export function sharesOf(rows: readonly StatisticsRow[], game: string): Share[] {
  return rows
    .filter((row) => row.game === game)
    .map((row) => ({
      row,
      share: row.games ? row.wins / row.games : 0,
      fair: row.players > 1 ? 1 / row.players : null,
    }))
    .sort(
      (one, other) => one.row.players - other.row.players || other.share - one.share || other.row.games - one.row.games,
    );
}
