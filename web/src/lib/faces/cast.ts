/** Who of the bots plays at a seat that is only being planned; at a table the server says it. */
import type { About, BotShown } from '../../wire';

/** Null for a level that isn't of the house. */
export function botOf(cast: About['cast'], level: string, player: number): BotShown | null {
  const names = cast[level];
  if (!names?.length) return null;
  const name = names[player % names.length]!;
  return { name, face: Object.values(cast).flat().indexOf(name) };
}
