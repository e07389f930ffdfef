/** What an event looks like while it happens: cards and markers fly between the places that the table's anchors name. */
import { flight, pause } from '../../../board/motion/flight';
import type { Event } from '../../../wire';

const FLIGHT = 320;
/** Moments that the launch panel and the sky show by themselves, or that want to be read; how long one looks at them. */
const MOMENTS: Readonly<Record<string, number>> = {
  'turn-begun': 300,
  'mission-planned': 260,
  'card-placed': 160,
  'card-bought': 200,
  'launch-declared': 750,
  'rocket-moved': 480,
  'success-drawn': 640,
  'success-ignored': 500,
  'effect-used': 500,
  'launch-aborted': 1100,
  'launch-failed': 1400,
  'mission-completed': 1300,
  'achievement-won': 500,
  'token-won': 600,
  'rival-sets-out': 600,
  'rival-moved': 420,
  'rival-arrived': 800,
  'card-removed': 250,
  'end-begun': 900,
  'round-without-progress': 900,
  'game-stalled': 900,
};

interface Flight {
  from: string;
  to: string;
  /** A mission marker of this seat, rather than the card that lies there. */
  marker?: string;
}

/** Resolves when it is over. */
export async function actOut(event: Event, board: HTMLElement): Promise<void> {
  const flight = flightOf(event);
  if (flight) await fly(flight, board);
  const moment = MOMENTS[event.fact];
  if (moment) await pause(moment, board);
}

function flightOf({ fact, parts }: Event): Flight | null {
  const { card = '', location = '' } = parts;
  const seat = `seat:${parts['seat']}`;
  const own = visible(`hand:${card}`);
  const hand = `hand:${card}`;
  switch (fact) {
    case 'card-bought':
    case 'hazard-taken':
      return { from: offerOf(card), to: visible('zone:area') && isOwn(parts['seat']) ? 'zone:area' : seat };
    case 'paid-with':
    case 'card-discarded':
    case 'card-scrapped':
      return own && isOwn(parts['seat'])
        ? { from: hand, to: fact === 'card-scrapped' ? 'scrapyard' : visible('zone:area') ? 'zone:area' : 'depot' }
        : null;
    case 'mission-planned':
      return own && isOwn(parts['seat']) ? { from: hand, to: 'zone:plan' } : null;
    case 'card-placed':
      return own && isOwn(parts['seat']) ? { from: hand, to: 'zone:pad' } : null;
    case 'mission-completed':
      return { from: 'rocket', to: `location:${location}`, marker: parts['seat'] ?? '' };
    default:
      return null;
  }
}

/** Whether the hand that lies on the table is this seat's. */
function isOwn(seat: string | undefined): boolean {
  return document.querySelector('[data-anchor="hand"]')?.getAttribute('data-seat') === seat;
}

/** Where a card lies in the market, or its pile. */
function offerOf(card: string): string {
  const found = [...document.querySelectorAll<HTMLElement>(`.offer[data-card="${card}"]`)];
  const offer = found.find((each) => each.classList.contains('wanted')) ?? found[0];
  return offer?.dataset['anchor'] ?? 'market:m1';
}

function nodeAt(anchor: string): HTMLElement | SVGElement | null {
  return document.querySelector<HTMLElement | SVGElement>(`[data-anchor="${anchor}"]`);
}

/** A part of the table that is hidden has no place. */
function boxOf(anchor: string): DOMRect | null {
  const box = nodeAt(anchor)?.getBoundingClientRect();
  return box?.width ? box : null;
}

function visible(anchor: string): boolean {
  return boxOf(anchor) !== null;
}

async function fly({ from, to, marker }: Flight, board: HTMLElement): Promise<void> {
  const start = boxOf(from);
  const end = boxOf(to);
  if (!start || !end || from === to) return;
  const flying = marker ? markerOf(marker) : copyOf(from);
  const size = marker ? { width: 26, height: 26 } : start;
  Object.assign(flying.style, { width: `${size.width}px`, height: `${size.height}px` });
  flying.classList.add('flying');
  flying.setAttribute('aria-hidden', 'true');
  board.append(flying);
  const at = (box: DOMRect, scale: number, lift = 0) =>
    `translate(${box.left + (box.width - size.width) / 2}px, ${box.top + (box.height - size.height) / 2 - lift}px) scale(${scale})`;
  const shrunk = marker ? 1 : Math.min(0.6, 60 / size.width);
  await flight(
    flying,
    [
      { transform: at(start, 1) },
      { transform: at(start, 1.06, 18), offset: 0.25 },
      { transform: at(end, shrunk), opacity: marker ? 1 : 0.7 },
    ],
    { duration: marker ? 2 * FLIGHT : FLIGHT, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'both' },
  );
  flying.remove();
}

/** The card as it lies there. */
function copyOf(anchor: string): HTMLElement {
  const face = nodeAt(anchor)?.querySelector('.face')?.cloneNode(true) as HTMLElement | undefined;
  const copy = document.createElement('span');
  if (face) copy.append(face);
  else copy.classList.add('flying-card');
  return copy;
}

/** The sign of a seat, as its board shows it. */
function markerOf(seat: string): HTMLElement {
  const copy = document.createElement('span');
  const sign = nodeAt(`seat:${seat}`)?.querySelector('header svg')?.cloneNode(true);
  if (sign) copy.append(sign);
  return copy;
}
