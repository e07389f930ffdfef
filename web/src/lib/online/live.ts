/** The table that one sits at, for whatever stands around its board; there is none where a game is only looked at. */
import { getContext, setContext } from 'svelte';

import type { LiveTable } from '../table/live.svelte';
import type { Conversation } from './conversation.svelte';

export interface Live {
  table: LiveTable;
  conversation: Conversation;
  /** Come in again, as somebody else than before. */
  reenter(): void;
}

const KEY = Symbol('live table');

export function provideLive(live: Live): Live {
  return setContext(KEY, live);
}

export function useLive(): Live | null {
  return getContext<Live | undefined>(KEY) ?? null;
}
