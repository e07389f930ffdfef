/** What those at a table are called. */
import type { SeatShown } from '../wire';
import { language, t } from './text/language.svelte';

/** Whoever has left for good has no name any more. */
export const personName = (name: string): string => name || t('former-player');

/** A bot of the house has a name of its own; somebody's own bot is called by its seat. */
export function botName(name: string | undefined, player: number): string {
  const id = `cast-${name}`;
  return name && language.has(id) ? t(id) : t('bot-name', { number: player + 1 });
}

export function seatedName(seat: Pick<SeatShown, 'kind' | 'name' | 'bot'> | undefined, player: number): string {
  if (seat?.kind === 'person') return personName(seat.name);
  return seat?.kind === 'bot' ? botName(seat.bot?.name, player) : t('seat-name', { number: player + 1 });
}

/** "experienced"; of a level with limits of its own ("expert@2s") the level. */
export function levelName(level: string | null): string {
  const id = `level-${level?.split(/[@:]/)[0]}`;
  return language.has(id) ? t(id) : (level ?? '');
}
