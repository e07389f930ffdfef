/** Playing on after the end: with the same people, or the same deal once more. */
import type { NewTable, TableShown } from '../../wire';

/** A seed may be given only where one person plays. */
export function canRepeat(table: TableShown, yours: readonly number[]): boolean {
  return (
    table.seed !== null &&
    yours.length > 0 &&
    table.seats.every(({ kind, player }) => kind === 'bot' || yours.includes(player))
  );
}

/** A table at which the same cards come again. */
export function repeated(table: TableShown): NewTable {
  return {
    game: table.game,
    seats: table.seats.map(({ kind, name, level, colour }) =>
      kind === 'bot' ? { kind, level, colour } : { kind: 'me', name, colour },
    ),
    options: table.options,
    pack: table.pack.hash,
    private: table.private,
    hints: table.hints,
    clock: table.clock,
    seed: table.seed,
  };
}
