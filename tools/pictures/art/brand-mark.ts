import { INK } from './colour.ts';
import type { Study } from './study.ts';
import { backdrop, type Drawing, tag, wrap } from './svg.ts';

/** The mark's own box. */
const BOX = { w: 34, h: 42 };

/** Four profiles, each forgetting more of the face than the one before. */
const profiles = [
  {
    d:
      'M24 2c-1.4 5-3.6 8-2.6 11.4.8 2.6 4.6 6.2 6.2 9 .9 1.6-.6 2.6-2.6 3 ' +
      '.6 1.4 0 2.2-.8 2.6 1 .8.6 1.8-.2 2.4.8 2.8.4 5.6-4.6 6.2-3 .4-3.4 2-3.2 4.4',
    opacity: 1,
  },
  { d: 'M17.4 2c-1.6 5-3.2 8.4-2.4 12 .8 3.2 3.6 6.6 4.6 9.4.8 2.4-.8 4.2-2.6 5.4-.8 3.4-5.4 4.6-5.8 9.2', opacity: 0.72 },
  { d: 'M11 2.6C9.2 7.4 8 11 8.4 14.8c.4 3.6 2.4 6.8 2.6 9.8.2 3.6-4 6.4-4.8 11.4', opacity: 0.46 },
  { d: 'M5 4C3.4 8.4 2.2 12 2.2 16c0 4 1.2 7.4 1 11', opacity: 0.26 },
];

/** Below this size four lines run together; the first and third stay, drawn thicker. */
const SMALL_PX = 64;

/** The brand mark in the middle of a square; `bg` is ground and line, `scale` the mark's share of the height. */
export function brandMark({ w, h, bg = ['#ffffff', INK], scale = 0.66 }: Study): Drawing {
  const [ground, stroke] = bg;
  const small = h < SMALL_PX;
  const size = (h * scale) / BOX.h;
  const lines = profiles
    .filter((_, i) => !small || i === 0 || i === 2)
    .map(({ d, opacity }) => tag('path', { d, 'stroke-opacity': opacity }))
    .join('');
  const ink = { fill: 'none', stroke, 'stroke-width': small ? 3 : 1.5, 'stroke-linecap': 'round' };
  const transform = `translate(${(w - BOX.w * size) / 2} ${(h - BOX.h * size) / 2}) scale(${size})`;
  return { defs: '', body: backdrop(w, h, ground) + wrap('g', { ...ink, transform }, lines) };
}
