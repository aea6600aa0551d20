import { INK, mix } from './colour.ts';
import { lerp, n1, n2, nth, range } from './numbers.ts';
import { furniture } from './room-furniture.ts';
import type { Study } from './study.ts';
import { backdrop, type Drawing, linear, pathData, tag } from './svg.ts';

/** Wall, its shade, floor: violet, green, rose. */
const palettes = [
  ['#f1e9f0', '#d9cbe0', '#b9a3c8'],
  ['#e9f0ec', '#c8dad1', '#9db9ad'],
  ['#f6ebe4', '#e6cdbd', '#cda68f'],
] as const;

/** A room of the clinic: a nested arch, a window's light on the floor, one object. */
export function room(study: Study): Drawing {
  const { w, h, random, id, index } = study;
  const [wall, wallShade, floor] = nth(palettes, index % palettes.length);
  const tall = h > w * 0.95;
  const horizon = h * (tall ? 0.56 : 0.7);
  const centre = w * lerp(0.24, 0.74, random());
  const half = Math.min(h, w * 0.95) * lerp(0.22, 0.3, random());
  const top = h * lerp(0.12, 0.22, random()) * (tall ? 0.7 : 1);
  const arch = (R: number, crown: number) =>
    pathData`M${centre - R} ${horizon}L${centre - R} ${crown + R}` +
    pathData`A${R} ${R} 0 0 1 ${centre + R} ${crown + R}L${centre + R} ${horizon}`;
  const echo = range(17, 1).map((i) =>
    tag('path', {
      d: arch(half + i * h * 0.022 + i * i * 0.35, top - i * h * 0.018),
      fill: 'none',
      stroke: INK,
      'stroke-opacity': n2(0.42 * (1 - i / 17)),
      'stroke-width': '1.1',
    }),
  );
  const sill = pathData`M${centre - half} ${horizon}L${centre + half} ${horizon}`;
  const sunlight = sill + pathData`L${centre + half + h * 0.34} ${h + 4}L${centre - half + h * 0.12} ${h + 4}Z`;
  const x = centre < w / 2 ? w * 0.74 : w * (tall ? 0.32 : 0.26);
  return {
    defs: [
      linear(
        `${id}w`,
        [0, 0, 1, 1],
        [
          [0, wall],
          [1, wallShade],
        ],
      ),
      linear(
        `${id}f`,
        [0, 0, 0, 1],
        [
          [0, floor],
          [1, mix(wallShade, floor, 0.4)],
        ],
      ),
      linear(
        `${id}o`,
        [0, 0, 0, 1],
        [
          [0, '#fffdf8'],
          [1, '#fdeedd'],
        ],
      ),
    ].join(''),
    body: [
      backdrop(w, h, `url(#${id}w)`),
      ...echo,
      tag('path', { d: `${arch(half, top)}Z`, fill: `url(#${id}o)` }),
      tag('rect', { y: n1(horizon), width: w, height: n1(h - horizon), fill: `url(#${id}f)` }),
      tag('path', { d: sunlight, fill: '#fffaf0', 'fill-opacity': '.62' }),
      furniture(index, { x, floor: horizon, unit: tall ? w * 0.8 : h, h, random }),
    ].join(''),
  };
}
