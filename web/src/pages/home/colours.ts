/** Colours of seats as they are chosen before a game. */
import { assignColours, LIVERIES } from '../../lib/seats';

/** The colour of each of so many players, whether they have wanted one or not. */
export function coloursOf(wanted: readonly (string | undefined)[], players: number): string[] {
  const liveries = assignColours(Array.from({ length: players }, (_, player) => wanted[player] ?? null));
  return liveries.slice(0, players).map((number) => LIVERIES[number]!.colour);
}

/** One player takes a colour; whoever had it takes theirs. */
export function swapped(colours: readonly string[], player: number, colour: string): string[] {
  return colours.map((each, at) => (at === player ? colour : each === colour ? colours[player]! : each));
}
