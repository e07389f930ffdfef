/** Signs of the components around (0, 0), for a radius of 10: a shape of its own for each, and lines upon it. */
import type { Component } from '../picture';

export interface Sign {
  shape: string;
  lines: string;
}

export const SIGNS: Readonly<Record<Component, Sign>> = {
  money: {
    shape: 'M0-9.4A9.4 9.4 0 1 1 0 9.4A9.4 9.4 0 1 1 0-9.4Z',
    lines:
      'M3.4-3C2.8-4.4 1.6-5 0-5C-2-5-3.4-4-3.4-2.5C-3.4 1 3.6-1 3.6 2.5C3.6 4 2 5 0 5C-1.8 5-3.2 4.2-3.6 2.8M0-6.8V6.8',
  },
  computers: {
    shape: 'M-6.6-6.6H6.6V6.6H-6.6Z',
    lines:
      'M-2.8-2.8H2.8V2.8H-2.8ZM-3.4-6.6V-9.4M0-6.6V-9.4M3.4-6.6V-9.4M-3.4 6.6V9.4M0 6.6V9.4M3.4 6.6V9.4M-6.6-3.4H-9.4M-6.6 0H-9.4M-6.6 3.4H-9.4M6.6-3.4H9.4M6.6 0H9.4M6.6 3.4H9.4',
  },
  composites: {
    shape: 'M0-9.8L8.6-4.9V4.9L0 9.8L-8.6 4.9V-4.9Z',
    lines: 'M0-9.8V0M-8.6 4.9L0 0L8.6 4.9M-4.3-2.4L0 0L4.3-2.4',
  },
  biotech: {
    shape: 'M-8 8.4C-9.6-1.6-3.6-9 8.8-9C9.6 3 3.4 9.6-8 8.4Z',
    lines: 'M-8.6 9.2L3.6-3.8M-3.8 4V-1.4M-.4.4L-.2-4.4M-2.2 2.4H4',
  },
  science: {
    shape: 'M-3-9.2H3V-3L8.4 6.4C9.2 8 8.4 9.2 6.8 9.2H-6.8C-8.4 9.2-9.2 8-8.4 6.4L-3-3Z',
    lines: 'M-4.6-9.2H4.6M-5.6 3.2C-3 1.6-1.6 4.8.8 3.4S4 2.4 5.4 3',
  },
  rockets: {
    shape: 'M0-10C4-6.4 5-2 4.6 3L8 7.4V9.6L3.4 7.6H-3.4L-8 9.6V7.4L-4.6 3C-5-2-4-6.4 0-10Z',
    lines: 'M0-4.6A1.9 1.9 0 1 1 0-.8A1.9 1.9 0 1 1 0-4.6M-4.4 3H4.4',
  },
  any: {
    shape: 'M0-9.8L8.6-4.9V4.9L0 9.8L-8.6 4.9V-4.9Z',
    lines: 'M-2.8-2.6C-2.6-6.4 3.2-6 2.8-2.4C2.6-.4 0-.4 0 2M0 4.6V5.2',
  },
};
