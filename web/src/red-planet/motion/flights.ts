/** What an event looks like while it happens: things fly between the places that the board's anchors name. */
import { liveryOf, SHAPES } from '../../lib/seats';
import type { Event } from '../../wire';
import { SYMBOLS } from '../art/symbols';
import type { Kind } from '../picture';

const SVG = 'http://www.w3.org/2000/svg';
const FLIGHT = 320;
const PAUSE = 60;

interface Flight {
  thing: SVGSVGElement;
  from: string;
  to: string;
}

/** Resolves when everything has landed. */
export async function flightsOf(event: Event, board: HTMLElement): Promise<void> {
  const flights = thingsOf(event);
  if (event.fact === 'ship-launched') await climb(event.parts['dock'] ?? '', board);
  else if (event.fact === 'ship-landed') await land(event.parts['dock'] ?? '', event.parts['zone'] ?? '', board);
  else if (event.fact === 'character-called') await pause(420);
  else if (event.fact === 'character-revealed') await pause(800);
  else await Promise.all(flights.map((flight, at) => fly(flight, board, at * PAUSE)));
}

function thingsOf({ fact, parts }: Event): Flight[] {
  const seat = Number(parts['seat'] ?? 0);
  const number = Number(parts['number'] ?? 1);
  const astronauts = (count: number, from: string, to: string, whose = seat): Flight[] =>
    Array.from({ length: count }, () => ({ thing: astronaut(whose), from, to }));
  const tokens = (from: string, to: string): Flight[] =>
    Array.from({ length: number }, () => ({ thing: token(parts['kind'] as Kind), from, to }));
  switch (fact) {
    case 'astronauts-boarded':
      return astronauts(number, `seat:${seat}`, `dock:${parts['dock']}`);
    case 'astronaut-moved':
      return astronauts(1, `zone:${parts['from']}`, `zone:${parts['to']}`);
    case 'astronaut-killed':
      return astronauts(1, `zone:${parts['zone']}`, 'lost', Number(parts['owner']));
    case 'astronaut-replaced': {
      const place = placeAnchor(parts['place'] ?? '');
      return [...astronauts(1, place, 'lost', Number(parts['owner'])), ...astronauts(1, `seat:${seat}`, place)];
    }
    case 'crew-lost':
      return astronauts(number, `dock:${parts['dock']}`, 'lost');
    case 'astronauts-landed':
      return astronauts(number, 'pad', `zone:${parts['zone']}`);
    case 'astronaut-lost-here':
      return astronauts(1, `zone:${parts['zone']}`, 'lost');
    case 'astronaut-rescued':
      return astronauts(1, 'lost', `zone:${parts['zone']}`);
    case 'tokens-placed':
      return tokens('map', `zone:${parts['zone']}`);
    case 'tokens-taken':
      return tokens(`zone:${parts['zone']}`, `seat:${seat}`);
    case 'tokens-gained':
      return tokens('map', `seat:${seat}`);
    default:
      return [];
  }
}

function placeAnchor(place: string): string {
  return /^d\d+$/.test(place) ? `dock:${place}` : `zone:${place}`;
}

/** Where a place is on the screen; a tab that is hidden has no place. */
function centreOf(anchor: string): { x: number; y: number } | null {
  const node = document.querySelector(`[data-anchor="${CSS.escape(anchor).replaceAll('\\', '')}"]`);
  const box = node?.getBoundingClientRect();
  return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

async function fly({ thing, from, to }: Flight, board: HTMLElement, delay: number): Promise<void> {
  const start = centreOf(from);
  const end = centreOf(to);
  if (!start || !end) return;
  thing.classList.add('flying');
  board.append(thing);
  const lift = Math.min(90, Math.hypot(end.x - start.x, end.y - start.y) / 4);
  const at = (x: number, y: number, scale: number) => `translate(${x - 16}px, ${y - 16}px) scale(${scale})`;
  const animation = thing.animate(
    [
      { transform: at(start.x, start.y, 0.6), opacity: 0.2 },
      { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - lift, 1.25), opacity: 1, offset: 0.5 },
      { transform: at(end.x, end.y, 1), opacity: 1 },
    ],
    { id: 'flight', duration: FLIGHT, delay, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'both' },
  );
  await animation.finished.catch(() => undefined);
  thing.remove();
}

/** A full rocket shudders, then climbs a little. */
async function climb(dock: string, board: HTMLElement): Promise<void> {
  const rocket = board.querySelector(`[data-anchor="dock:${dock}"] svg`);
  if (!rocket) return;
  const animation = rocket.animate(
    [
      { transform: 'translate(0, 0)' },
      { transform: 'translate(-2px, 0)' },
      { transform: 'translate(2px, 1px)' },
      { transform: 'translate(-2px, -1px)' },
      { transform: 'translate(1px, 0)' },
      { transform: 'translate(0, -34px)' },
    ],
    { id: 'flight', duration: 520, easing: 'ease-in' },
  );
  await animation.finished.catch(() => undefined);
}

/** A rocket leaves its dock and grows small where it lands. */
async function land(dock: string, zone: string, board: HTMLElement): Promise<void> {
  const rocket = board.querySelector<SVGSVGElement>(`[data-anchor="dock:${dock}"] svg`);
  const end = centreOf(`zone:${zone}`);
  const box = rocket?.getBoundingClientRect();
  if (!rocket || !end || !box) return;
  const dx = end.x - box.left - box.width / 2;
  const dy = end.y - box.top - box.height / 2;
  const animation = rocket.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx * 0.3}px, ${dy * 0.3 - 90}px) rotate(24deg) scale(.7)`, opacity: 1, offset: 0.45 },
      { transform: `translate(${dx}px, ${dy}px) rotate(180deg) scale(.22)`, opacity: 0.9, offset: 0.94 },
      { transform: `translate(${dx}px, ${dy}px) rotate(180deg) scale(.2)`, opacity: 0 },
    ],
    { id: 'flight', duration: 620, easing: 'ease-in-out', fill: 'forwards' },
  );
  await animation.finished.catch(() => undefined);
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

function drawing(viewBox: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', viewBox);
  svg.setAttribute('width', '32');
  svg.setAttribute('height', '32');
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}

function shape(parent: SVGElement, path: string, className: string, transform = ''): void {
  const node = document.createElementNS(SVG, 'path');
  node.setAttribute('d', path);
  node.setAttribute('class', className);
  if (transform) node.setAttribute('transform', transform);
  parent.append(node);
}

function astronaut(seat: number): SVGSVGElement {
  const livery = liveryOf(seat - 1);
  const svg = drawing('-30 -34 60 70');
  svg.dataset['livery'] = livery.colour;
  shape(svg, 'M-24 32C-25 13-15 5-8 3A16.5 16.5 0 1 1 8 3C15 5 25 13 24 32Z', 'flying-body');
  shape(svg, SHAPES[livery.shape], 'flying-shape', 'translate(0 -11) scale(.9)');
  return svg;
}

function token(kind: Kind): SVGSVGElement {
  const svg = drawing('-12 -12 24 24');
  svg.dataset['kind'] = kind;
  shape(svg, SHAPES.circle, 'flying-token', 'scale(1.2)');
  shape(svg, SYMBOLS[kind].lines, 'flying-lines', 'scale(.64)');
  return svg;
}
