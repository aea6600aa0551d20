import { mix, NIGHT } from './colour.ts';
import { type Point, path } from './curves.ts';
import { broken, flow, still } from './flow.ts';
import { lerp, n1, range, thin } from './numbers.ts';
import { midX, pen, type Study } from './study.ts';
import { type Drawing, dot, strokes, tag } from './svg.ts';

/** Loops round the dots: petals, radius in steps of the grid, depth, phase. */
const loops = [
  [8, 3.3, 0.22, 0],
  [8, 2.5, 0.3, Math.PI],
  [4, 1.75, 0.4, 0],
  [4, 1.1, 0.5, Math.PI],
  [16, 4.0, 0.05, 0],
] as const;

const GRID_REACH = 3;
const FRAGMENTS = 220;
const TURN = 6.28319;

interface Figure {
  cx: number;
  cy: number;
  /** A step of the grid, pixels. */
  unit: number;
  /** Shorter side of the picture. */
  short: number;
  ink: string;
}

/** A tattoo: a looped-line drawing round a grid of dots, fading as its pigment breaks up. */
export function tattooRemoval(study: Study): Drawing {
  const { w, h, tone, k } = study;
  const short = Math.min(w, h);
  const skin = flow(study, still, { count: 38, angle: -0.5 });
  const ink = mix(NIGHT, tone[1], lerp(0.72, 0.04, k));
  const figure = { cx: w * midX(study), cy: h / 2, unit: short * 0.085, short, ink };
  const drawing = tag('path', {
    d: loopPaths(study, figure),
    fill: 'none',
    stroke: ink,
    'stroke-width': n1(short / 190),
    'stroke-opacity': lerp(0.45, 0.95, k),
    'stroke-linecap': 'round',
  });
  const field = quieter(strokes(skin.lines, tone[3], pen(study)));
  return { defs: skin.defs, body: skin.body + field + drawing + grid(figure, k) + fragments(study, figure) };
}

/** The skin's lines stay behind the figure. */
const quieter = (lines: string): string =>
  lines.replace(/stroke-opacity="([\d.]+)"/g, (_, opacity: string) => `stroke-opacity="${thin(Number(opacity) * 0.55)}"`);

function grid({ cx, cy, unit, short, ink }: Figure, k: number): string {
  const steps = range(GRID_REACH + 1, -GRID_REACH);
  const places = steps.flatMap((i) => steps.filter((j) => Math.abs(i) + Math.abs(j) <= GRID_REACH).map((j) => [i, j] as const));
  return places.map(([i, j]) => dot(cx + i * unit * 1.15, cy + j * unit * 1.15, short * 0.006, ink, lerp(0.3, 1, k))).join('');
}

function loopPaths({ k, random }: Study, { cx, cy, unit }: Figure): string {
  const kept = lerp(0.55, 1.1, k);
  return loops
    .flatMap(([petals, radius, depth, phase]) => {
      const loop = range(361).map((degree): Point => {
        const angle = (degree / 360) * TURN;
        const r = radius * unit * (1 + depth * Math.cos(petals * angle + phase));
        return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
      });
      return broken(loop, () => random() > kept).map((part) => path(part));
    })
    .join('');
}

/** Pigment in crumbs, once treatment is well on its way. */
function fragments({ k, random }: Study, { cx, cy, unit, short, ink }: Figure): string {
  if (k >= 0.6) return '';
  return range(FRAGMENTS)
    .map(() => {
      const angle = random() * 6.283;
      const r = unit * (0.6 + random() * 4.2);
      return dot(cx + Math.cos(angle) * r, cy + Math.sin(angle) * r, short * (0.001 + random() * 0.003), ink, 0.55);
    })
    .join('');
}
