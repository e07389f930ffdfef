/** What a replay says about a game, in that game's words. */
import type { FactShown, PackShown, Position } from '../../wire';
import type { Recording } from './recording';
import type { ReplayTable } from './replay.svelte';

/** Where something new begins. */
export interface Mark {
  step: number;
  kind: 'round' | 'turn' | 'production' | 'reveal';
  number: number;
  /** Whose turn it is. */
  seat: number | null;
}

export interface Commentary {
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
  marks(recording: Recording): Mark[];
  markName(mark: Mark): string;
  seatName(seat: number): string;
  /** The seat in whose colour a player answers. */
  seatOf(player: number): number;
}

export type CommentaryMaker = (
  table: ReplayTable,
  pack: PackShown,
  facts: Readonly<Record<string, FactShown>>,
) => Commentary;
