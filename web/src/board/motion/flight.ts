/** Whatever moves over the board is a flight: skipping finishes it, and it goes as fast as wished. */
const underWay = new Set<Animation>();
let rate = 1;

/** Resolves when it is over, or was skipped. */
export async function flight(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  const animation = node.animate(frames, { id: 'flight', ...options });
  animation.playbackRate = rate;
  underWay.add(animation);
  await animation.finished.catch(() => undefined);
  underWay.delete(animation);
}

/** A pause that skipping ends like any flight: one in which nothing moves, so that nothing is painted anew either. */
export function pause(time: number, board: HTMLElement): Promise<void> {
  return flight(board, [], { duration: time });
}

/** How fast they go from now on, those under way too. */
export function hasten(wanted: number): void {
  rate = wanted;
  for (const animation of underWay) animation.playbackRate = wanted;
}
