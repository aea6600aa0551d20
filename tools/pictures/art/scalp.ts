import { MADDER } from './colour.ts';
import { type Point, path } from './curves.ts';
import { clamp, gauss, n1, range, smooth } from './numbers.ts';
import { isWide, type Study } from './study.ts';
import { type Drawing, dot, ground, type Line, strokes, tag } from './svg.ts';

const FOLLICLES = 1500;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Tones below this number have brown-black hair, the others black. */
const FIRST_BLACK_HAIR = 4;

interface Dome {
  size: number;
  cx: number;
  cy: number;
}

/** The crown seen from above: follicles on a dome, the hairline in front. */
export function hairTransplant(study: Study): Drawing {
  const { w, h, tone, toneIndex, id, k } = study;
  const wide = isWide(study);
  const dome = { size: wide ? h * 0.98 : w * 0.92, cx: wide ? w * 0.68 : w * 0.5, cy: h * (wide ? 0.62 : 0.56) };
  const skin = ground(`${id}g`, tone, w, h, { cx: wide ? 0.68 : 0.5, cy: 0.85, r: 0.95 });
  const { strands, dots } = follicles(study, dome);
  return {
    defs: skin.defs,
    body: [
      skin.body,
      strokes(forehead(dome), tone[3], Math.max(1, w / 700)),
      dots,
      tag('path', {
        d: strands,
        fill: 'none',
        stroke: toneIndex < FIRST_BLACK_HAIR ? '#2a1622' : '#150b12',
        'stroke-width': n1(dome.size / 330),
        'stroke-opacity': '.86',
        'stroke-linecap': 'round',
      }),
      tag('path', {
        d: path(hairline(dome)),
        fill: 'none',
        stroke: MADDER,
        'stroke-width': 1.6,
        'stroke-dasharray': '6 7',
        'stroke-opacity': k > 0.4 ? 0.95 : 0.5,
      }),
      study.act === 'count' ? counted(dome) : '',
    ].join(''),
  };
}

/** Follicles on a sunflower spiral round the whorl; where hair is gone, a dot stays. */
function follicles({ tone, k, random }: Study, dome: Dome): { strands: string; dots: string } {
  const { size, cx, cy } = dome;
  const whorl: Point = [cx - size * 0.03, cy - size * 0.16];
  let strands = '';
  let dots = '';
  for (let i = 0; i < FOLLICLES; i++) {
    const radius = Math.sqrt(i / FOLLICLES) * 0.52 * size;
    const angle = i * GOLDEN_ANGLE;
    const x = whorl[0] + Math.cos(angle) * radius;
    const y = whorl[1] + Math.sin(angle) * radius * 0.86;
    if (y > cy + size * 0.28) continue;
    const { front, density } = growth((x - cx) / size, (y - cy) / size, k);
    if (random() > density) {
      if (front > 0.3) dots += dot(x, y, size / 620, tone[3], 0.35);
      continue;
    }
    const lie = Math.atan2(y - whorl[1], x - whorl[0]) + 0.55;
    const length = size * (0.028 + 0.026 * random()) * (0.5 + 0.7 * (radius / (0.5 * size)));
    const bend = `${n1(Math.cos(lie - 0.3) * length * 0.6)} ${n1(Math.sin(lie - 0.3) * length * 0.6)}`;
    strands += `M${n1(x)} ${n1(y)}q${bend} ${n1(Math.cos(lie) * length * 1.2)} ${n1(Math.sin(lie) * length * 1.2)}`;
  }
  return { strands, dots };
}

/** How much grows at a place of the dome (its units): thin at the front and the crown, nothing before the hairline. */
function growth(x: number, y: number, k: number): { front: number; density: number } {
  const bald =
    smooth(1.25 * gauss(x, 0, 0.2) * gauss(y, 0.16, 0.17) * 1.2) + 0.55 * gauss(x, -0.03, 0.09) * gauss(y, -0.16, 0.09);
  const beyond = y - (0.235 - 1.1 * x * x);
  const front = smooth(-beyond * 14);
  return { front, density: front * (1 - clamp(bald * 1.25) * k) };
}

/** The field at the back in which roots are counted. */
function counted({ size, cx, cy }: Dome): string {
  const [x, y, side] = [cx - size * 0.16, cy - size * 0.44, size * 0.3];
  const rulings = range(4).map(
    (i) => `M${n1(x + (side * i) / 3)} ${n1(y)}v${n1(side)}M${n1(x)} ${n1(y + (side * i) / 3)}h${n1(side)}`,
  );
  const field = { fill: '#fff', 'fill-opacity': '.22', stroke: MADDER, 'stroke-width': n1(size / 110) };
  return (
    tag('rect', { x: n1(x), y: n1(y), width: n1(side), height: n1(side), ...field }) +
    tag('path', { d: rulings.join(''), stroke: MADDER, 'stroke-width': n1(size / 260), fill: 'none' })
  );
}

const forehead = ({ size, cx, cy }: Dome): Line[] =>
  range(15).map((i) => {
    const drop = 0.26 + 0.028 * i;
    const points = range(161).map((j): Point => {
      const u = (j / 80 - 1) * 4.5;
      return [cx + u * size * 0.5, cy + size * (drop - (0.62 - i * 0.03) * (1 - Math.exp(-0.55 * u * u)))];
    });
    return { points, opacity: 0.6 * (1 - i / 17), width: 0.9 };
  });

const hairline = ({ size, cx, cy }: Dome): Point[] =>
  range(61).map((j) => {
    const u = j / 30 - 1;
    return [cx + u * size * 0.42, cy + size * (0.235 - 1.1 * (u * 0.42) ** 2)];
  });
