/** Dragging is fetched by the first hand that moves or presses something: a table is shown sooner without it. */
import { fetchPart } from '../../lib/ui/fetchPart';
import type { BoardChoosing } from '../choosing/choosing.svelte';

/** Until the function that it returns is called. */
export function fetchDragging(choosing: BoardChoosing, hush: () => void): () => void {
  const left = new AbortController();
  const there = new AbortController();
  /** A hand that rests, or has come as far as it wants to, while it is fetched drags all the same. */
  let pressed: PointerEvent | null = null;
  let moved: PointerEvent | null = null;
  let fetching = false;
  const hand = (event: PointerEvent): void => {
    moved = event.type === 'pointermove' ? event : null;
    if (!moved) pressed = event.type === 'pointerdown' ? event : null;
    if (!fetching) void fetch();
    fetching = true;
  };
  for (const type of ['pointermove', 'pointerdown', 'pointerup', 'pointercancel'] as const)
    addEventListener(type, hand, { signal: AbortSignal.any([left.signal, there.signal]) });

  async function fetch(): Promise<void> {
    const { Dragging } = await fetchPart(
      () => import('./dragging'),
      () => {},
      left.signal,
    );
    if (left.signal.aborted) return;
    there.abort();
    const stop = new Dragging(choosing, hush).listen(pressed, moved);
    left.signal.addEventListener('abort', stop);
  }
  return () => left.abort();
}
