/** The rules as pictures. */
import type { Drawn } from '../../../board/rules/pictures';
import Drawing from './Drawing.svelte';

export const drawn: Drawn = { family: 'red-planet', pictures: ['setup', 'round', 'launch', 'production'], Drawing };
