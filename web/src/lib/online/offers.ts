/** What somebody can do at a table besides playing, in the order of the menu. */
import type { LiveTable } from '../table/live.svelte';
import type { TableShown } from '../../wire';

export type Deed =
  | 'people'
  | 'invite'
  | 'back'
  | 'pause'
  | 'resume'
  | 'hand'
  | 'take'
  | 'device'
  | 'cover'
  | 'settings'
  | 'resign'
  | 'leave-table'
  | 'home';

/** What the page does by itself; everything else waits for the server. */
export const WITHOUT_SERVER: ReadonlySet<Deed> = new Set(['people', 'cover', 'settings', 'home']);

export interface Offers {
  deeds: Deed[];
  /** Whether nobody else has to agree to taking something back. */
  alone: boolean;
}

type Stand = Pick<LiveTable, 'yours' | 'person' | 'shared' | 'invitation' | 'key'> & { table: TableShown | null };

export function offersAt({ table, yours, person, shared, invitation, key }: Stand, player: number): Offers {
  const seat = yours.includes(player) ? table?.seats[player] : undefined;
  const playing = seat !== undefined && seat.bot_plays !== 'resigned';
  const running = table?.status === 'running';
  const others = table?.seats.filter((each) => each.kind === 'person' && each.person !== person) ?? [];
  const alone = others.every(({ bot_plays }) => bot_plays === 'resigned');
  const can: Record<Deed, boolean> = {
    people: true,
    invite: table?.private === false || Boolean(invitation ?? key),
    back: playing && running && !seat.bot_plays,
    pause: playing && running && !seat.bot_plays && table.clock !== null,
    resume: playing && table?.status === 'paused',
    hand: playing && running && !seat.bot_plays,
    take: playing && running && seat.bot_plays !== null,
    device: seat !== undefined && table?.status !== 'finished' && table?.status !== 'closed',
    cover: shared && (running || table?.status === 'paused'),
    settings: true,
    resign: playing && (running || table?.status === 'paused'),
    'leave-table':
      seat !== undefined &&
      (seat.bot_plays === 'resigned' || table?.status === 'finished' || table?.status === 'closed'),
    home: true,
  };
  return { deeds: (Object.keys(can) as Deed[]).filter((deed) => can[deed]), alone };
}
