/**
 * The shapes that a window can have, named once. A stylesheet says `@container (--phone) { … }`; what the name stands for is
 * put there when the page is built. They are asked of the root element, not of the screen (`@media`), so that rem counts
 * letters as large as they are: at twice the text size a window counts as half as wide and half as high.
 *
 * Each window is exactly one of the first four.
 */
const PORTRAIT = '(orientation: portrait)';
const LANDSCAPE = '(orientation: landscape)';
const LOW = `(${LANDSCAPE} and (height < 31.25rem))`;
const WIDE = `(${LANDSCAPE} and (height >= 31.25rem) and (width >= 47.5rem))`;
const UPRIGHT = `(${PORTRAIT} or (${LANDSCAPE} and (height >= 31.25rem) and (width < 47.5rem)))`;
const TABLET = `(${PORTRAIT} and (width >= 43.75rem))`;
const PHONE = `(${UPRIGHT} and (not ${TABLET}))`;

/** @type {Readonly<Record<string, string>>} */
export const WINDOWS = {
  /** a desktop, a tablet on its side: board and sheet beside seats and log */
  wide: WIDE,
  /** a tablet held upright: board over sheet, seats beside log below */
  portrait: TABLET,
  /** a phone: board over sheet, the rest behind tabs */
  phone: PHONE,
  /** a phone on its side: board beside sheet */
  low: LOW,

  /** everything but wide */
  'not-wide': `(not ${WIDE})`,
  /** board over sheet: phone or portrait */
  upright: UPRIGHT,
  /** a sheet as narrow as a phone: phone or low */
  narrow: `(${PHONE} or ${LOW})`,
  /** a sheet that is narrower still: low, or a small phone */
  slim: `(${LOW} or (${PHONE} and (width < 24rem)))`,
  /** a phone with letters twice as large */
  tight: `(${PHONE} and (width < 18rem))`,
  /** all but a wide one with room to the side */
  small: `((not ${WIDE}) or (width <= 73.75rem))`,
  /** pages other than a table: one column */
  column: '(width <= 53.75rem)',
  /** a wide one with little room to the side, or upwards, or with plenty */
  'wide-small': `(${WIDE} and (width <= 73.75rem))`,
  'wide-flat': `(${WIDE} and (height <= 51.875rem))`,
  'wide-large': `(${WIDE} and (width >= 106.25rem))`,
};

/** @type {import('svelte/compiler').PreprocessorGroup} */
export const windows = {
  name: 'windows',
  style({ content, filename }) {
    const code = content.replace(/@container \(--([\w-]+)\)/g, (_, name) => {
      const shape = WINDOWS[name];
      if (!shape) throw new Error(`${filename}: there is no window --${name} in windows.js`);
      return `@container window ${shape}`;
    });
    return { code };
  },
};
