/** An attachment: whoever rests on an element or focuses it sees on the board what counts for an aim. */
import { on } from 'svelte/events';

import type { Aim } from '../../wire';
import type { BoardScene } from '../scene.svelte';

export function looksAt(scene: BoardScene, aim: Aim | undefined) {
  return (node: Element): (() => void) | undefined => {
    if (!aim) return undefined;
    const come = () => (scene.pointedAim = aim);
    const go = () => {
      if (scene.pointedAim === aim) scene.pointedAim = null;
    };
    const deaf = [
      on(node, 'pointerenter', come),
      on(node, 'focus', come),
      on(node, 'pointerleave', go),
      on(node, 'blur', go),
    ];
    return () => {
      for (const stop of deaf) stop();
      go();
    };
  };
}
