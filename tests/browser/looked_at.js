// What is wrong with what one sees: things that can't be pressed, texts over each other, texts that are cut off, too small or
// broken in the middle of a word.
async () => {
  // what measures itself follows its room a moment later: until nothing has moved for four pictures
  const places = () => {
    const found = [];
    for (const each of document.body.querySelectorAll('*')) {
      const { x, y, width, height } = each.getBoundingClientRect();
      found.push(x, y, width, height);
    }
    return found;
  };
  for (let rest = 0, before = [], frames = 0; rest < 4 && frames < 120; frames++) {
    await new Promise(requestAnimationFrame);
    const now = places();
    rest = now.length === before.length && now.every((place, at) => place === before[at]) ? rest + 1 : 0;
    before = now;
  }
  const wrong = [];
  const say = (what, node, more = '') => {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    const words = (element.getAttribute('aria-label') || element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40);
    const name = element.getAttribute('class')?.replace(/svelte-\S+/g, '').trim().replace(/\s+/g, '.') ?? '';
    wrong.push(`${what}: ${element.tagName.toLowerCase()}${name && '.' + name} "${words}" ${more}`.trim());
  };
  const styles = new Map();
  const styleOf = (node) => styles.get(node) ?? styles.set(node, getComputedStyle(node)).get(node);
  const ancestors = (node) => {
    const found = [];
    for (let each = node; each; each = each.parentElement) found.push(each);
    return found;
  };
  // a dialog makes everything else inert
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const isSeen = (node) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    node.getBoundingClientRect().bottom + scrollY > 0 && // what comes down only for the keyboard
    !ancestors(node).some((each) => styleOf(each).clipPath === 'inset(50%)'); // what is only told

  const things = [...within.querySelectorAll('button, a[href], input, select, summary, [data-points]')];
  for (const thing of things) {
    if (!isSeen(thing) || thing.disabled || styleOf(thing).pointerEvents === 'none') continue;
    thing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const boxes = [thing.getBoundingClientRect(), ...thing.getClientRects()]; // a link may lie in several lines
    if (!boxes[0].width || !boxes[0].height) continue;
    const steps = [0.5, 0.3, 0.7, 0.15, 0.85]; // a zone's middle may lie in another one
    const hits = ({ left, top, width, height }, x, y) => {
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      return hit && (thing.contains(hit) || thing.labels?.[0]?.contains(hit));
    };
    if (!boxes.some((box) => steps.some((x) => steps.some((y) => hits(box, x, y))))) say('out of reach', thing);
  }
  for (const each of document.querySelectorAll('*')) if (each.scrollLeft || each.scrollTop) each.scrollTo(0, 0);
  window.scrollTo(0, 0);

  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) wrong.push(`the page is ${wide} pixels wide, the window ${innerWidth}`);

  // What is visible of each text, and what it lies in: what lies on another sheet may lie over it.
  const texts = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('svg.mars, svg.gantry, option, script, style') || !isSeen(parent)) continue;
    const around = ancestors(parent);
    // how a text begins, where the rest is told elsewhere
    const clamped = around.some((each) => styleOf(each).webkitLineClamp !== 'none') || parent.closest('p[title]');
    const layer = around.find((each) => ['sticky', 'fixed'].includes(styleOf(each).position)) ?? within;
    const range = document.createRange();
    range.selectNodeContents(node);
    const least = parent.closest('.small') ? 0 : parent.closest('.card .name') ? 9.4 : 10.9; // miniatures tell nothing new
    if (parseFloat(styleOf(parent).fontSize) < least && !parent.closest('svg')) say('too small', node, styleOf(parent).fontSize);
    // hyphens come by themselves where the browser knows the language
    if (styleOf(parent).overflowWrap !== 'normal' && styleOf(parent).hyphens !== 'auto' && !parent.closest('code, bdi')) {
      for (const word of node.data.matchAll(/[\p{L}\p{M}]{3,}/gu)) {
        const letters = document.createRange();
        letters.setStart(node, word.index + 1); // the first one may have a hyphen before it
        letters.setEnd(node, word.index + word[0].length);
        const [first, ...others] = letters.getClientRects();
        if (others.some(({ top }) => top > first.top + 3)) say('a broken word', node, word[0]);
      }
    }
    for (const rect of range.getClientRects()) {
      if (!rect.width || !rect.height) continue;
      // letters fill about two thirds of their line
      let box = { left: rect.left, right: rect.right, top: rect.top + rect.height * 0.18, bottom: rect.bottom - rect.height * 0.18 };
      let scrolls = false;
      let isCut = false;
      for (const each of around) {
        const style = styleOf(each);
        if (style.overflowX === 'visible' || each === document.documentElement || each === document.body) continue;
        const clip = each.getBoundingClientRect();
        if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) scrolls = true;
        else if (!scrolls && (box.left < clip.left - 2 || box.right > clip.right + 2 || box.top < clip.top - 2 || box.bottom > clip.bottom + 2))
          isCut = true;
        box = { left: Math.max(box.left, clip.left), right: Math.min(box.right, clip.right), top: Math.max(box.top, clip.top), bottom: Math.min(box.bottom, clip.bottom) };
        if (style.textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth + 1) isCut = true;
      }
      if (isCut && !clamped) say('cut off', node);
      if (!scrolls && (box.left < -1 || box.right > innerWidth + 1)) say('beyond the window', node);
      if (box.right - box.left > 2 && box.bottom - box.top > 2) texts.push({ node, parent, layer, ...box });
    }
  }
  texts.forEach((a, at) => {
    for (const b of texts.slice(at + 1)) {
      if (a.parent === b.parent || a.layer !== b.layer || a.parent.contains(b.parent) || b.parent.contains(a.parent)) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2) say('over another text', a.node, `and "${b.node.data.trim().slice(0, 40)}"`);
    }
  });
  return [...new Set(wrong)];
}
