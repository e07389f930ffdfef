/** Things of a table that are outlined for a while: what a hint is about, what counts for a mission and what doesn't yet. */

export type Outline = 'hint' | 'done' | 'open';

/** Outlines what answers to the keys; gives back what ends it. */
export function outline(table: HTMLElement, keys: ReadonlyMap<string, Outline>): () => void {
  const outlined: Element[] = [];
  for (const [key, kind] of keys) {
    const name = JSON.stringify(key);
    for (const thing of table.querySelectorAll(`[data-anchor=${name}], [data-points=${name}]`)) {
      thing.setAttribute('data-outlined', kind);
      outlined.push(thing);
    }
  }
  return () => outlined.forEach((thing) => thing.removeAttribute('data-outlined'));
}
