import type { Study } from './study.ts';
import { type Drawing, wrap } from './svg.ts';

/** The same drawing from nearer: `zoom` times as large, with the place (x, y), in shares of the picture, in the middle. */
export function closer(
  study: Study,
  draw: (study: Study) => Drawing,
  { x, y, zoom }: { x: number; y: number; zoom: number },
): Drawing {
  const { w, h } = study;
  const whole = draw({ ...study, w: w * zoom, h: h * zoom });
  // The frame stays filled: the place moves to the middle only as far as the drawing reaches.
  const offset = (size: number, share: number) => Math.min(size * (zoom - 1), Math.max(0, size * zoom * share - size / 2));
  const move = `translate(${-Math.round(offset(w, x))} ${-Math.round(offset(h, y))})`;
  return { defs: whole.defs, body: wrap('g', { transform: move }, whole.body) };
}
