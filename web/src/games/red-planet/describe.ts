/** The board in words, for who listens instead of looking. */
import { listed, t } from '../../lib/text/language.svelte';
import { KINDS, UNSEEN, type DockPicture, type ZonePicture } from './picture';
import type { Scene } from './scene.svelte';

export function describeZone(scene: Scene, zone: ZonePicture): string {
  const { words } = scene;
  const facts = [zone.resource ? t('web-resource', { kind: words.kind(zone.resource) }) : t('web-unexplored')];
  if (zone.astronauts.some(Boolean)) facts.push(astronauts(scene, zone.astronauts));
  for (const kind of KINDS) {
    if (zone.tokens[kind]) facts.push(t('web-count', { name: words.kind(kind), number: zone.tokens[kind] }));
  }
  if (zone.discovery) facts.push(describeDiscovery(scene, zone.discovery));
  return t('web-place-holds', { place: words.zone(zone.zone), what: listed(facts) });
}

export function describeDiscovery(scene: Scene, card: string): string {
  if (card === UNSEEN) return t('web-discovery-face-down');
  const name = scene.words.card(card);
  return t(scene.picture['discoveries-revealed'] ? 'web-discovery-open' : 'web-discovery-known', { card: name });
}

export function describeDock(scene: Scene, dock: DockPicture, number: number): string {
  const place = t('dock', { number });
  if (dock.ship === null) return t('web-place-holds', { place, what: t('web-no-ship') });
  const facts = [scene.words.ship(dock.ship)];
  if (dock.tokens.length && dock.destination) {
    facts.push(t('web-destination-token', { zone: scene.words.zone(dock.destination) }));
  }
  if (dock.launched) facts.push(t('web-launched'));
  facts.push(t('web-aboard', { aboard: dock.crew.reduce((sum, each) => sum + each, 0), capacity: dock.capacity }));
  if (dock.crew.some(Boolean)) facts.push(astronauts(scene, dock.crew));
  return t('web-place-holds', { place, what: listed(facts) });
}

export function astronauts(scene: Scene, counts: readonly number[]): string {
  return listed(
    counts.flatMap((number, seat) => (number ? [t('web-count', { name: scene.seatName(seat), number })] : [])),
  );
}
