import { INK, mix, NIGHT } from './colour.ts';
import { n1, nth, type Random, range } from './numbers.ts';
import { pathData, tag } from './svg.ts';

/** Where an object stands: its middle, the floor line, its unit of size and the picture's height, in pixels. */
interface Spot {
  x: number;
  floor: number;
  unit: number;
  h: number;
  random: Random;
}

const thinLine = (h: number) => ({
  fill: 'none',
  stroke: NIGHT,
  'stroke-width': n1(h / 260),
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});

/** The object of room `index`. */
export const furniture = (index: number, spot: Spot): string => nth(objects, index % objects.length)(spot);

function chair({ x, floor, unit: s, h }: Spot): string {
  const top = pathData`M${x - 0.2 * s} ${floor + 0.02 * s}Q${x - 0.12 * s} ${floor - 0.02 * s} ${x} ${floor - 0.03 * s}`;
  const back = pathData`Q${x + 0.1 * s} ${floor - 0.04 * s} ${x + 0.2 * s} ${floor - 0.25 * s}`;
  const edge = pathData`L${x + 0.235 * s} ${floor - 0.235 * s}Q${x + 0.14 * s} ${floor + 0.03 * s} ${x} ${floor + 0.035 * s}`;
  const underside = edge + pathData`L${x - 0.19 * s} ${floor + 0.06 * s}Z`;
  const foot = pathData`M${x} ${floor + 0.03 * s}V${floor + 0.15 * s}M${x - 0.1 * s} ${floor + 0.15 * s}H${x + 0.1 * s}`;
  return tag('path', { d: top + back + underside, fill: '#5c3a87' }) + tag('path', { d: foot, ...thinLine(h) });
}

function lamp({ x, floor, unit: s, h }: Spot): string {
  const bulbs = range(3, -2).map((i) =>
    tag('ellipse', {
      cx: n1(x - 0.1 * s + i * 0.06 * s),
      cy: n1(h * 0.272),
      rx: n1(0.021 * s),
      ry: n1(0.012 * s),
      fill: '#ffe9b0',
    }),
  );
  const shade = { cx: n1(x - 0.1 * s), cy: n1(h * 0.27), rx: n1(0.17 * s), ry: n1(0.045 * s), fill: '#fff' };
  const glow = pathData`M${x - 0.25 * s} ${h * 0.31}L${x - 0.38 * s} ${h}H${x + 0.18 * s}L${x + 0.05 * s} ${h * 0.31}Z`;
  const table = pathData`M${x - 0.34 * s} ${floor + 0.03 * s}H${x + 0.14 * s}V${floor + 0.085 * s}H${x - 0.34 * s}Z`;
  return [
    tag('path', { d: pathData`M${x} -4V${h * 0.12}L${x - 0.1 * s} ${h * 0.24}`, ...thinLine(h) }),
    tag('ellipse', { ...shade, stroke: NIGHT, 'stroke-width': n1(h / 260) }),
    ...bulbs,
    tag('path', { d: glow, fill: '#fff6d8', 'fill-opacity': '.4' }),
    tag('path', { d: table, fill: '#2f6f60' }),
    tag('path', { d: pathData`M${x - 0.1 * s} ${floor + 0.09 * s}V${floor + 0.2 * s}`, ...thinLine(h) }),
  ].join('');
}

function desk({ x, floor, unit: s, h }: Spot): string {
  const edge = pathData`M${x - 0.28 * s} ${floor - 0.06 * s}Q${x} ${floor - 0.1 * s} ${x + 0.28 * s} ${floor - 0.06 * s}`;
  const front = edge + pathData`V${floor + 0.16 * s}Q${x} ${floor + 0.2 * s} ${x - 0.28 * s} ${floor + 0.16 * s}Z`;
  const grooves = range(23).map((i) => {
    const bow = Math.sin((Math.PI * i) / 22);
    const top = pathData`M${x - 0.27 * s + i * 0.0245 * s} ${floor - 0.062 * s - 0.03 * s * bow * 0.9}`;
    return tag('path', { d: top + pathData`V${floor + 0.16 * s + 0.018 * s * bow}`, stroke: INK, 'stroke-opacity': '.28' });
  });
  return [
    tag('path', { d: front, fill: '#fdfbfc' }),
    ...grooves,
    tag('circle', { cx: n1(x + 0.12 * s), cy: n1(floor - 0.14 * s), r: n1(0.04 * s), fill: '#ffe3ad' }),
    tag('path', { d: pathData`M${x + 0.12 * s} ${floor - 0.1 * s}V${floor - 0.07 * s}`, ...thinLine(h) }),
  ].join('');
}

function couch({ x, floor, unit: s, h }: Spot): string {
  const cushion = (left: number, top: number, width: number, height: number, round: number, fill: string) =>
    tag('rect', {
      x: n1(x - left * s),
      y: n1(floor + top * s),
      width: n1(width * s),
      height: n1(height * s),
      rx: n1(round * s),
      fill,
    });
  const leg = (from: number) => pathData`M${x + from * s} ${floor + 0.09 * s}v${0.05 * s}`;
  return [
    cushion(0.26, -0.09, 0.52, 0.13, 0.05, '#7a4d33'),
    cushion(0.29, 0, 0.58, 0.09, 0.035, '#8f5f43'),
    tag('path', { d: leg(-0.24) + leg(0.24), ...thinLine(h) }),
  ].join('');
}

function plant({ x, floor, unit: s, random }: Spot): string {
  const leaves = range(9).map((i) => {
    const angle = -Math.PI / 2 + (i - 4) * 0.24;
    const R = s * (0.2 + 0.07 * random());
    const [across, up] = [Math.cos(angle) * R, Math.sin(angle) * R];
    const root = floor + 0.02 * s;
    const outer = pathData`M${x} ${root}Q${x + across * 0.4} ${floor + up} ${x + across} ${floor + up * 0.95}`;
    const inner = pathData`Q${x + across * 0.75} ${floor + up * 0.5} ${x} ${root}Z`;
    return tag('path', { d: outer + inner, fill: mix('#2f6f60', '#9db9ad', random() * 0.5) });
  });
  const rim = pathData`M${x - 0.07 * s} ${floor + 0.015 * s}H${x + 0.07 * s}`;
  const pot = rim + pathData`L${x + 0.05 * s} ${floor + 0.16 * s}H${x - 0.05 * s}Z`;
  return leaves.join('') + tag('path', { d: pot, fill: '#fdfbfc' });
}

const objects = [chair, lamp, desk, couch, plant];
