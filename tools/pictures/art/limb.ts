import { INK, mix, NIGHT } from './colour.ts';
import { between, curve, type Point, path } from './curves.ts';
import { lerp, n1, nth, range } from './numbers.ts';
import { halo, paper } from './round-body.ts';
import { inflamed, isLight, isWide, markInk, type Study } from './study.ts';
import { backdrop, type Drawing, dot, linear, strokes, tag, wrap } from './svg.ts';

/** What is on the skin of the limb. */
export type LimbTrouble = 'hairs' | 'tattoo' | 'scar' | 'streaks';

const POINTS = 120;
const LINES = 26;
const HALO = { softer: 2, apart: 0.013, spread: 0.0012 };

interface Limb {
  study: Study;
  /** t along the limb, s across it from -1 to 1. */
  at: (t: number, s: number) => Point;
  unit: number;
}

/** A forearm or a lower leg across the picture, and what is on its skin. `act` `test` clears one small field. */
export function limb(study: Study, trouble: LimbTrouble): Drawing {
  const { w, h, tone, id } = study;
  const unit = Math.min(w, h);
  const wide = isWide(study);
  const lean = wide ? 0.1 : 0.42;
  const half = (t: number) => unit * (0.19 + 0.075 * Math.sin(t * 2.6 + 0.35) - 0.06 * t);
  const axis = (t: number): Point => [lerp(-0.15 * w, 1.15 * w, t), h * 0.5 + (t - 0.5) * h * lean];
  const across = Math.atan2(h * lean, 1.3 * w);
  const at = (t: number, s: number): Point => {
    const [x, y] = axis(t);
    return [x - Math.sin(across) * s * half(t), y + Math.cos(across) * s * half(t)];
  };
  const edge = (s: number) =>
    curve(
      range(14).map((i) => at(i / 13, s)),
      POINTS,
    );
  const [top, bottom] = [edge(-1), edge(1)];
  const outline = path([...top, ...bottom.toReversed()], true);
  const part: Limb = { study, at, unit };
  const lines = range(LINES, 1).map((i) => {
    const round = 0.5 - 0.5 * Math.cos((Math.PI * i) / LINES);
    return {
      points: top.map((point, j) => between(point, nth(bottom, j), round)),
      opacity: lerp(0.8, 0.3, Math.sin((Math.PI * i) / LINES)),
      width: 0.9,
    };
  });
  return {
    defs:
      paper(`${id}b`, '#efe3e6') +
      linear(
        `${id}f`,
        [0, 0, '.2', 1],
        [
          [0, tone[1]],
          ['.4', tone[0]],
          [1, tone[2]],
        ],
      ) +
      wrap('clipPath', { id: `${id}c` }, tag('path', { d: outline })),
    body: [
      backdrop(w, h, `url(#${id}b)`),
      strokes([...halo(top, [0, -1], unit, HALO), ...halo(bottom, [0, 1], unit, HALO)], INK, Math.max(1, unit / 700)),
      tag('path', { d: outline, fill: `url(#${id}f)` }),
      strokes(lines, tone[3], Math.max(1, unit / 640)),
      trouble === 'hairs' ? '' : wrap('g', { 'clip-path': `url(#${id}c)` }, troubles[trouble](part)),
      strokes(
        [
          { points: top, width: 1.5 },
          { points: bottom, width: 1.5 },
        ],
        isLight(study) ? INK : NIGHT,
        Math.max(1, unit / 600),
      ),
      trouble === 'hairs' ? hairs(part) : '',
    ].join(''),
  };
}

function hairs({ study, at, unit }: Limb): string {
  const { random, k, act } = study;
  const inField = (t: number, s: number) => act === 'test' && Math.abs(t - 0.5) < 0.075 && Math.abs(s) < 0.42;
  const all = range(300).map(() => {
    const [t, s, bend] = [random(), random() * 2.1 - 1.05, random()];
    if (random() > lerp(0.09, 1, k) || inField(t, s)) return '';
    const [x, y] = at(t, s);
    const length = unit * (0.035 + 0.03 * random());
    return `M${n1(x)} ${n1(y)}q${n1(length * 0.5)} ${n1(length * 0.1)} ${n1(length)} ${n1(length * (0.3 + 0.5 * bend) * Math.sign(s || 1))}`;
  });
  const field =
    act === 'test'
      ? tag('path', {
          d: `M${[at(0.425, -0.42), at(0.575, -0.42), at(0.575, 0.42), at(0.425, 0.42)].map((point) => point.map(n1).join(' ')).join('L')}Z`,
          fill: 'none',
          stroke: markInk(study),
          'stroke-width': n1(unit / 150),
          'stroke-dasharray': '9 7',
        })
      : '';
  return (
    tag('path', {
      d: all.join(''),
      fill: 'none',
      stroke: NIGHT,
      'stroke-width': n1(unit / 330),
      'stroke-opacity': '.85',
      'stroke-linecap': 'round',
    }) + field
  );
}

const troubles = {
  /** A band of three rows, as such tattoos often are. */
  tattoo: ({ study, at, unit }) => {
    const { k, tone, random } = study;
    const ink = mix(NIGHT, tone[1], lerp(0.75, 0.03, k));
    const width = n1(unit / 110);
    const rows = [0.38, 0.5, 0.62].map((middle, n) => {
      const points = range(61).map((i) =>
        at(middle + (n === 1 ? 0.022 : 0.008) * Math.cos(i * (n === 1 ? 0.84 : 1.6)), i / 30 - 1),
      );
      return tag('path', {
        d: path(points),
        fill: 'none',
        stroke: ink,
        'stroke-width': n === 1 ? width : n1(unit / 180),
        'stroke-opacity': lerp(0.4, 0.95, k),
      });
    });
    const rhombs = range(9).map(
      (i) =>
        dot(...at(0.44, -0.9 + i * 0.225), unit * 0.012, ink, lerp(0.35, 1, k)) +
        dot(...at(0.56, -0.9 + i * 0.225), unit * 0.012, ink, lerp(0.35, 1, k)),
    );
    const crumbs =
      k < 0.6 ? range(120).map(() => dot(...at(0.36 + random() * 0.28, random() * 2 - 1), unit * 0.003, ink, 0.5)) : [];
    return [...rows, ...rhombs, ...crumbs].join('');
  },
  scar: ({ study, at, unit }) => {
    const { k } = study;
    const points = curve(
      range(7).map((i) => at(0.3 + i * 0.065, -0.3 + 0.16 * Math.sin(i * 1.1) + 0.07 * i)),
      60,
    );
    const line = tag('path', {
      d: path(points),
      fill: 'none',
      stroke: inflamed(study),
      'stroke-width': n1(unit * lerp(0.006, 0.03, k)),
      'stroke-opacity': lerp(0.4, 0.75, k),
      'stroke-linecap': 'round',
    });
    const stitches = range(8, 0).map((i) => {
      const [x, y] = nth(points, 4 + i * 7);
      return k > 0.4
        ? tag('path', {
            d: `M${n1(x - unit * 0.012)} ${n1(y - unit * 0.04)}L${n1(x + unit * 0.012)} ${n1(y + unit * 0.04)}`,
            stroke: inflamed(study),
            'stroke-width': 1.8,
            'stroke-opacity': '.65',
          })
        : '';
    });
    return line + stitches.join('');
  },
  streaks: ({ study, at, unit }) => {
    const { k, tone } = study;
    return range(11)
      .map((i) => {
        const points = curve(
          range(6).map((j) => at(0.24 + i * 0.052 + 0.013 * Math.sin(j * 1.7 + i), lerp(-0.75, 0.7, j / 5))),
          40,
        );
        return tag('path', {
          d: path(points),
          fill: 'none',
          stroke: mix(tone[0], inflamed(study), 0.45),
          'stroke-width': n1(unit * (0.01 + 0.006 * (i % 3))),
          'stroke-opacity': lerp(0.14, 0.85, k),
          'stroke-linecap': 'round',
        });
      })
      .join('');
  },
} satisfies Record<Exclude<LimbTrouble, 'hairs'>, (limb: Limb) => string>;
