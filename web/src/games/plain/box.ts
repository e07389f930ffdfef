/** The box of a game that the page knows nothing about: its entries by their names. */
import { Words } from './words';
import type { PackShown } from '../../wire';
import { Pack } from '../../lib/pack';
import { t } from '../../lib/text/language.svelte';
import type { Box } from '../../lib/box/box';

export function boxOf(shown: PackShown): Box {
  const words = new Words(shown.game, (seat) => t('seat-name', { number: seat + 1 }));
  return {
    pack: new Pack(shown),
    told: Object.keys(shown.counts),
    name: ({ id, row }) => words.named(row.section, id),
    text: ({ row }) =>
      row.fields
        .filter(({ name }) => name !== 'id')
        .map(({ name, text }) => t('web-plain-pair', { name, value: text }))
        .join(t('list-separator')),
    Art: null,
    drawn: () => false,
  };
}
