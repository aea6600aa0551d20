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

/** A room of the clinic: an opening and its echo on the wall, its light on the floor, one object. */
export function room(study: Study): Drawing {
  const { w, h, random, id, index } = study;
  const [wall, wallShade, floor] = nth(palettes, index % palettes.length);
  const tall = h > w * 0.95;
  const horizon = h * (tall ? 0.56 : 0.7);
  const centre = w * lerp(0.24, 0.74, random());
  const half = Math.min(h, w * 0.95) * lerp(0.22, 0.3, random());
  const top = h * lerp(0.12, 0.22, random()) * (tall ? 0.7 : 1);
  const place = { centre, half, top, horizon, h };
  const { outline, echo, over } = nth(openings, (index + Math.floor(index / openings.length)) % openings.length)(place);
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
      strokesOf(echo),
      tag('path', { d: outline, fill: `url(#${id}o)` }),
      over,
      tag('rect', { y: n1(horizon), width: w, height: n1(h - horizon), fill: `url(#${id}f)` }),
      tag('path', { d: sunlight(place), fill: '#fffaf0', 'fill-opacity': '.62' }),
      furniture(index, { x, floor: horizon, unit: tall ? w * 0.8 : h, h, random }),
    ].join(''),
  };
}

/** Where the opening stands, in pixels: its middle, half its width, its crown and the floor line, and the picture's height. */
interface Place {
  centre: number;
  half: number;
  top: number;
  horizon: number;
  h: number;
}

/** An opening as closed path data, the lines it sends over the wall from near to far, and what stands in it. */
interface Opening {
  outline: string;
  echo: string[];
  over: string;
}

const ECHOES = 16;

/** How far the `i`th line lies outside the opening. */
const outside = (i: number, h: number): number => i * h * 0.022 + i * i * 0.35;

const strokesOf = (lines: readonly string[]): string =>
  lines
    .map((d, i) =>
      tag('path', {
        d,
        fill: 'none',
        stroke: INK,
        'stroke-opacity': n2(0.42 * (1 - (i + 1) / (ECHOES + 1))),
        'stroke-width': '1.1',
      }),
    )
    .join('');

const sunlight = ({ centre, half, horizon, h }: Place): string =>
  pathData`M${centre - half} ${horizon}L${centre + half} ${horizon}L${centre + half + h * 0.34} ${h + 4}L${centre - half + h * 0.12} ${h + 4}Z`;

const bar = (d: string, width: number): string => tag('path', { d, stroke: '#fff', 'stroke-width': n1(width), fill: 'none' });

function archway({ centre, half, top, horizon, h }: Place): Opening {
  const arch = (R: number, crown: number) =>
    pathData`M${centre - R} ${horizon}L${centre - R} ${crown + R}` +
    pathData`A${R} ${R} 0 0 1 ${centre + R} ${crown + R}L${centre + R} ${horizon}`;
  const echo = range(ECHOES + 1, 1).map((i) => arch(half + outside(i, h), top - i * h * 0.018));
  return { outline: `${arch(half, top)}Z`, echo, over: '' };
}

/** A window of many panes, above a sill. */
function casement({ centre, half, top, horizon, h }: Place): Opening {
  const sill = horizon - h * 0.16;
  const pane = (by: number) => pathData`M${centre - half - by} ${sill + by}V${top - by}H${centre + half + by}V${sill + by}Z`;
  const across = range(4, 1).map((i) => pathData`M${centre - half + (half * i) / 2} ${top}V${sill}`);
  const down = range(3, 1).map((i) => pathData`M${centre - half} ${top + ((sill - top) * i) / 3}H${centre + half}`);
  const echo = range(ECHOES + 1, 1).map((i) => pane(outside(i, h)));
  return { outline: pane(0), echo, over: bar([...across, ...down].join(''), h / 110) };
}

function roundWindow({ centre, half, top, h }: Place): Opening {
  const R = half * 0.82;
  const middle = top + R;
  const circle = (r: number) =>
    pathData`M${centre - r} ${middle}A${r} ${r} 0 0 1 ${centre + r} ${middle}A${r} ${r} 0 0 1 ${centre - r} ${middle}Z`;
  const echo = range(ECHOES + 1, 1).map((i) => circle(R + outside(i, h)));
  return {
    outline: circle(R),
    echo,
    over: bar(pathData`M${centre} ${middle - R}V${middle + R}M${centre - R} ${middle}H${centre + R}`, h / 120),
  };
}

/** Door frames one behind the other. */
function corridor({ centre, half, top, horizon, h }: Place): Opening {
  const frame = (by: number) =>
    pathData`M${centre - half * 0.42 - by} ${horizon + by * 0.35}V${top + h * 0.12 - by * 0.7}H${centre + half * 0.42 + by}V${horizon + by * 0.35}`;
  const echo = range(ECHOES + 1, 1).map((i) => frame(outside(i, h) * 1.7));
  const edges = pathData`M${centre - half * 0.42} ${horizon}L${centre - half * 2.4} ${h}M${centre + half * 0.42} ${horizon}L${centre + half * 2.4} ${h}`;
  return {
    outline: `${frame(0)}Z`,
    echo,
    over: tag('path', { d: edges, stroke: INK, 'stroke-opacity': '.3', 'stroke-width': '1.2', fill: 'none' }),
  };
}

/** A high window between curtains. */
function curtained({ centre, half, top, horizon, h }: Place): Opening {
  const high = top - h * 0.06;
  const folds = [-1, 1].flatMap((side) =>
    range(11).map((i) => {
      const x = centre + side * half * (0.62 + 0.075 * i);
      return pathData`M${x} ${high}C${x - side * half * 0.05} ${lerp(high, horizon, 0.35)} ${x + side * half * 0.06} ${lerp(high, horizon, 0.7)} ${x + side * half * 0.03} ${horizon}`;
    }),
  );
  const cloth = [-1, 1].map((side) =>
    tag('path', {
      d: pathData`M${centre + side * half * 0.6} ${high}H${centre + side * half * 1.42}V${horizon}H${centre + side * half * 0.63}Z`,
      fill: '#fdfbfc',
      'fill-opacity': '.9',
    }),
  );
  const pleats = tag('path', { d: folds.join(''), stroke: INK, 'stroke-opacity': '.34', 'stroke-width': '1.2', fill: 'none' });
  const rail = bar(pathData`M${centre - half * 1.6} ${high}H${centre + half * 1.6}`, h / 90);
  const outline = pathData`M${centre - half} ${horizon}V${high}H${centre + half}V${horizon}Z`;
  return { outline, echo: [], over: cloth.join('') + pleats + rail };
}

const openings = [archway, casement, roundWindow, corridor, curtained];
