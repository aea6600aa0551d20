import { INK, MADDER } from './colour.ts';
import { curve, type Point, path } from './curves.ts';
import { lerp, n1, noise, nth, range } from './numbers.ts';
import { halo, paper } from './round-body.ts';
import { isWide, markInk, type Study } from './study.ts';
import { backdrop, type Drawing, dashed, dot, type Line, linear, strokes, tag } from './svg.ts';

/** Half widths in body units, and the bulge at the waist; `low` carries the bulge down to the thigh. */
interface Build {
  waist: number;
  hip: number;
  bump: number;
  low?: boolean;
}

const POINTS = 120;
const ACROSS = 44;
/** Height of the waist, in shares of the silhouette. */
const WAIST = 0.43;

export const bodyContouring = (study: Study): Drawing =>
  torso(study, { waist: lerp(0.155, 0.235, study.k), hip: lerp(0.265, 0.29, study.k), bump: 0.03 * study.k });

export const liposuction = (study: Study): Drawing =>
  torso(study, { waist: lerp(0.175, 0.22, study.k), hip: lerp(0.25, 0.32, study.k), bump: 0.045 * study.k, low: true });

/** A trunk from behind as two contours and the lines between them. */
function torso(study: Study, build: Build): Drawing {
  const { w, h, tone, id } = study;
  const unit = isWide(study) ? h * 1.0 : Math.min(w * 1.05, h);
  const side = (sign: number) => contour(study, build, unit, sign);
  const [left, right] = [side(-1), side(1)];
  const outline = path([...left, ...right.toReversed()], true);
  return {
    defs:
      paper(`${id}b`, '#f1e4e1') +
      linear(
        `${id}f`,
        [0, 0, 1, '.35'],
        [
          [0, tone[1]],
          ['.42', tone[0]],
          [1, tone[2]],
        ],
      ),
    body: [
      backdrop(w, h, `url(#${id}b)`),
      strokes(halos(left, right, unit), INK, Math.max(1, w / 760)),
      tag('path', { d: outline, fill: `url(#${id}f)` }),
      strokes(across(study, left, right), tone[3], Math.max(1, w / 700)),
      ACTS.includes(study.act ?? '') ? acts(study, build, unit, left, right) : waistMark(left, right, unit),
    ].join(''),
  };
}

function contour({ w, h, ...study }: Study, { waist, hip, bump, low = false }: Build, unit: number, sign: number): Point[] {
  const centre = isWide({ w, h, ...study }) ? w * 0.7 : w * 0.5;
  const shape: Point[] = [
    [0.285, -0.1],
    [0.262, 0.06],
    [0.222, 0.2],
    [waist + 0.01, 0.34],
    [waist, 0.42],
    [waist + 0.012 + bump, 0.52],
    [lerp(waist, hip, 0.7) + bump * 0.5, 0.61],
    [hip, 0.73],
    [hip - 0.005 + (low ? bump * 0.5 : 0), 0.84],
    [hip - 0.03, 0.96],
    [hip - 0.055, 1.12],
  ];
  return curve(
    shape.map(([x, y]): Point => [centre + sign * x * unit, y * h]),
    POINTS,
  );
}

/** Lines from one contour to the other, denser towards the edges as on a round body. */
function across({ h, random }: Study, left: readonly Point[], right: readonly Point[]): Line[] {
  const grain = noise(random);
  return range(ACROSS + 1).map((i) => {
    const t = i / ACROSS;
    const round = 0.5 - 0.5 * Math.cos(Math.PI * t);
    const middle = Math.sin(Math.PI * t);
    const points = left.map(([x, y], j): Point => {
      const to = nth(right, j);
      const sway = h * 0.035 * Math.sin(Math.PI * round) * Math.sin((j / (POINTS - 1)) * 5.2 + 0.6);
      return [lerp(x, to[0], round) + 1.5 * grain(j * 0.05 + i), lerp(y, to[1], round) + sway];
    });
    return { points, opacity: lerp(0.85, 0.22, middle ** 0.6), width: lerp(1.2, 0.8, middle) };
  });
}

/** Round both contours, outwards. */
function halos(left: readonly Point[], right: readonly Point[], unit: number): Line[] {
  const onRight = halo(right, [1, 0], unit, { count: 10 });
  return halo(left, [-1, 0], unit, { count: 10 }).flatMap((line, i) => [line, nth(onRight, i)]);
}

const ACTS: readonly string[] = ['overlay', 'stages', 'map', 'scars'];

/** `overlay`: where the contour ran before; `stages`: what is done one after the other; `map`: the fat as a surgeon draws it; `scars`: where they will lie. */
function acts(study: Study, build: Build, unit: number, left: readonly Point[], right: readonly Point[]): string {
  const level = (share: number) => {
    const at = Math.round((POINTS - 1) * share);
    return [nth(left, at), nth(right, at)] as const;
  };
  const colour = markInk(study);
  if (study.act === 'overlay') {
    const wider = { waist: build.waist + 0.06, hip: build.hip + 0.045, bump: 0.04, low: build.low ?? false };
    return [-1, 1].map((sign) => dashed(contour(study, wider, unit, sign), unit)).join('');
  }
  if (study.act === 'scars') {
    const [from, to] = level(0.62);
    const line: Point[] = [from, [(from[0] + to[0]) / 2, from[1] + unit * 0.06], to];
    return strokes([{ points: curve(line, 40), width: 3.2 }], colour, Math.max(1.4, unit / 420));
  }
  if (study.act === 'stages') {
    return [0.2, 0.43, 0.66]
      .flatMap((share, i) => {
        const [from, to] = level(share);
        const dots = range(i + 1).map((n) =>
          dot((from[0] + to[0]) / 2 + (n - i / 2) * unit * 0.045, from[1] + unit * 0.09, unit * 0.013, colour),
        );
        return [dashed([from, [(from[0] + to[0]) / 2, from[1] + 2], to], unit, colour), ...dots];
      })
      .join('');
  }
  return [-1, 1]
    .flatMap((sign) => {
      const [from, to] = level(0.66);
      const [cx, cy] = sign < 0 ? from : to;
      return range(4, 1).map((i) =>
        tag('ellipse', {
          cx: n1(cx - sign * unit * 0.1),
          cy: n1(cy),
          rx: n1(unit * 0.028 * i),
          ry: n1(unit * 0.05 * i),
          fill: 'none',
          stroke: colour,
          'stroke-width': n1(Math.max(1.4, unit / 300)),
          'stroke-opacity': '.9',
        }),
      );
    })
    .join('');
}

function waistMark(left: readonly Point[], right: readonly Point[], unit: number): string {
  const at = Math.round((POINTS - 1) * WAIST);
  const [from, to] = [nth(left, at), nth(right, at)];
  const tape = tag('path', {
    d: `M${n1(from[0])} ${n1(from[1])}L${n1(to[0])} ${n1(to[1])}`,
    stroke: MADDER,
    'stroke-dasharray': '5 6',
    'stroke-width': 1.3,
    'stroke-opacity': '.75',
  });
  return tape + dot(from[0], from[1], unit / 170, MADDER) + dot(to[0], to[1], unit / 170, MADDER);
}
