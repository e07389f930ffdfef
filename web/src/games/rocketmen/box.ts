/** The box of Rocketmen. */
import type { Component } from './picture';
import { Words } from './words';
import type { PackShown } from '../../wire';
import { Pack, type Entry } from '../../lib/pack';
import { t } from '../../lib/text/language.svelte';
import type { Box } from '../../lib/box/box';
import BoxArt from './BoxArt.svelte';

const CARDS = ['mission', 'resource', 'engine', 'hazard'];
type Counts = Partial<Record<Component, number>>;

export function boxOf(shown: PackShown): Box {
  const pack = new Pack(shown);
  const words = new Words(pack, (seat) => t('seat-name', { number: seat + 1 }));
  const counts = (entry: Entry, field: string) => words.components((entry.value(field) ?? {}) as Counts);

  function cardText(entry: Entry): string {
    return [
      entry.has('cost') ? words.text('cost', { cost: counts(entry, 'cost') }) : '',
      entry.has('components') ? words.text('gives', { components: counts(entry, 'components') }) : '',
      words.cardText(entry.id),
    ]
      .filter(Boolean)
      .map((sentence) => (sentence.endsWith('.') ? sentence : `${sentence}.`))
      .join(' ');
  }

  return {
    pack,
    told: [...CARDS, 'location', 'objective', 'variant'],
    name: ({ id, row: { section } }) => {
      if (CARDS.includes(section)) return words.card(id);
      if (section === 'objective') return words.objective(id);
      if (section === 'success')
        return words.text('success', { value: String(pack.entry(section, id).value('value')) });
      if (section === 'solo-card') return words.text('solo-card', { number: id.replace('solo-', '') });
      if (['location', 'destination', 'variant'].includes(section)) return words.named(section, id);
      return section === 'numbers' ? t('library-section-numbers') : id;
    },
    text: (entry) => {
      const { section } = entry.row;
      if (CARDS.includes(section)) return cardText(entry);
      if (section === 'objective') return words.objectiveText(entry.id, false);
      if (section === 'variant') return words.variantText(entry.id);
      if (section !== 'location') return '';
      const points = (entry.value('points') as number[]).join('/');
      return `${words.text('rockets-needed', { number: entry.number('rockets') })}. ${words.text('arrival-points', { points })}.`;
    },
    Art: BoxArt,
    drawn: ({ row }) => CARDS.includes(row.section),
  };
}
