/** Several people at one screen: whose answers are wanted, and who should sit before it. */
import type { Position, SeatShown } from '../../wire';

/** Of the players at this screen, those who are asked and haven't answered; a bot answers for itself. */
export function wantedOf(
  yours: readonly number[],
  positions: Readonly<Record<number, Position>>,
  seats: readonly SeatShown[],
): number[] {
  return yours.filter((player) => {
    const question = positions[player]?.question;
    return question && !question.chosen && !seats[player]?.bot_plays;
  });
}

/** Whoever sits there stays until somebody else alone is asked; null if nobody sits there and nobody is asked. */
export function dueAtScreen(wanted: readonly number[], present: number | null): number | null {
  if (present !== null && (!wanted.length || wanted.includes(present))) return present;
  return wanted[0] ?? null;
}
