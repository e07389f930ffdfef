/** What a replay says about a game, in that game's words. */
import type { FaceProps } from '../../faces';
import type { Position } from '../../wire';
import { familyOf } from '../family';
import type { Reel } from './reel';
import type { ReplayTable } from './replay.svelte';

/** Where something new begins. */
export interface Mark {
  step: number;
  kind: 'round' | 'turn' | 'production' | 'reveal';
  number: number;
  /** Whose turn it is. */
  seat: number | null;
}

export interface Teller {
  /** What was asked before the step that is shown; "" if nobody was, or these eyes weren't told. */
  question(): string;
  /** What was answered to it. */
  answer(): string;
  /** What happened then, sentence by sentence. */
  happened(): string[];
  /** The keys of the things on the board that the next answer points at. */
  pointed(): string[];
  /** Points of each seat, as far as they lie open. */
  points(position: Position): number[];
  marks(reel: Reel): Mark[];
  markName(mark: Mark): string;
  seatName(seat: number): string;
  /** The seat in whose colour a player answers. */
  seatOf(player: number): number;
}

export type MakeTeller = (table: ReplayTable, pack: FaceProps['pack'], facts: FaceProps['facts']) => Teller;

const TELLERS: Readonly<Record<string, () => Promise<MakeTeller>>> = {
  'red-planet': () => import('./red-planet').then(({ redPlanetTeller }) => redPlanetTeller),
  rocketmen: () => import('./rocketmen').then(({ rocketmenTeller }) => rocketmenTeller),
};
const plain = (): Promise<MakeTeller> => import('./plain').then(({ plainTeller }) => plainTeller);

export function tellerOf(game: string): Promise<MakeTeller> {
  return (familyOf(game, TELLERS) ?? plain)();
}
