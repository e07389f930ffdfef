/** What those at a table are called. */
import type { SeatShown } from '../wire';
import { t } from './text/language.svelte';

/** Whoever has left for good has no name any more. */
export const personName = (name: string): string => name || t('former-player');

export function seatedName(seat: Pick<SeatShown, 'kind' | 'name'> | undefined, player: number): string {
  if (seat?.kind === 'person') return personName(seat.name);
  return t(seat?.kind === 'bot' ? 'bot-name' : 'seat-name', { number: player + 1 });
}
