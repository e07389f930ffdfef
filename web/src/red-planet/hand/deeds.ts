/** A sign for what a character does besides placing astronauts. */
import Bomb from '@lucide/svelte/icons/bomb';
import Crosshair from '@lucide/svelte/icons/crosshair';
import FlaskConical from '@lucide/svelte/icons/flask-conical';
import Footprints from '@lucide/svelte/icons/footprints';
import Navigation from '@lucide/svelte/icons/navigation';
import Repeat from '@lucide/svelte/icons/repeat-2';
import Rocket from '@lucide/svelte/icons/rocket';
import Undo from '@lucide/svelte/icons/undo-2';
import Users from '@lucide/svelte/icons/users';

export const DEEDS: Readonly<Record<string, typeof Bomb>> = {
  recruiter: Undo,
  explorer: Footprints,
  scientist: FlaskConical,
  'secret-agent': Rocket,
  saboteur: Bomb,
  'femme-fatale': Repeat,
  'travel-agent': Users,
  soldier: Crosshair,
  pilot: Navigation,
};
