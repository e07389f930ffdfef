/** The picture of a thing that follows the pointer. */

const BACK = 170;
const NAMES = ['id', 'data-points', 'data-anchor', 'data-drag', 'aria-label'];

export class Ghost {
  private readonly picture: HTMLElement;
  private readonly from: DOMRect;

  constructor(
    thing: Element,
    private readonly x: number,
    private readonly y: number,
  ) {
    this.from = thing.getBoundingClientRect();
    this.picture = document.createElement('div');
    this.picture.className = 'dragged';
    this.picture.setAttribute('aria-hidden', 'true');
    const { left, top, width, height } = this.from;
    Object.assign(this.picture.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    this.picture.append(copyOf(thing));
    // what is drawn by the styles of its table is drawn there only
    (thing.closest('main, .table') ?? document.body).append(this.picture);
  }

  move(x: number, y: number): void {
    this.picture.style.transform = `translate(${x - this.x}px, ${y - this.y}px) scale(1.06)`;
  }

  /** Away at once, or back to where it was taken from. */
  end(back: boolean): void {
    if (!back) return this.picture.remove();
    const home = this.picture.animate([{ transform: 'none' }], {
      duration: BACK,
      easing: 'ease-out',
      fill: 'forwards',
    });
    home.finished.then(
      () => this.picture.remove(),
      () => this.picture.remove(),
    );
  }
}

function copyOf(thing: Element): Element {
  const copy = thing.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll('*')]) for (const name of NAMES) each.removeAttribute(name);
  if (!(thing instanceof SVGGraphicsElement) || thing instanceof SVGSVGElement) return copy;
  const { x, y, width, height } = thing.getBBox();
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  frame.setAttribute('width', '100%');
  frame.setAttribute('height', '100%');
  copy.removeAttribute('transform');
  frame.append(copy);
  return frame;
}
