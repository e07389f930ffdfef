/** The games that this page knows: every folder here with a `game.ts`. */
import type { Component } from 'svelte';

import type { Game, TableProps } from '../board/game';
import type { Box } from '../lib/box/box';
import { language } from '../lib/text/language.svelte';
import type { PackShown } from '../wire';
import plain from './plain/game';

const FOUND = import.meta.glob<Game>(['./*/game.ts', '!./plain/game.ts'], { eager: true, import: 'default' });
const GAMES = Object.entries(FOUND).map(([file, game]) => ({ family: file.split('/')[1]!, game }));

/** Editions begin with the name of their folder: red-planet-first and red-planet-second are of red-planet. */
function found(name: string): Game | undefined {
  return GAMES.find(({ family }) => name === family || name.startsWith(`${family}-`))?.game;
}

/** A game without a folder of its own is shown plainly. */
export function gameOf(name: string): Game {
  return found(name) ?? plain;
}

/** Whether a game has a table of its own, and with it lessons for a first game. */
export function hasOwnTable(name: string): boolean {
  return found(name) !== undefined;
}

/** Its table, and what that says. */
export async function loadTable(name: string): Promise<Component<TableProps>> {
  const game = gameOf(name);
  const [{ default: Table }] = await Promise.all([game.table(), language.need('bots', ...game.texts)]);
  return Table;
}

export async function openBox(pack: PackShown): Promise<Box> {
  const game = gameOf(pack.game);
  const [{ boxOf }] = await Promise.all([game.box(), language.need('library', ...game.texts)]);
  await language.use(pack.texts);
  return boxOf(pack);
}
