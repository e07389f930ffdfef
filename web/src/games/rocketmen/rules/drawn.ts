/** The rules as pictures. */
import type { Drawn } from '../../../board/rules/pictures';
import Drawing from './Drawing.svelte';

export const drawn: Drawn = { family: 'rocketmen', pictures: ['setup', 'turn', 'launch', 'deck'], Drawing };
