/** What a replay says about a game, in that game's words. */
import type { FactShown, PackShown, Position, Question } from '../../wire';
import type { BoardScene, Shown } from '../scene.svelte';
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

/** Without what the place in the game says already, such as whose turn begins. */
export const notSaid = (where: string, sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => !where.includes(sentence));

export type CommentaryMaker = (
  table: ReplayTable,
  pack: PackShown,
  facts: Readonly<Record<string, FactShown>>,
) => Commentary;

/** What differs from game to game. */
interface Own extends Pick<Commentary, 'points' | 'marks' | 'markName'> {
  /** The keys of the things that an answer points at. */
  keysOf(question: Question, choice: string): string[];
}

export function commentary<S extends BoardScene>(
  table: ReplayTable,
  sceneOf: (shown: Shown) => S,
  ownOf: (now: S) => Own,
): Commentary {
  const nothing = { events: () => [], event: () => null };
  const before = sceneOf({ position: () => table.before.position, ...nothing });
  const now = sceneOf({ position: () => table.frame.position, ...nothing });
  const { keysOf, ...own } = ownOf(now);

  /** What was asked of whoever answered, if these eyes know, in words. */
  const asked = (words: (question: Question, choice: string) => string) => {
    const { question } = before.position;
    const { player, choice } = table.frame;
    return question && choice !== null && before.playerOf(question.seat) === player ? words(question, choice) : '';
  };

  return {
    question: () => asked((question) => before.questionWords(question)),
    answer: () => asked((question, choice) => before.answerWords(question, choice)),
    happened: () => now.entriesOf(table.frame.events).map((entry) => now.sentence(...entry)),
    pointed: () => {
      const { question } = now.position;
      const next = table.recording.at(table.step + 1);
      return question && next.choice !== null && next.step !== table.step ? keysOf(question, next.choice) : [];
    },
    seatName: (seat) => now.seatName(seat),
    seatOf: (player) => now.mainSeat(player),
    ...own,
  };
}
