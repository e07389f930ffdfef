/** What a first game of Mission: Red Planet tells, and when. */
import type { Lesson } from '../../board/guide/guide.svelte';
import type { Event } from '../../wire';
import type { Choosing } from './choosing/choosing.svelte';
import type { Kind } from './picture';
import type { Scene } from './scene.svelte';

const BOARDING = new Set([
  'PlaceAnAstronaut',
  'PlaceOnAnotherShip',
  'PlaceTogether',
  'BoardAShip',
  'BoardAnotherShip',
  'BoardTwoTogether',
  'BoardThreeTogether',
]);
const KILLED = new Set(['crew-lost', 'astronaut-killed', 'astronaut-replaced', 'astronaut-lost-here']);
const SCORED = new Set(['mission-revealed', 'tokens-scored', 'ice-monopoly-scored']);
/** So few characters that one should think of the Recruiter. */
const FEW = 4;

export function lessonsOf(scene: Scene, choosing: Choosing): Lesson[] {
  const first = scene.words.firstEdition;
  const asked = () => scene.position.question?.question ?? '';
  const asks = (name: string) => () => asked() === name;
  const after = (fact: string) => (event: Event) => event.fact === fact;
  /** The first thing on the board that can be chosen. */
  const chosen = (start: string) => () =>
    [...choosing.targets.keys()].find((key) => key.startsWith(start) && choosing.isOpen(key)) ?? null;
  const dock = (event: Event | null) => (event ? `dock:${event.parts['dock']}` : null);
  const zone = (event: Event | null) => (event ? `zone:${event.parts['zone']}` : null);
  const edition = (id: string) => (first ? `${id}-first` : id);
  const choosesCharacter = asks('ChooseACharacter');
  return [
    { id: 'welcome', about: () => 'map', when: () => true, first: true },
    {
      id: edition('mission'),
      about: () => 'options',
      when: () => asks('KeepAMission')() || asks('KeepABonus')(),
      first: true,
    },
    { id: edition('character'), about: () => 'hand', when: choosesCharacter, first: true },
    { id: edition('pad'), about: () => 'pad', when: choosesCharacter },
    { id: 'track', about: () => 'track', when: () => choosesCharacter() && scene.picture.round > 1 },
    {
      id: 'recruiter',
      about: () => 'character:recruiter',
      when: () => choosesCharacter() && (scene.ownSeat?.hand.length ?? 9) <= FEW,
    },
    { id: edition('board'), about: chosen('dock:'), when: () => BOARDING.has(asked()) },
    { id: 'optional', about: () => 'question', when: () => first && choosing.canDecline },
    { id: 'settling', about: () => 'question', when: () => choosing.held !== null && !choosing.question?.together },
    { id: 'destination', about: () => 'options', when: asks('PickADestination') },
    { id: 'move', about: chosen('crew:'), when: asks('MoveToANeighbour') },
    { id: 'study', about: () => 'options', when: asks('DrawOrLook') },
    { id: 'discovery', about: chosen('zone:'), when: asks('PlaceTheDiscovery') },
    { id: 'moon', about: () => 'zone:phobos', when: () => asks('LeaveTheMoon')() },
    { id: edition('launch'), about: dock, after: after('ship-launched') },
    {
      id: 'landing',
      about: zone,
      after: after('astronauts-landed'),
      variables: (event) => ({ zone: scene.words.zone(event?.parts['zone'] ?? '') }),
    },
    {
      id: edition('explored'),
      about: zone,
      after: after('resource-turned-up'),
      variables: (event) => {
        const kind = event?.parts['kind'] as Kind;
        const values = scene.pack.entry('tokens', 'tokens').value('values') as Record<Kind, number>;
        return { kind: scene.words.kind(kind), points: values[kind] };
      },
    },
    { id: edition('lost'), about: () => 'lost', after: (event) => KILLED.has(event.fact) },
    {
      id: 'first-player',
      about: (event) => `seat:${event?.parts['seat']}`,
      after: (event) => event.fact === 'first-player' && scene.picture.round > 0,
    },
    { id: 'production', about: () => 'track', after: after('production-begun') },
    { id: 'majority', about: zone, after: after('tokens-taken') },
    { id: 'reveal', about: () => 'map', after: after('discoveries-turned-up') },
    { id: edition('scoring'), after: (event) => SCORED.has(event.fact) },
  ];
}
