/** The tables that this page can show: of each game its component and the texts it needs. */
import type { Component, Snippet } from 'svelte';

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

const redPlanet: Face = { load: () => import('./red-planet/RedPlanetTable.svelte'), parts: ['red-planet', 'bots'] };

const rocketmen: Face = { load: () => import('./rocketmen/RocketmenTable.svelte'), parts: ['rocketmen', 'bots'] };

export const FACES: Readonly<Record<string, Face>> = {
  'red-planet-second': redPlanet,
  'red-planet-first': redPlanet,
  rocketmen,
};
