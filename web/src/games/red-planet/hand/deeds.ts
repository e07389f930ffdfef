/** A sign for what a character does besides placing astronauts. */
import Bomb from 'lucide:bomb';
import Crosshair from 'lucide:crosshair';
import FlaskConical from 'lucide:flask-conical';
import Footprints from 'lucide:footprints';
import Navigation from 'lucide:navigation';
import Repeat from 'lucide:repeat-2';
import Rocket from 'lucide:rocket';
import Undo from 'lucide:undo-2';
import Users from 'lucide:users';

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
