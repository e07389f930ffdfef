/** What an event looks like while it happens: cards and markers fly between the places that the table's anchors name. */
import { mount, unmount } from 'svelte';

import { flight, pause } from '../../../board/motion/flight';
import { sceneContext } from '../../../board/scene.svelte';
import SeatMark from '../../../lib/ui/SeatMark.svelte';
import type { Event } from '../../../wire';
import Card from '../art/Card.svelte';
import type { Scene } from '../scene.svelte';
import { flightOf, type Flight } from './flights';

export { after } from './applied';

const FLIGHT = 320;
/** How long a card takes that somebody else plays: it is read on the way. */
const PLAYED = 620;
/** Cards are drawn one by one. */
const DRAWN = 160;
const CARD = { width: 92, height: 132 };
const MARKER = { width: 26, height: 26 };
/** Moments that the launch panel and the sky show by themselves, or that want to be read; how long one looks at them. */
const MOMENTS: Readonly<Record<string, number>> = {
  'turn-begun': 300,
  'market-filled': 120,
  'mission-planned': 200,
  'card-placed': 100,
  'card-bought': 120,
  'launch-declared': 750,
  'card-copied': 400,
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
/** What is seen by what comes with it. */
const BESIDE: ReadonlySet<string> = new Set(['card-chosen', 'card-drawn', 'deck-shuffled', 'objective-dealt']);

/** Resolves when it is over: whether there was anything to see of it. */
export async function actOut(event: Event, board: HTMLElement, scene: Scene): Promise<boolean> {
  const way = flightOf(event, event.parts['seat'] === String(scene.own.seat + 1));
  const flown = way !== null && (await fly(way, board, scene));
  const moment = MOMENTS[event.fact];
  if (moment) await pause(moment, board);
  return way ? flown : Boolean(moment) || BESIDE.has(event.fact);
}

function nodesAt(anchor: string): HTMLElement[] {
  const [kind = '', card = ''] = anchor.split(':');
  if (kind !== 'offer') return [...document.querySelectorAll<HTMLElement>(`[data-anchor="${anchor}"]`)];
  const offers = [...document.querySelectorAll<HTMLElement>(`.offer[data-card="${card}"]`)];
  return offers.sort((a, b) => Number(b.classList.contains('wanted')) - Number(a.classList.contains('wanted')));
}

/** The first of some places that is on the table, or the tab behind which it lies; null if there is none. */
function placeAt(anchors: readonly string[]): { node: HTMLElement; box: DOMRect } | null {
  const nodes = anchors.flatMap(nodesAt);
  const tabs = nodes.flatMap((node) => {
    const pane = node.closest<HTMLElement>('[data-pane]')?.dataset['pane'];
    return pane ? [...document.querySelectorAll<HTMLElement>(`[data-opens="${pane}"]`)] : [];
  });
  for (const node of [...nodes, ...tabs]) {
    const box = node.getBoundingClientRect();
    if (box.width) return { node, box };
  }
  return null;
}

async function fly(way: Flight, board: HTMLElement, scene: Scene): Promise<boolean> {
  const start = placeAt(way.from);
  const end = placeAt(way.to);
  if (!start || !end) return false;
  const thing = document.createElement('span');
  const size = way.marker ? MARKER : way.card || way.back ? CARD : start.box;
  Object.assign(thing.style, { width: `${size.width}px`, height: `${size.height}px` });
  thing.classList.add('flying');
  thing.setAttribute('aria-hidden', 'true');
  const put = (x: number, y: number, scale: number) =>
    `translate(${x - size.width / 2}px, ${y - size.height / 2}px) scale(${scale})`;
  const at = ({ left, top, width, height }: DOMRect, scale: number, lift = 0) =>
    put(left + width / 2, top + height / 2 - lift, scale);
  const small = way.marker ? 1 : Math.min(0.6, 60 / size.width);
  const drawn = draw(thing, way, start.node, scene);
  board.append(thing);
  if (way.card) {
    const shown = beside(start.box, size);
    const held = put(shown.x, shown.y, 1);
    await flight(
      thing,
      [
        { transform: at(start.box, 0.2), opacity: 0 },
        { transform: held, opacity: 1, offset: 0.25, easing: 'linear' },
        { transform: held, opacity: 1, offset: 0.8, easing: 'ease-in' },
        { transform: at(end.box, 0.3), opacity: 0.6 },
      ],
      { duration: PLAYED, easing: 'ease-out', fill: 'both' },
    );
  } else {
    const leaves = !way.back && !way.marker;
    if (leaves) start.node.classList.add('leaving');
    await flight(
      thing,
      [
        { transform: at(start.box, way.back ? small : 1) },
        { transform: at(start.box, way.back ? small : 1.06, 18), offset: 0.25 },
        { transform: at(end.box, small), opacity: way.marker ? 1 : 0.7 },
      ],
      {
        duration: way.marker ? 2 * FLIGHT : way.back ? DRAWN : FLIGHT,
        easing: 'cubic-bezier(.3,.1,.3,1)',
        fill: 'both',
      },
    );
    start.node.classList.remove('leaving');
  }
  thing.remove();
  if (drawn) void unmount(drawn);
  return true;
}

/** Where a card is held up: beside its seat, towards the middle, and never out of sight. */
function beside({ left, top, width, height }: DOMRect, size: { width: number; height: number }) {
  const across = left + width / 2 > innerWidth / 2 ? left - size.width : left + width + size.width;
  const within = (middle: number, room: number, whole: number) =>
    Math.max(room / 2 + 6, Math.min(whole - room / 2 - 6, middle));
  return {
    x: within(across, size.width, innerWidth),
    y: within(top + height / 2, size.height, innerHeight),
  };
}

/** What flies: the card as it lies there, as it is printed, or its back; or the sign of a seat. */
function draw(thing: HTMLElement, { card, back, marker }: Flight, start: HTMLElement, scene: Scene) {
  if (card) return mount(Card, { target: thing, props: { card, told: false }, context: sceneContext(scene) });
  if (marker) return mount(SeatMark, { target: thing, props: { seat: Number(marker) - 1 } });
  const shown = back ? null : start.querySelector('.face');
  if (shown) thing.append(shown.cloneNode(true));
  else thing.classList.add('flying-card');
  return null;
}
