/** The boxes of Mission: Red Planet. */
import { Words } from './words';
import type { PackShown } from '../../wire';
import { Pack } from '../../lib/pack';
import { listed, t } from '../../lib/text/language.svelte';
import type { Box } from '../../lib/box/box';
import BoxArt from './BoxArt.svelte';

const CARDS = ['discovery', 'mission', 'action'];

export function boxOf(shown: PackShown): Box {
  const pack = new Pack(shown);
  const words = new Words(pack, (seat) => t('seat-name', { number: seat + 1 }));
  return {
    pack,
    told: ['character', ...CARDS, 'ship', 'zone'],
    name: ({ id, row: { section } }) => {
      if (section === 'character') return `${words.characterNumber(id)} ${words.character(id)}`;
      if (section === 'zone') return words.zone(id);
      if (section === 'ship') return words.ship(id);
      return CARDS.includes(section) ? words.card(id) : t('library-section-tokens');
    },
    text: (entry) => {
      const { section } = entry.row;
      if (section === 'character') return words.characterText(entry.id);
      if (CARDS.includes(section)) return words.cardText(entry.id);
      if (section !== 'zone') return '';
      const neighbours = entry.words('touches');
      return neighbours.length
        ? t('web-neighbours', { zones: listed(neighbours.map((id) => words.zone(id))) })
        : t('web-side-moon');
    },
    Art: BoxArt,
    drawn: ({ row }) => row.section === 'character',
  };
}
