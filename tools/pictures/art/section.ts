import { INK, MADDER, mix, NIGHT } from './colour.ts';
import { curve, type Point, path } from './curves.ts';
import { broken } from './flow.ts';
import { gauss, lerp, n1, n2, noise, range } from './numbers.ts';
import { midX, pen, type Study } from './study.ts';
import { backdrop, type Drawing, dot, type Line, linear, ring, strokes, tag } from './svg.ts';

/** A cut through the skin: what is drawn in its layers. `study.k` says how much of the trouble is there. */
export type Cut = (cut: Layers) => Sketch;

/** What a treatment adds to the plain layers. */
interface Sketch {
  /** Drawn between the layers and the skin's lines, and over everything. */
  under?: string;
  over?: string;
}

/** The layers of a section; u runs across (0 = the middle of the subject), both in units of the shorter side. */
export interface Layers {
  study: Study;
  /** Pixels of the place u across and `depth` below the surface there. */
  at: (u: number, depth: number) => Point;
  unit: number;
  k: number;
  /** Where fat begins, and where it ends. */
  fat: number;
  floor: number;
}

/** How the surface and the layers lie: all in units of the shorter side. */
interface Lie {
  /** Height of the surface above its rest. */
  rise?: (u: number, k: number) => number;
  /** Depth of the lower edge of dermis and fat. */
  fat?: number;
  floor?: (k: number) => number;
  /** Where the skin's lines break off. */
  gap?: (u: number, depth: number, k: number) => boolean;
}

const EPIDERMIS = 0.035;
const SKY = ['#fcf9f9', '#efe4e8'] as const;
const FAT = '#f6dfa6';
const MUSCLE = '#a8485a';
const PLASMA = '#e9b24a';
const STEEL = '#8d8698';

const SAMPLES = 120;

/** Skin seen from its edge: surface, dermis with its lines, fat in lobules, muscle. */
export function section(study: Study, cut: Cut, { rise = () => 0, fat = 0.3, floor = () => 0.55, gap }: Lie = {}): Drawing {
  const { w, h, id, tone, k } = study;
  const unit = Math.min(w, h);
  const middle = w * midX(study);
  const top = h * 0.34;
  const bottom = floor(k);
  const at = (u: number, depth: number): Point => [middle + u * unit, top + (depth - rise(u, k) * Math.exp(-depth * 3.2)) * unit];
  const across = range(SAMPLES + 1)
    .map((j) => lerp(-20, w + 20, j / SAMPLES))
    .map((x) => (x - middle) / unit);
  const edge = (depth: number) => across.map((u) => at(u, depth));
  const band = (from: number, to: number, fill: string, opacity = 1) =>
    tag('path', { d: path([...edge(from), ...edge(to).toReversed()], true), fill, 'fill-opacity': opacity });
  const layers: Layers = { study, at, unit, k, fat, floor: bottom };
  const { under = '', over = '' } = cut(layers);
  const grain = noise(study.random);
  const lines = range(15).flatMap((i): Line[] => {
    const depth = lerp(EPIDERMIS, fat, (i + 0.6) / 15);
    const points = across.map((u, j): Point => {
      const [x, y] = at(u, depth);
      return [x, y + unit * 0.006 * grain(j * 0.12 + i * 1.7)];
    });
    const ink = { opacity: 0.75 - 0.03 * i, width: 0.9 };
    return gap
      ? broken(points, (_, j) => gap(across[j] ?? 0, depth, k)).map((part) => ({ points: part, ...ink }))
      : [{ points, ...ink }];
  });
  return {
    defs:
      linear(
        `${id}s`,
        [0, 0, 1, 1],
        [
          [0, SKY[0]],
          [1, SKY[1]],
        ],
      ) +
      linear(
        `${id}d`,
        [0, 0, 0, 1],
        [
          [0, tone[0]],
          [1, tone[1]],
        ],
      ),
    body: [
      backdrop(w, h, `url(#${id}s)`),
      strokes(above(layers, across), INK, pen(study)),
      band(0, fat, `url(#${id}d)`),
      band(0, EPIDERMIS, tone[2], 0.75),
      band(fat, bottom, mix(FAT, tone[1], 0.18)),
      lobules(layers, across),
      band(bottom, 2, mix(MUSCLE, tone[2], 0.25)),
      strokes(fibres(layers, across), '#f3c9c4', pen(study)),
      under,
      strokes(lines, tone[3], pen(study)),
      strokes([{ points: edge(0), width: 2 }], NIGHT, pen(study)),
      over,
    ].join(''),
  };
}

/** The surface echoed upwards, as round every head. */
const above = ({ at }: Layers, across: readonly number[]): Line[] =>
  range(9, 1).map((i) => ({
    points: across.map((u) => at(u, -0.026 * i - 0.0016 * i * i)),
    opacity: 0.4 * (1 - i / 10),
    width: 0.85,
  }));

/** Lobules of fat, in rows. */
function lobules({ at, unit, fat, floor, study }: Layers, across: readonly number[]): string {
  const size = 0.062;
  const rows = Math.max(1, Math.round((floor - fat) / (size * 1.5)));
  const [first = 0, last = 0] = [across[0], across.at(-1)];
  return range(rows)
    .flatMap((row) =>
      range(Math.ceil((last - first) / (size * 1.9))).map((i) => {
        const u = first + (i + (row % 2) / 2) * size * 1.9;
        const [x, y] = at(u, lerp(fat, floor, (row + 0.5) / rows));
        const tall = ((floor - fat) / rows) * 0.46;
        const lobule = { cx: n1(x), cy: n1(y), rx: n1(size * 0.92 * unit), ry: n1(Math.max(0.012, tall) * unit) };
        return tag('ellipse', {
          ...lobule,
          fill: '#fff3cf',
          'fill-opacity': '.55',
          stroke: mix(study.tone[2], FAT, 0.4),
          'stroke-width': 1.2,
        });
      }),
    )
    .join('');
}

const fibres = ({ at, floor }: Layers, across: readonly number[]): Line[] =>
  range(9, 1).map((i) => ({
    points: across.map((u) => at(u, floor + 0.034 * i + 0.004 * Math.sin(u * 22 + i))),
    opacity: 0.5,
    width: 1,
  }));

/** A needle or a blunt cannula that comes from above and ends at (u, depth). */
function needle({ at, unit }: Layers, u: number, depth: number, { lean = -0.5, thick = 0.012, blunt = false } = {}): string {
  const [x, y] = at(u, depth);
  const far = 1.5 * unit;
  const [dx, dy] = [Math.sin(lean), -Math.cos(lean)];
  const [px, py] = [-dy * thick * unit, dx * thick * unit];
  const corners: Point[] = [
    [x + px, y + py],
    [x + px + dx * far, y + py + dy * far],
    [x - px + dx * far, y - py + dy * far],
    [x - px, y - py],
  ];
  const d = `M${corners.map((corner) => corner.map(n1).join(' ')).join('L')}Z`;
  const tip: readonly Point[] = blunt
    ? []
    : [
        [x + px, y + py],
        [x - dx * unit * 0.05, y - dy * unit * 0.05],
        [x - px, y - py],
      ];
  const shaft = tag('path', { d, fill: '#ece9f0', stroke: STEEL, 'stroke-width': 1.4 });
  const end = blunt
    ? dot(x, y, thick * unit, '#ece9f0')
    : tag('path', {
        d: `M${tip.map((point) => point.map(n1).join(' ')).join('L')}Z`,
        fill: '#d8d3df',
        stroke: STEEL,
        'stroke-width': 1.2,
      });
  return shaft + end;
}

/** Light that comes from above to `depth`. */
function beam({ at, unit }: Layers, u: number, depth: number, colour = '#c3263a', width = 0.04): string {
  const [x, y] = at(u, depth);
  const shape = `M${n1(x - width * unit * 1.4)} ${n1(-10)}L${n1(x + width * unit * 1.4)} ${n1(-10)}L${n1(x + width * unit * 0.35)} ${n1(y)}L${n1(x - width * unit * 0.35)} ${n1(y)}Z`;
  return (
    tag('path', { d: shape, fill: colour, 'fill-opacity': '.3' }) +
    tag('path', { d: `M${n1(x)} -10V${n1(y)}`, stroke: colour, 'stroke-width': 1.6, 'stroke-opacity': '.8' })
  );
}

/** A hair in its follicle; `left` 0 … 1 is how much of it still stands, `out` how far it leaves the skin. */
function hair({ at, unit, study }: Layers, u: number, left: number, out = 0.16, depth = 0.21): string {
  const root = at(u + 0.03, depth);
  const pore = at(u, 0);
  const sheath = (width: number, colour: string, opacity: number) =>
    tag('path', {
      d: `M${root.map(n1).join(' ')}Q${n1(root[0] - 0.01 * unit)} ${n1((root[1] + pore[1]) / 2)} ${pore.map(n1).join(' ')}`,
      fill: 'none',
      stroke: colour,
      'stroke-width': n1(width * unit),
      'stroke-opacity': opacity,
      'stroke-linecap': 'round',
    });
  const shaft =
    left < 0.1
      ? ''
      : tag('path', {
          d: `M${root.map(n1).join(' ')}Q${n1(root[0] - 0.01 * unit)} ${n1((root[1] + pore[1]) / 2)} ${pore.map(n1).join(' ')}Q${n1(pore[0] - 0.02 * unit)} ${n1(pore[1] - out * 0.5 * unit * left)} ${n1(pore[0] - 0.07 * unit * left)} ${n1(pore[1] - out * unit * left)}`,
          fill: 'none',
          stroke: NIGHT,
          'stroke-width': n1(0.0085 * unit * (0.6 + 0.4 * left)),
          'stroke-linecap': 'round',
        });
  const bulb = dot(...root, 0.022 * unit, left < 0.1 ? study.tone[2] : NIGHT, left < 0.1 ? 0.5 : 0.9);
  return sheath(0.03, study.tone[2], 0.6) + sheath(0.014, study.tone[0], 0.9) + bulb + shaft;
}

const spread = (count: number, reach: number): number[] =>
  range(count).map((i) => lerp(-reach, reach, count < 2 ? 0.5 : i / (count - 1)));

const hairs =
  (left: (i: number, k: number) => number, out?: number): Cut =>
  (layers) => ({
    over: spread(7, 0.45)
      .map((u, i) => hair(layers, u, left(i, layers.k), out))
      .join(''),
  });

/** The tool or mark that `act` names. */
const acting = (act: string | undefined, ...tools: readonly [name: string, draw: () => string][]): string =>
  tools
    .filter(([name]) => name === act)
    .map(([, draw]) => draw())
    .join('');

/** The cut that each subject shows. What a doctor does is drawn where `study.act` names it. */
export const cuts = {
  follicles: (study) =>
    section(study, (layers) => {
      const grown = hairs((i, k) => (i % 2 && k > 0.3 ? (k > 0.7 ? 0 : 0.35) : 1))(layers);
      const punch = () => {
        const [x, y] = layers.at(0.3, 0.26);
        const wide = 0.05 * layers.unit;
        return tag('path', {
          d: `M${n1(x - wide)} -10V${n1(y)}M${n1(x + wide + 6)} -10V${n1(y)}`,
          stroke: STEEL,
          'stroke-width': n1(0.014 * layers.unit),
          fill: 'none',
        });
      };
      return {
        over: (grown.over ?? '') + acting(study.act, ['take', punch], ['plant', () => needle(layers, 0.15, 0.2, { lean: 0.35 })]),
      };
    }),
  lightOnHair: (study) =>
    section(study, (layers) => {
      const shaved = study.act === 'cool';
      const hairsDrawn = spread(7, 0.45).map((u, i) => {
        const resting = study.act === 'rest' && i % 2 === 1;
        const left = i / 6 < layers.k ? 1 : i === 6 ? 0.5 : 0;
        return hair(layers, u, left, shaved ? 0.015 : 0.16, resting ? 0.12 : 0.21);
      });
      const tool = acting(
        study.act,
        ['light', () => beam(layers, 0.02, 0.21)],
        ['cool', () => frost(layers)],
        ['rest', () => resting(layers)],
      );
      return { over: hairsDrawn.join('') + tool };
    }),
  pores: (study) =>
    section(
      study,
      ({ at, unit, k }) => ({
        over: spread(5, 0.42)
          .map((u, i) => {
            const size = (0.035 + 0.014 * (i % 3)) * (0.4 + 0.6 * k);
            const [x, y] = at(u, 0.09);
            const pore = tag('path', {
              d: `M${n1(x - 0.012 * unit)} ${n1(at(u, 0)[1])}Q${n1(x)} ${n1(y - 0.02 * unit)} ${n1(x)} ${n1(y)}Q${n1(x)} ${n1(y - 0.02 * unit)} ${n1(x + 0.012 * unit)} ${n1(at(u, 0)[1])}`,
              fill: study.tone[2],
            });
            return (
              pore +
              dot(x, y, size * unit * 1.7, MADDER, 0.34 * k) +
              dot(x, y, size * unit, mix('#fff3cf', MADDER, 0.2 + 0.3 * k), 0.9)
            );
          })
          .join(''),
      }),
      { rise: (u, k) => 0.05 * k * spread(5, 0.42).reduce((sum, v) => sum + gauss(u, v, 0.05), 0) },
    ),
  scar: (study) =>
    section(
      study,
      (layers) => ({
        under: tag('path', {
          d: path(
            [
              ...range(11).map((i) => layers.at(-0.02 - 0.05 * layers.k * (1 - i / 10), i * 0.027)),
              ...range(11).map((i) => layers.at(0.02 + 0.05 * layers.k * (i / 10), (10 - i) * 0.027)),
            ],
            true,
          ),
          fill: mix(study.tone[0], MADDER, 0.25 + 0.5 * layers.k),
        }),
        over: acting(study.act, ['light', () => [-0.05, 0, 0.05].map((u) => beam(layers, u, 0.2, '#128a5a', 0.018)).join('')]),
      }),
      {
        rise: (u, k) => -0.05 * k * gauss(u, 0, 0.06) + 0.03 * k * gauss(Math.abs(u), 0.11, 0.03),
        gap: (u, _depth, k) => Math.abs(u) < 0.012 + 0.05 * k,
      },
    ),
  streaks: (study) =>
    section(study, (layers) => ({ over: acting(study.act, ['needle', () => needle(layers, 0, 0.14)]) }), {
      rise: (u, k) => -0.045 * k * spread(3, 0.3).reduce((sum, v) => sum + gauss(u, v, 0.05), 0),
      gap: (u, depth, k) => spread(3, 0.3).some((v) => Math.abs(u - v) < 0.055 * k * (1 - depth * 2) && k > 0.05),
    }),
  pigment: (study) =>
    section(study, (layers) => ({
      over:
        range(90)
          .map(() => {
            const [u, depth] = [(study.random() - 0.5) * 1.1, 0.02 + study.random() * 0.12];
            return dot(
              ...layers.at(u, depth),
              layers.unit * (0.004 + study.random() * 0.008),
              mix(study.tone[2], '#3a1d12', 0.7),
              lerp(0.08, 0.85, layers.k) * gauss(u, 0, 0.3),
            );
          })
          .join('') +
        acting(study.act ?? 'light', [
          'light',
          () =>
            spread(5, 0.2)
              .map((u) => beam(layers, u, 0.14, '#128a5a', 0.014))
              .join(''),
        ]),
    })),
  ink: (study) =>
    section(study, (layers) => ({
      over:
        range(46)
          .map((i) => {
            const [u, depth] = [(study.random() - 0.5) * 0.8, 0.08 + study.random() * 0.13];
            const whole = layers.k > 0.5 ? 1 : (i % 3) / 2;
            const crumbs = layers.k > 0.85 ? 1 : 4;
            return range(crumbs)
              .map((n) =>
                dot(
                  ...layers.at(u + 0.02 * n * (1 - layers.k), depth + 0.012 * ((n * 7) % 3)),
                  layers.unit * lerp(0.005, 0.018, layers.k) * (0.6 + 0.4 * study.random()),
                  NIGHT,
                  0.85 * whole * gauss(u, 0, 0.32),
                ),
              )
              .join('');
          })
          .join('') + beam(layers, 0.08, 0.14, '#2a6fb0', 0.03),
    })),
  plasma: (study) =>
    section(study, (layers) => ({
      over:
        spread(5, 0.34)
          .map(
            (u, i) =>
              range(3)
                .map((n) =>
                  ring(
                    ...layers.at(u, 0.13 + 0.03 * (i % 2)),
                    layers.unit * (0.03 + 0.022 * n),
                    PLASMA,
                    lerp(0.9 - 0.25 * n, 0.25, layers.k),
                    2,
                  ),
                )
                .join('') + dot(...layers.at(u, 0.13 + 0.03 * (i % 2)), layers.unit * 0.022, PLASMA, 0.95),
          )
          .join('') + needle(layers, 0.17, 0.13),
    })),
  filler: (study) =>
    section(
      study,
      (layers) => ({
        under: deposit(layers, 0, 0.19, 0.17 * (1 - 0.75 * layers.k), 0.05 * (1 - 0.6 * layers.k)),
        over: needle(layers, 0.05, 0.17, { lean: 0.7 }),
      }),
      { rise: (u, k) => -0.11 * k * gauss(u, 0, 0.05) + 0.01 * (1 - k) * gauss(u, 0, 0.2) },
    ),
  grafts: (study) =>
    section(
      study,
      (layers) => ({
        over:
          range(Math.round(lerp(46, 5, layers.k)))
            .map(() => {
              const [u, depth] = [(study.random() - 0.5) * 0.62, 0.11 + study.random() * 0.2];
              return (
                dot(...layers.at(u, depth), layers.unit * 0.017, '#ffe9b8', 0.95) +
                ring(...layers.at(u, depth), layers.unit * 0.017, study.tone[3], 0.5, 1)
              );
            })
            .join('') + acting(study.act ?? 'thread', ['thread', () => needle(layers, 0.16, 0.2, { lean: 1.05, blunt: true })]),
      }),
      { rise: (u, k) => lerp(0.05, -0.13, k) * gauss(u, 0, 0.22) },
    ),
  suction: (study) =>
    section(
      study,
      (layers) => ({
        over: acting(
          study.act,
          [
            'map',
            () =>
              dashes(
                layers,
                spread(9, 0.45).map((u) => layers.at(u, -0.03)),
                MADDER,
              ),
          ],
          ['fluid', () => drops(layers) + needle(layers, 0.1, (layers.fat + layers.floor) / 2, { lean: 0.8, thick: 0.009 })],
          ['draw', () => needle(layers, -0.12, (layers.fat + layers.floor) / 2, { lean: 1.2, thick: 0.02, blunt: true })],
        ),
      }),
      { fat: 0.17, floor: (k) => lerp(0.3, 0.62, k), rise: (u, k) => 0.17 * k * gauss(u, 0, 0.3) },
    ),
  layersOfTheFace: (study) =>
    section(
      study,
      (layers) => ({
        over: acting(
          study.act ?? 'lift',
          ['lift', () => sutures(layers)],
          ['read', () => measured(layers)],
          ['fill', () => deposit(layers, 0, 0.18, 0.18, 0.05) + needle(layers, 0.05, 0.18, { lean: 0.7 })],
        ),
      }),
      {
        rise: (u, k) => 0.07 * k * Math.sin(u * 11) * gauss(u, 0, 0.35),
        fat: 0.24,
        floor: () => 0.4,
      },
    ),
  muscles: (study) =>
    section(
      study,
      (layers) => {
        const apart = 0.05 + 0.15 * layers.k;
        return {
          over:
            [-1, 1].map((side) => belly(layers, side, apart)).join('') + (study.act === 'close' ? stitchLine(layers, apart) : ''),
        };
      },
      { fat: 0.14, floor: (k) => lerp(0.24, 0.34, k), rise: (u, k) => lerp(0.02, 0.15, k) * gauss(u, 0, 0.34) },
    ),
  gland: (study) =>
    section(
      study,
      (layers) => {
        const [x, y] = layers.at(0, 0.24);
        const size = lerp(0.35, 1, layers.k);
        const lobes = range(7).map((i) => {
          const angle = Math.PI * (0.12 + (0.76 * i) / 6);
          return tag('path', {
            d: `M${n1(x)} ${n1(y - 0.09 * size * layers.unit)}Q${n1(x + Math.cos(angle) * 0.12 * size * layers.unit)} ${n1(y)} ${n1(x + Math.cos(angle) * 0.26 * size * layers.unit)} ${n1(y + Math.sin(angle) * 0.1 * size * layers.unit)}`,
            fill: 'none',
            stroke: MADDER,
            'stroke-width': n1(0.02 * size * layers.unit),
            'stroke-opacity': '.7',
            'stroke-linecap': 'round',
          });
        });
        return { over: lobes.join('') };
      },
      { fat: 0.13, floor: (k) => lerp(0.36, 0.5, k), rise: (u, k) => 0.2 * k * gauss(u, 0, 0.2) },
    ),
  implant: (study) =>
    section(
      study,
      (layers) => {
        const [x, y] = layers.at(0, layers.floor - 0.005);
        const size = lerp(1, 0.18, layers.k) * layers.unit;
        const dome = `M${n1(x - 0.32 * size)} ${n1(y)}C${n1(x - 0.3 * size)} ${n1(y - 0.26 * size)} ${n1(x + 0.3 * size)} ${n1(y - 0.26 * size)} ${n1(x + 0.32 * size)} ${n1(y)}Z`;
        return { over: tag('path', { d: dome, fill: '#d8e6f0', 'fill-opacity': '.92', stroke: '#5d8296', 'stroke-width': 1.6 }) };
      },
      { fat: 0.13, floor: (k) => lerp(0.42, 0.36, k), rise: (u, k) => lerp(0.2, 0.06, k) * gauss(u, 0, 0.26) },
    ),
  vessels: (study) =>
    section(
      study,
      (layers) => ({
        under: range(4)
          .map((i) => {
            const points = curve(
              range(8).map((j) => layers.at(lerp(-0.8, 0.8, j / 7), 0.075 + 0.045 * i + 0.018 * Math.sin(j * 1.9 + i * 2))),
              60,
            );
            return tag('path', {
              d: path(points),
              fill: 'none',
              stroke: '#5b2a63',
              'stroke-width': n1(layers.unit * (0.02 - 0.003 * i)),
              'stroke-opacity': n2(lerp(0.14, 0.75, layers.k)),
              'stroke-linecap': 'round',
            });
          })
          .join(''),
      }),
      { fat: 0.25, rise: (u, k) => -0.07 * k * gauss(u, 0.05, 0.2) },
    ),
  quiet: (study) => section(study, () => ({}), { rise: (u, k) => 0.025 * k * Math.sin(u * 26) * gauss(u, 0, 0.4) }),
} satisfies Record<string, (study: Study) => Drawing>;

const frost = ({ at, unit }: Layers): string => {
  const [x, y] = at(0, -0.06);
  return tag('rect', {
    x: n1(x - 0.3 * unit),
    y: n1(y - 0.07 * unit),
    width: n1(0.6 * unit),
    height: n1(0.12 * unit),
    rx: n1(0.03 * unit),
    fill: '#cfe3ee',
    'fill-opacity': '.85',
    stroke: '#5d8296',
    'stroke-width': 1.4,
  });
};

/** Every other root rests: it has let go and moved up. */
const resting = ({ at, unit }: Layers): string =>
  spread(7, 0.45)
    .filter((_, i) => i % 2)
    .map((u) => ring(...at(u + 0.03, 0.12), unit * 0.065, '#5d8296', 0.95, n1(unit * 0.018)))
    .join('');

/** A lens of gel in the skin; sizes in units of the shorter side. */
function deposit({ at, unit }: Layers, u: number, depth: number, wide: number, tall: number): string {
  const [x, y] = at(u, depth);
  const lens = { cx: n1(x), cy: n1(y), rx: n1(wide * unit), ry: n1(tall * unit) };
  return tag('ellipse', { ...lens, fill: '#cfe3ee', 'fill-opacity': '.92', stroke: '#5d8296', 'stroke-width': n1(unit / 320) });
}

/** How thick each layer is, at the side. */
function measured({ at, unit, fat, floor }: Layers): string {
  const bounds = [0, EPIDERMIS, fat, floor, floor + 0.16];
  const colours = [MADDER, INK, '#8a6a1e', MADDER];
  return colours
    .flatMap((stroke, i) =>
      [-0.36, 0, 0.36].map((u) => {
        const [from, to] = [at(u, bounds[i] ?? 0), at(u, bounds[i + 1] ?? 0)];
        const bar = `M${n1(from[0] - 0.03 * unit)} ${n1(from[1])}h${n1(0.06 * unit)}M${n1(from[0])} ${n1(from[1])}V${n1(to[1])}`;
        return tag('path', { d: bar, stroke, 'stroke-width': n1(unit * 0.016), fill: 'none', 'stroke-linecap': 'round' });
      }),
    )
    .join('');
}

const drops = ({ at, unit, fat, floor }: Layers): string =>
  range(30)
    .map((i) => dot(...at(lerp(-0.42, 0.42, (i * 0.618) % 1), lerp(fat, floor, (i * 0.382) % 1)), unit * 0.012, '#8cb8d4', 0.9))
    .join('');

const dashes = ({ unit }: Layers, points: readonly Point[], colour: string): string =>
  tag('path', {
    d: path(points),
    fill: 'none',
    stroke: colour,
    'stroke-width': n1(unit * 0.007),
    'stroke-dasharray': `${n1(unit * 0.022)} ${n1(unit * 0.018)}`,
  });

/** The deeper layer held back by stitches. */
const sutures = ({ at, unit, floor, k }: Layers): string =>
  spread(6, 0.34)
    .map((u) => {
      const [a, b] = [at(u - 0.05, floor - 0.03), at(u + 0.05 + 0.04 * (1 - k), floor - 0.03)];
      return tag('path', {
        d: `M${a.map(n1).join(' ')}Q${n1((a[0] + b[0]) / 2)} ${n1(a[1] - 0.06 * unit)} ${b.map(n1).join(' ')}`,
        fill: 'none',
        stroke: INK,
        'stroke-width': n1(unit * 0.018),
      });
    })
    .join('');

/** One of the two straight muscles of the belly, cut across. */
function belly({ at, unit, floor }: Layers, side: number, apart: number): string {
  const [x, y] = at(side * (apart + 0.19), floor + 0.07);
  const shape = { cx: n1(x), cy: n1(y), rx: n1(0.19 * unit), ry: n1(0.075 * unit) };
  const grain = range(5).map((i) =>
    tag('ellipse', {
      ...shape,
      rx: n1(0.19 * unit * (1 - i * 0.17)),
      ry: n1(0.075 * unit * (1 - i * 0.17)),
      fill: 'none',
      stroke: '#f3c9c4',
      'stroke-width': 1.1,
      'stroke-opacity': '.7',
    }),
  );
  return tag('ellipse', { ...shape, fill: MUSCLE }) + grain.join('');
}

const stitchLine = ({ at, unit, floor }: Layers, apart: number): string =>
  range(4)
    .map((i) => {
      const [a, b] = [at(-apart - 0.03, floor + 0.03 + 0.03 * i), at(apart + 0.03, floor + 0.03 + 0.03 * i)];
      return tag('path', {
        d: `M${a.map(n1).join(' ')}L${b.map(n1).join(' ')}`,
        stroke: '#fff',
        'stroke-width': n1(unit * 0.009),
        'stroke-linecap': 'round',
      });
    })
    .join('');
