/** What a view of Mission: Red Planet looks like. */

export * from './wire';

/** What is there but hidden. */
export const UNSEEN = '?';
