/** How bots are drawn where a game is shown: engraved for one family, flat for the other. */
import { getContext, setContext } from 'svelte';

import type { Look } from './features';

const KEY = Symbol('look of faces');

/** To be called where a page begins; the game may not be known yet. */
export function provideLook(look: () => Look): void {
  setContext(KEY, look);
}

export function useLook(): () => Look {
  return getContext<(() => Look) | undefined>(KEY) ?? (() => 'brass');
}
