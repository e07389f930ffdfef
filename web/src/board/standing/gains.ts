/** Who has got points lately, in a line. */
import { language, listed, t } from '../../lib/text/language.svelte';
import type { Gained } from '../../wire';
import type { BoardScene } from '../scene.svelte';

/** With its sign in front of it, from right to left too. */
function signed(points: number): string {
  return points.toLocaleString(language.code, { signDisplay: 'exceptZero' });
}

/** "You +5, Bot 2 +2". */
export function gainsInWords(scene: BoardScene, { seats }: Gained): string {
  return listed(
    seats.map(({ seat, points }) =>
      t(scene.formOf('standing-gain', { seat: String(seat + 1) }), {
        seat: scene.seatName(seat),
        points: signed(points),
      }),
    ),
  );
}
