import { MADDER, mix } from './colour.ts';
import { drawn, flow } from './flow.ts';
import { gauss, lerp, n1, range } from './numbers.ts';
import { inflamed, midX, pen, type Study } from './study.ts';
import { type Drawing, dot, ground, ring, tag } from './svg.ts';

const PLASMA = '#e9b24a';
const BLOOD = '#b7374f';
const GRAFT = '#ffe9b8';

/** Brow lines, and the points an injection is planned at. */
export function fillersAndBotox(study: Study): Drawing {
  const { w, h, k } = study;
  const centre = midX(study);
  const field = flow(
    study,
    (x, y) => {
      const frown = k * gauss(y, 0.42, 0.2) * gauss(x, centre, 0.3);
      return [0, frown * 0.02 * Math.sin(x * 62) + frown * 0.012 * Math.sin(x * 31 + y * 12)];
    },
    { angle: 0.02, count: 40, bend: -0.22 },
  );
  const short = Math.min(w, h);
  const points = [
    [-0.2, 0.4],
    [-0.08, 0.35],
    [0, 0.42],
    [0.08, 0.35],
    [0.2, 0.4],
  ] as const;
  const pins = points.map(([across, y]) => {
    const x = centre + (across * short) / w;
    return ring(w * x, h * y, short * 0.018, MADDER, 0.9, 1.4) + dot(w * x, h * y, short * 0.005, MADDER);
  });
  return drawn(field, study, pins.join(''));
}

/** Grafts under the skin: few before, many after. */
export function fatGrafting(study: Study): Drawing {
  const { tone, k } = study;
  const field = flow(
    study,
    (x, y) => {
      const hollow = gauss(x, midX(study), 0.17) * gauss(y, 0.5, 0.17);
      return [-(x - midX(study)) * hollow * k * 0.5, -(y - 0.5) * hollow * k * 0.5];
    },
    { angle: 0.9, count: 46, bend: 0.3 },
  );
  const fill = mix(tone[0], GRAFT, 0.55);
  const grafts = packed(study).map(([x, y, R]) => {
    const cell = { cx: n1(x), cy: n1(y), r: n1(R), fill, 'fill-opacity': '.82' };
    const edge = { stroke: tone[3], 'stroke-width': 1, 'stroke-opacity': '.55' };
    return tag('circle', { ...cell, ...edge }) + dot(x - R * 0.3, y - R * 0.3, R * 0.22, '#fff', 0.8);
  });
  return drawn(field, study, grafts.join(''));
}

/** Tries before packing gives up. */
const PACKING_TRIES = 4000;

/** Circles that do not touch, as [x, y, radius]. */
function packed(study: Study): [x: number, y: number, radius: number][] {
  const { w, h, random, k } = study;
  const short = Math.min(w, h);
  const wanted = Math.round(lerp(64, 16, k));
  const circles: [number, number, number][] = [];
  for (let tries = 0; circles.length < wanted && tries < PACKING_TRIES; tries++) {
    const angle = random() * 6.283;
    const distance = Math.sqrt(random()) * 0.27;
    const R = short * lerp(0.012, 0.036, random());
    const x = w * midX(study) + Math.cos(angle) * distance * short;
    const y = h / 2 + Math.sin(angle) * distance * short * 0.9;
    if (circles.every((c) => Math.hypot(c[0] - x, c[1] - y) > c[2] + R + short * 0.006)) circles.push([x, y, R]);
  }
  return circles;
}

/** Spots that push the skin's lines apart. */
export function acneAndScars(study: Study): Drawing {
  const { w, h, random, k } = study;
  const short = Math.min(w, h);
  const spots = range(22).map(() => [0.1 + random() * 0.8, 0.1 + random() * 0.8, 0.02 + random() * 0.035] as const);
  const field = flow(
    study,
    (_x, _y, X, Y) => {
      let dx = 0;
      let dy = 0;
      for (const [a, b, R] of spots) {
        const push = gauss(Math.hypot((X - a * w) / short, (Y - b * h) / short), R, R * 0.55) * k;
        const angle = Math.atan2(Y - b * h, X - a * w);
        dx += Math.cos(angle) * push * 0.03;
        dy += Math.sin(angle) * push * 0.03;
      }
      return [dx, dy];
    },
    { count: 52, angle: -0.42 },
  );
  const spot = inflamed(study);
  const marks = spots.map(([a, b, R]) => {
    const halo = k > 0.3 ? ring(a * w, b * h, R * short * 1.15, spot, 0.35 * k, 1) : '';
    return dot(a * w, b * h, R * short * 0.8, spot, 0.07 + 0.3 * k) + halo;
  });
  return drawn(field, study, marks.join(''));
}

/** Drops of plasma, and the rings they send out. */
export function plateletRichPlasma(study: Study): Drawing {
  const { w, h, tone, id, k } = study;
  const short = Math.min(w, h);
  const skin = ground(`${id}g`, tone, w, h, { cx: 0.5, cy: 0.5, r: 0.8 });
  const c0 = midX(study);
  const [x1, x2] = [c0 - (0.24 * short) / w, c0 + (0.28 * short) / w];
  const rings = (x: number, y: number, count: number, opacity: number) =>
    range(count + 1, 1)
      .map((i) => {
        const fade = opacity * (1 - i / (count + 2)) * lerp(1, 0.4, k);
        return ring(w * x, h * y, short * (0.02 * i + 0.0006 * i * i), tone[3], fade, pen(study));
      })
      .join('');
  return {
    defs: skin.defs,
    body: [
      skin.body,
      rings(c0, 0.46, 24, 0.8),
      rings(x1, 0.72, 11, 0.5),
      rings(x2, 0.68, 11, 0.5),
      drop(w * c0, h * 0.44, short * 0.06, PLASMA),
      drop(w * x1, h * 0.71, short * 0.028, PLASMA),
      drop(w * x2, h * 0.67, short * 0.034, BLOOD),
    ].join(''),
  };
}

const drop = (x: number, y: number, R: number, fill: string): string =>
  tag('path', {
    d: [
      `M${n1(x)} ${n1(y - R * 1.9)}`,
      `C${n1(x + R * 0.5)} ${n1(y - R)} ${n1(x + R)} ${n1(y - R * 0.4)} ${n1(x + R)} ${n1(y + R * 0.2)}`,
      `A${n1(R)} ${n1(R)} 0 0 1 ${n1(x - R)} ${n1(y + R * 0.2)}`,
      `C${n1(x - R)} ${n1(y - R * 0.4)} ${n1(x - R * 0.5)} ${n1(y - R)} ${n1(x)} ${n1(y - R * 1.9)}Z`,
    ].join(''),
    fill,
    'fill-opacity': '.92',
  });

/** The quiet field that stands for any other treatment. */
export const otherServices = (study: Study): Drawing =>
  drawn(
    flow(
      study,
      (x, y) => {
        const swirl = gauss(x, 0.6, 0.2) * gauss(y, 0.45, 0.2);
        const ripple = 0.02 * study.k * Math.sin(x * 34) * gauss(y, 0.5, 0.25);
        return [-(y - 0.45) * swirl * 0.6, (x - 0.6) * swirl * 0.6 + ripple];
      },
      { count: 46, angle: -0.3, bend: 0.3 },
    ),
    study,
  );
