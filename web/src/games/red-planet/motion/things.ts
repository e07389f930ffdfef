/** Drawings of what flies over the board: astronauts, tokens, cards, destinations. */
import { liveryOf, SHAPES } from '../../../lib/seats';
import { SYMBOLS } from '../art/symbols';
import type { Kind } from '../picture';

const SVG = 'http://www.w3.org/2000/svg';
export const SIZE = 32;

function drawing(viewBox: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', viewBox);
  svg.setAttribute('width', String(SIZE));
  svg.setAttribute('height', String(SIZE));
  svg.setAttribute('aria-hidden', 'true');
  svg.classList.add('flying');
  return svg;
}

function shape(parent: SVGElement, path: string, className: string, transform = ''): void {
  const node = document.createElementNS(SVG, 'path');
  node.setAttribute('d', path);
  node.setAttribute('class', className);
  if (transform) node.setAttribute('transform', transform);
  parent.append(node);
}

/** Of a seat counted from 1, as events do. */
export function astronaut(seat: number): SVGSVGElement {
  const livery = liveryOf(seat - 1);
  const svg = drawing('-30 -34 60 70');
  svg.dataset['livery'] = livery.colour;
  shape(svg, 'M-24 32C-25 13-15 5-8 3A16.5 16.5 0 1 1 8 3C15 5 25 13 24 32Z', 'flying-body');
  shape(svg, SHAPES[livery.shape], 'flying-shape', 'translate(0 -11) scale(.9)');
  return svg;
}

export function token(kind: Kind): SVGSVGElement {
  const svg = drawing('-12 -12 24 24');
  svg.dataset['kind'] = kind;
  shape(svg, SHAPES.circle, 'flying-token', 'scale(1.2)');
  shape(svg, SYMBOLS[kind].lines, 'flying-lines', 'scale(.64)');
  return svg;
}

export function card(): SVGSVGElement {
  const svg = drawing('-26 -26 52 52');
  shape(svg, 'M-17-24H17V24H-17Z', 'flying-card');
  shape(svg, 'M0-10L3-3L10 0L3 3L0 10L-3 3L-10 0L-3-3Z', 'flying-star');
  return svg;
}

export function destination(): SVGSVGElement {
  const svg = drawing('-12 -12 24 24');
  shape(svg, SHAPES.circle, 'flying-brass', 'scale(1.2)');
  shape(svg, 'M-3 7V-7L6-4L-3-1', 'flying-flag');
  return svg;
}

/** A burst of splinters. */
export function burst(): SVGSVGElement {
  const svg = drawing('-12 -12 24 24');
  const spikes = Array.from({ length: 12 }, (_, at) => {
    const [angle, length] = [(at * Math.PI) / 6, at % 2 ? 6 : 11];
    return `${(Math.sin(angle) * length).toFixed(1)} ${(-Math.cos(angle) * length).toFixed(1)}`;
  });
  shape(svg, `M${spikes.join('L')}Z`, 'flying-burst');
  shape(svg, `M${spikes.join('L')}Z`, 'flying-core', 'scale(.55)');
  return svg;
}
