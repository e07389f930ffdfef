/** What a game that somebody wants becomes when it is told to the server. */
import type { GameShown, NewSeat, NewTable, TableShown } from '../../wire';
import { optionsFor } from './offers';

/** Of all options that somebody has ever chosen, those that this game offers to so many. */
export function knownOptions(
  game: GameShown,
  players: number,
  chosen: Readonly<Record<string, string>>,
): Record<string, string> {
  const offered = optionsFor(game, players);
  return Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) =>
      offered.some((option) => option.name === name && option.values.includes(value)),
    ),
  );
}

export interface WantedGame {
  game: GameShown;
  seats: readonly NewSeat[];
  options: Readonly<Record<string, string>>;
  pack: string;
}

export function newTable({ game, seats, options, pack }: WantedGame): NewTable {
  return {
    game: game.name,
    seats: [...seats],
    options: knownOptions(game, seats.length, options),
    ...(pack && pack !== game.pack.hash ? { pack } : {}),
  };
}

/** Where somebody wants to go who pastes a link, or the code of a table, with its key or without. */
export function invitationIn(text: string): { table: string; query: string } | null {
  const words = text.trim();
  const table = /\bt-[0-9a-z]{6,20}\b/.exec(words)?.[0];
  if (!table) return null;
  const query = /#\/tables\/[^?\s]+\?(\S+)/.exec(words)?.[1];
  if (query) return { table, query };
  const key = /\bk-[\w-]{10,60}/.exec(words.replace(table, ' '))?.[0];
  return { table, query: key ? `key=${key}` : '' };
}

export function freeSeats({ seats }: TableShown): number {
  return seats.filter(({ kind }) => kind === 'open').length;
}
