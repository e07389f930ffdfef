/** What the reader can know of where an event card is. */
import type { Entry } from '../../../lib/pack';
import { UNSEEN, type Picture } from '../picture';

export type CardPlace = { at: 'yours' | 'discarded' | 'removed' | 'given-back' } | { at: 'zone'; zone: string };

/** Copies of a card have a number after a dot. */
const idOf = (word: string): string => word.split('.')[0]!;

/** All that is known of a card's copies; what isn't known is in the deck or with somebody. */
export function placesOf(entry: Entry, picture: Picture, you: number): CardPlace[] {
  const count = (words: readonly string[], at: Exclude<CardPlace['at'], 'zone'>): CardPlace[] =>
    words.filter((word) => word !== UNSEEN && idOf(word) === entry.id).map(() => ({ at }));
  const own = picture.seats.filter((seat) => seat.player === you);
  const onMars = picture.zones.filter(
    ({ discovery }) => discovery && discovery !== UNSEEN && idOf(discovery) === entry.id,
  );
  return [
    ...own.flatMap((seat) => [...count(seat.cards, 'yours'), ...count(seat.dealt, 'yours')]),
    ...onMars.map(({ zone }): CardPlace => ({ at: 'zone', zone })),
    ...count(picture['event-discards'], 'discarded'),
    ...picture.seats.flatMap((seat) => count(seat.removed, 'removed')),
    ...own.flatMap((seat) =>
      count(
        seat['given-back'].filter((word) => !seat.cards.includes(word)),
        'given-back',
      ),
    ),
  ];
}
