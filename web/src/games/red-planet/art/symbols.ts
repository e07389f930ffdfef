/** Signs of the three resources around (0, 0), for a radius of 10; strokes and fills are the user's. */
import type { Kind } from '../picture';

export interface Symbol {
  fill: string;
  lines: string;
}

export const SYMBOLS: Readonly<Record<Kind, Symbol>> = {
  ice: {
    fill: '',
    lines:
      'M0-9V9M-7.8-4.5L7.8 4.5M7.8-4.5L-7.8 4.5M-2.6-7.4L0-5.2L2.6-7.4M-2.6 7.4L0 5.2L2.6 7.4M5.1-6L4.6-2.6L7.8-1.4M-5.1 6L-4.6 2.6L-7.8 1.4M7.8 1.4L4.6 2.6L5.1 6M-7.8-1.4L-4.6-2.6L-5.1-6',
  },
  sylvanite: {
    fill: 'M-5.4-7.4H5.4L9.4-1.8L0 9L-9.4-1.8Z',
    lines: 'M-9.4-1.8H9.4M-5.4-7.4L-3.4-1.8L0 9L3.4-1.8L5.4-7.4M-3.4-1.8L0-7.4L3.4-1.8',
  },
  celerium: {
    fill: 'M0-3.1A3.1 3.1 0 1 1 0 3.1A3.1 3.1 0 1 1 0-3.1Z',
    lines:
      'M0-9.4C3.4-9.4 4.2-4 4.2 0S3.4 9.4 0 9.4S-4.2 4-4.2 0S-3.4-9.4 0-9.4ZM8.1-4.7C9.8-1.8 5.6 1.6 2.1 3.6S-6.4 7.6-8.1 4.7S-5.6-1.6-2.1-3.6S6.4-7.6 8.1-4.7ZM-8.1-4.7C-6.4-7.6-1.4-5.7 2.1-3.6S9.8 1.8 8.1 4.7S1.4 5.7-2.1 3.6S-9.8-1.8-8.1-4.7Z',
  },
};
