/** What a game's table is made of. */
export { Board } from './board.svelte';
export { default as Asking } from './choosing/Asking.svelte';
export { default as Skips } from './choosing/Skips.svelte';
export type { TableProps } from './game';
export { default as Overlays } from './Overlays.svelte';
export { default as SideTabs } from './SideTabs.svelte';
export { default as TableBar } from './TableBar.svelte';
