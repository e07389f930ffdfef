/** What a choice would lead to, in words: what would happen, who would lead where, and that the turn would be over. */
import { t } from '../../../lib/text/language.svelte';
import { destinationsIn } from '../log/destinations';
import type { Scene } from '../scene.svelte';
import { sentence } from '../sentences';
import { nextProduction } from '../track/steps';
import type { Choosing } from './choosing.svelte';
import { after, leaderOf } from './consequences';

/** What comes at the end of a round follows from much more than this choice. */
const LATER: ReadonlySet<string> = new Set([
  'ship-landed',
  'ship-discarded',
  'ship-docked',
  'round-begun',
  'production-begun',
  'reveal-begun',
]);

export function previewWords(scene: Scene, choosing: Choosing): string {
  const { question, held } = choosing;
  if (held && question?.together) {
    return question.kinds[0] === 'character' ? scene.words.characterText(held) : '';
  }
  const events = choosing.previewed;
  if (!events) return '';
  const end = events.findIndex(({ fact }) => LATER.has(fact));
  const destinations = destinationsIn([...scene.events, ...events]);
  const sentences = events.slice(0, end < 0 ? undefined : end).map((event) => sentence(scene, event, destinations));
  for (const [place, changes] of choosing.consequences.changes) {
    const told = scene.picture.zones.some(({ zone }) => zone === place) ? leadershipIn(scene, place, changes) : null;
    if (told) sentences.push(told);
  }
  return sentences.join(' ');
}

/** Whether the lead in a zone would change, seen from the reader's own seat. */
function leadershipIn(scene: Scene, place: string, changes: ReadonlyMap<number, number>): string | null {
  const own = scene.ownSeat?.seat;
  const zone = scene.zone(place);
  const before = leaderOf(zone.astronauts);
  const then = leaderOf(after(zone.astronauts, changes));
  if (own === undefined || before === then || (before !== own && then !== own)) return null;
  const name = scene.words.zone(place);
  if (then !== own) return t('web-would-not-lead', { zone: name });
  const number = nextProduction(scene.picture);
  if (!zone.resource || !number) return t('web-would-lead', { zone: name });
  return t('web-would-lead-producing', { zone: name, kind: scene.words.kind(zone.resource), number });
}
