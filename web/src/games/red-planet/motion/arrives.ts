/** An attachment: what is new in its place comes with a small movement, but only while something happens. */
import { untrack } from 'svelte';

import { settings } from '../../../lib/settings.svelte';
import type { Scene } from '../scene.svelte';

const WAYS: Readonly<Record<'leap' | 'flip' | 'rise', { from: Keyframe; origin: string; duration: number }>> = {
  leap: { from: { transform: 'translateY(-16px) scale(.6)' }, origin: '50% 100%', duration: 260 },
  flip: { from: { transform: 'scaleX(0)' }, origin: '50% 50%', duration: 340 },
  rise: { from: { transform: 'translateY(70px)', opacity: 0 }, origin: '50% 100%', duration: 320 },
};

export function arrives(scene: Scene, how: keyof typeof WAYS) {
  return (node: SVGElement): void => {
    if (untrack(() => scene.event) === null || settings.lessMotion) return;
    const { from, origin, duration } = WAYS[how];
    node.style.transformBox = 'fill-box';
    node.style.transformOrigin = origin;
    node.animate([from, {}], { duration, easing: 'cubic-bezier(.2,.7,.2,1)' });
  };
}
