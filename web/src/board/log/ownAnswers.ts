/** What a player has answered last, by what was asked: out of the frames that are kept, from the newest back. */
import type { Frame, Question } from '../../wire';

/** So many frames are asked for at once, and looked through in all. */
const PIECE = 30;
const FARTHEST = 300;

export interface Answer {
  question: Question;
  choice: string;
}

/** The newest first.  Fewer than wanted if there are no more, or they lie very far back. */
export async function ownAnswers(
  frames: (first: number, last: number) => Promise<readonly Frame[]>,
  player: number,
  last: number,
  most: number,
): Promise<readonly Answer[]> {
  const found: Answer[] = [];
  let end = last;
  while (found.length < most && end > 0 && last - end < FARTHEST) {
    const first = Math.max(0, end - PIECE);
    const piece = await frames(first, end); // one more than answers are looked for: it asks the first of them
    for (let at = piece.length - 1; at > 0 && found.length < most; at--) {
      const { player: who, choice } = piece[at]!;
      const { question } = piece[at - 1]!.position;
      if (who === player && choice !== null && question) found.push({ question, choice });
    }
    end = first;
  }
  return found;
}
