/** The tables that this page can show: of each game its component and the texts it needs. */
import type { Component, Snippet } from 'svelte';

import { familyOf } from './lib/family';
import type { TableState } from './lib/table/table.svelte';
import type { Part } from './lib/text/bundles';
import type { FactShown, PackShown } from './wire';

export interface FaceProps {
  state: TableState;
  pack: PackShown;
  facts: Readonly<Record<string, FactShown>>;
  /** What stands where a live table asks its questions; it can have the score shown. */
  controls?: Snippet<[showScore: () => void]>;
}

export interface Face {
  load(): Promise<{ default: Component<FaceProps> }>;
  parts: Part[];
}

const PLAIN: Face = { load: () => import('./plain/PlainTable.svelte'), parts: ['bots'] };

/** By the name of their folder. */
const FACES: Readonly<Record<string, Face>> = {
  'red-planet': { load: () => import('./red-planet/RedPlanetTable.svelte'), parts: ['red-planet', 'bots'] },
  rocketmen: { load: () => import('./rocketmen/RocketmenTable.svelte'), parts: ['rocketmen', 'bots'] },
};

/** A game without a table of its own is shown plainly. */
export function faceOf(game: string): Face {
  return familyOf(game, FACES) ?? PLAIN;
}

/** Whether a game has a table of its own, and with it lessons for a first game. */
export function hasOwnTable(game: string): boolean {
  return familyOf(game, FACES) !== undefined;
}
