/** What an event looks like while it happens: cards fly between the places that the table's anchors name. */
import type { Event } from '../../wire';

const FLIGHT = 300;
/** Moments that the launch panel and the sky show by themselves; how long one looks at them. */
const MOMENTS: Readonly<Record<string, number>> = {
  'launch-declared': 750,
  'rocket-moved': 480,
  'success-drawn': 620,
  'success-ignored': 500,
  'effect-used': 500,
  'launch-aborted': 1000,
  'launch-failed': 1300,
  'mission-completed': 1500,
  'rival-sets-out': 600,
  'rival-moved': 420,
  'rival-arrived': 700,
  'end-begun': 800,
};

interface Flight {
  card: string;
  from: string;
  to: string;
}

/** Resolves when it is over. */
export async function actOut(event: Event, board: HTMLElement): Promise<void> {
  const flight = flightOf(event);
  if (flight) await fly(flight, board);
  const moment = MOMENTS[event.fact];
  if (moment) await wait(moment, board);
}

function flightOf({ fact, parts }: Event): Flight | null {
  const card = parts['card'] ?? '';
  const seat = `seat:${parts['seat']}`;
  const hand = visible('hand') && document.querySelector(`[data-anchor="hand:${card}"]`) ? `hand:${card}` : seat;
  switch (fact) {
    case 'card-bought':
    case 'hazard-taken':
      return { card, from: offerOf(card), to: seat };
    case 'paid-with':
    case 'card-discarded':
    case 'card-scrapped':
      return hand === seat ? null : { card, from: hand, to: seat };
    case 'mission-planned':
      return { card, from: hand, to: hand === seat ? seat : 'zone:plan' };
    case 'card-placed':
      return { card, from: hand, to: hand === seat ? seat : 'zone:pad' };
    case 'card-drawn':
      return { card, from: 'deck', to: 'hand' };
    default:
      return null;
  }
}

/** Where a card lies in the market, or its pile. */
function offerOf(card: string): string {
  const name = `engine:${card}`;
  if (visible(name)) return name;
  const offer = [...document.querySelectorAll<HTMLElement>('.offer.wanted')][0];
  return offer?.dataset['anchor'] ?? 'market:m1';
}

function visible(anchor: string): boolean {
  return Boolean(document.querySelector(`[data-anchor="${anchor}"]`));
}

/** Where a place is on the screen; a tab that is hidden has no place. */
function centreOf(anchor: string): { x: number; y: number } | null {
  const box = document.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect();
  return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

async function fly({ from, to }: Flight, board: HTMLElement): Promise<void> {
  const start = centreOf(from);
  const end = centreOf(to);
  if (!start || !end || from === to) return;
  const card = document.createElement('span');
  card.className = 'flying-card';
  card.setAttribute('aria-hidden', 'true');
  board.append(card);
  const at = (x: number, y: number, scale: number) => `translate(${x - 20}px, ${y - 28}px) scale(${scale})`;
  const animation = card.animate(
    [
      { transform: at(start.x, start.y, 1.2), opacity: 0.3 },
      { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - 24, 1.3), opacity: 1, offset: 0.5 },
      { transform: at(end.x, end.y, 0.7), opacity: 0.9 },
    ],
    { id: 'flight', duration: FLIGHT, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'both' },
  );
  await animation.finished.catch(() => undefined);
  card.remove();
}

/** A pause that skipping ends like any flight. */
async function wait(time: number, board: HTMLElement): Promise<void> {
  const animation = board.animate([{ opacity: 1 }, { opacity: 1 }], { id: 'flight', duration: time });
  await animation.finished.catch(() => undefined);
}
