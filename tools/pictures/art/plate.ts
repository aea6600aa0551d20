import { INK } from './colour.ts';
import { n1, nth, range } from './numbers.ts';
import type { Study } from './study.ts';
import { backdrop, type Drawing, ring, tag } from './svg.ts';

/** A seal: its centre, radius, ink and line width. */
interface Seal {
  cx: number;
  cy: number;
  R: number;
  stroke: string;
  width: string;
}

const inks = [INK, '#1f5a4d', '#8a3a4c', '#7a4d33'];

/** An affiliation or a media outlet: an abstract seal, never an imitation of a real mark. */
export function plate({ w, h, index }: Study): Drawing {
  const R = Math.min(w, h) * 0.3;
  const seal = { cx: w / 2, cy: h / 2, R, stroke: nth(inks, index % inks.length), width: n1(Math.max(1.5, R / 42)) };
  return { defs: '', body: backdrop(w, h, '#fff') + nth(seals, index % seals.length)(seal) };
}

const outline = ({ stroke, width }: Seal) => ({ fill: 'none', stroke, 'stroke-width': width });

const rosette = ({ cx, cy, R, stroke, width }: Seal): string =>
  range(6)
    .map((i) => {
      const angle = (i * Math.PI) / 3;
      return ring(cx + R * 0.45 * Math.cos(angle), cy + R * 0.45 * Math.sin(angle), R * 0.52, stroke, 0.9, width);
    })
    .join('');

const hills = (seal: Seal): string =>
  range(7, 1)
    .map((i) => {
      const { cx, cy, R } = seal;
      const y = n1(cy + R * 0.7 - i * R * 0.1);
      const d = `M${n1(cx - R)} ${y}Q${n1(cx)} ${n1(cy + R * 0.7 - i * R * 0.5)} ${n1(cx + R)} ${y}`;
      return tag('path', { d, ...outline(seal) });
    })
    .join('');

const daisy = (seal: Seal): string =>
  range(12)
    .map((i) => {
      const { cx, cy, R } = seal;
      const petal = { cx: n1(cx), cy: n1(cy - R * 0.55), rx: n1(R * 0.13), ry: n1(R * 0.42) };
      return tag('ellipse', { ...petal, ...outline(seal), transform: `rotate(${i * 30} ${n1(cx)} ${n1(cy)})` });
    })
    .join('');

const squares = (seal: Seal): string =>
  range(5)
    .map((i) => {
      const { cx, cy, R } = seal;
      const half = R * (0.95 - i * 0.18);
      const side = n1(2 * R * (0.95 - i * 0.18));
      const square = { x: n1(cx - half), y: n1(cy - half), width: side, height: side };
      return tag('rect', { ...square, ...outline(seal), transform: `rotate(${i * 9 + 45} ${n1(cx)} ${n1(cy)})` });
    })
    .join('');

const hexagons = (seal: Seal): string =>
  range(6)
    .map((i) => {
      const { cx, cy, R } = seal;
      const r = R * (1 - i * 0.15);
      const corners = range(6).map((j) => {
        const angle = (j * Math.PI) / 3 + i * 0.09;
        return `${n1(cx + r * Math.cos(angle))} ${n1(cy + r * Math.sin(angle))}`;
      });
      return tag('path', { d: `M${corners.join('L')}Z`, ...outline(seal), 'stroke-linejoin': 'round' });
    })
    .join('');

const lens = (seal: Seal): string =>
  range(4)
    .map((i) => {
      const { cx, cy, R } = seal;
      const r = n1(R * (1 + i * 0.25));
      const [left, right, y] = [n1(cx - R), n1(cx + R), n1(cy)];
      const d = `M${left} ${y}A${r} ${r} 0 0 1 ${right} ${y}A${r} ${r} 0 0 1 ${left} ${y}`;
      return tag('path', { d, ...outline(seal) });
    })
    .join('');

const seals = [rosette, hills, daisy, squares, hexagons, lens];
