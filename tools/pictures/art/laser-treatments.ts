import { mix, NIGHT } from './colour.ts';
import { type Point, path } from './curves.ts';
import { drawn, flow, still } from './flow.ts';
import { lerp, n1, n2, nth, range, smooth } from './numbers.ts';
import { inflamed, midX, pen, type Study } from './study.ts';
import { type Drawing, dot, ring, strokes, tag } from './svg.ts';

const HAIRS = 340;
/** Three wavelengths, 755, 810 and 1064 nm, as three arcs sweeping the field. */
const beams = ['#c3263a', '#8e1b3a', '#5a1436'];

/** Hairs where the light has not passed, empty follicles where it has. */
export function hairRemoval(study: Study): Drawing {
  const field = flow(study, still, { count: 40, angle: 0.12, bend: 0.1 });
  const hairs = range(HAIRS).map(() => bodyHair(study));
  return drawn(field, study, hairs.join('') + sweep(study));
}

function bodyHair({ w, h, random, tone, k }: Study): string {
  const short = Math.min(w, h);
  const [x, y] = [random(), random()];
  const angle = -1.1 + (random() - 0.5) * 0.5;
  const length = short * (0.03 + random() * 0.03);
  const kept = lerp(smooth((0.16 - x) * 6), 1, k);
  if (random() > kept) return random() < 0.35 ? ring(x * w, y * h, short * 0.004, tone[3], 0.5, 1) : '';
  const bend = `${n1(Math.cos(angle) * length * 0.4 + 4)} ${n1(Math.sin(angle) * length * 0.5)}`;
  return tag('path', {
    d: `M${n1(x * w)} ${n1(y * h)}q${bend} ${n1(Math.cos(angle) * length)} ${n1(Math.sin(angle) * length)}`,
    fill: 'none',
    stroke: NIGHT,
    'stroke-width': n1(short / 420),
    'stroke-opacity': '.8',
    'stroke-linecap': 'round',
  });
}

function sweep({ w, h, k }: Study): string {
  const start = lerp(0.2, 0.86, k < 0.5 ? 0.3 : 0.92);
  return beams
    .map((stroke, i) => {
      const x = start + i * 0.03;
      return tag('path', {
        d: `M${n1(w * x)} ${n1(-10)}Q${n1(w * (start + 0.09 + i * 0.03))} ${n1(h / 2)} ${n1(w * x)} ${n1(h + 10)}`,
        fill: 'none',
        stroke,
        'stroke-width': n1(Math.min(w, h) / 190),
        'stroke-opacity': '.85',
      });
    })
    .join('');
}

interface Streak {
  x: number;
  top: number;
  bottom: number;
  phase: number;
}

/** Streaks where the skin's lines break off. */
export function stretchMarks(study: Study): Drawing {
  const { w, h, random, tone, k } = study;
  const streaks = range(9).map(
    (i): Streak => ({
      x: 0.14 + i * 0.09 + (random() - 0.5) * 0.03,
      top: 0.2 + random() * 0.15,
      bottom: 0.65 + random() * 0.25,
      phase: random() * 6,
    }),
  );
  const middle = ({ x, phase }: Streak, y: number) => x + 0.022 * Math.sin(y * 9 + phase);
  const inside = (streak: Streak, x: number, y: number) => {
    const { top, bottom } = streak;
    const half = 0.0105 * k * Math.sin(((y - top) / (bottom - top)) * Math.PI);
    return y > top && y < bottom && Math.abs(x - middle(streak, y)) < half;
  };
  const field = flow(study, still, {
    count: 58,
    angle: 0.06,
    bend: 0.2,
    gap: (x, y) => streaks.some((streak) => inside(streak, x, y)),
  });
  const tint = streaks.map((streak) => {
    const points = range(25).map((j): Point => {
      const y = lerp(streak.top, streak.bottom, j / 24);
      return [w * middle(streak, y), h * y];
    });
    return tag('path', {
      d: path(points),
      fill: 'none',
      stroke: mix(tone[0], inflamed(study), 0.35),
      'stroke-width': n1(w * 0.015),
      'stroke-opacity': n2(0.1 + 0.55 * k),
      'stroke-linecap': 'round',
    });
  });
  return { defs: field.defs, body: field.body + tint.join('') + strokes(field.lines, tone[3], pen(study)) };
}

/** Pigment that fades, and the rings of the beam. */
export function skinRejuvenation(study: Study): Drawing {
  const { w, h, random, tone, k } = study;
  const short = Math.min(w, h);
  const [cx, cy] = [w * midX(study), h / 2];
  const field = flow(study, (x, y) => [0, 0.012 * k * Math.sin(x * 30 + y * 20)], { count: 40, angle: 0.5 });
  const pigment = mix(tone[2], '#3a1d12', 0.5);
  const freckles = range(260).map(() => {
    const angle = random() * 6.283;
    const distance = Math.sqrt(random()) * 0.42 * short;
    const R = short * (0.002 + random() * 0.008);
    const opacity = (0.1 + 0.5 * random()) * lerp(0.12, 1, k);
    return dot(cx + Math.cos(angle) * distance, cy + Math.sin(angle) * distance, R, pigment, opacity);
  });
  const rings = range(7).map((i) =>
    i === 3
      ? ring(cx, cy, short * (0.12 + i * 0.05), '#128a5a', 0.95, 2)
      : ring(cx, cy, short * (0.12 + i * 0.05), '#fff', lerp(0.75, 0.18, k) * (1 - i / 9), 1.4),
  );
  return drawn(field, study, freckles.join('') + rings.join(''));
}

/** A scar that the skin's lines do not meet across; stitches before. */
export function scarRevision(study: Study): Drawing {
  const { w, h, k } = study;
  const sway = (0.1 * Math.min(w, h)) / w;
  const scar = (y: number) => midX(study) + 0.02 + sway * Math.sin(y * 5 + 0.5);
  const offset = 0.07 * k;
  const field = flow(
    study,
    (x, y) => {
      const distance = x - scar(y);
      return [0, Math.sign(distance) * offset * Math.exp(-Math.abs(distance) * 5)];
    },
    { count: 46, angle: 0.16, gap: (x, y) => Math.abs(x - scar(y)) < 0.004 + 0.018 * k },
  );
  const points = range(41).map((j): Point => {
    const y = 0.1 + 0.8 * (j / 40);
    return [w * scar(y), h * y];
  });
  const line = tag('path', {
    d: path(points),
    fill: 'none',
    stroke: inflamed(study),
    'stroke-width': n1(w * lerp(0.003, 0.011, k)),
    'stroke-opacity': lerp(0.35, 0.7, k),
    'stroke-linecap': 'round',
  });
  return drawn(field, study, line + (k > 0.4 ? stitches(points, w, inflamed(study)) : ''));
}

const stitches = (points: readonly Point[], w: number, stroke: string): string =>
  range(9, 0)
    .map((i) => {
      const [x, y] = nth(points, 4 + i * 4);
      return tag('path', {
        d: `M${n1(x - w * 0.035)} ${n1(y + 3)}l${n1(w * 0.07)} -6`,
        stroke,
        'stroke-width': 1.4,
        'stroke-opacity': '.55',
      });
    })
    .join('');
