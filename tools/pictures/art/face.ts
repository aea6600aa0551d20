import { INK, NIGHT } from './colour.ts';
import { type Point, path } from './curves.ts';
import { features, hair, lips } from './face-features.ts';
import { echoes, fading, headLines } from './head-lines.ts';
import { n1, nth, smooth } from './numbers.ts';
import { type Feature, type Head, head, type Placement, place, profile, traced } from './profile.ts';
import { isLight, isWide, markInk, type Study } from './study.ts';
import { backdrop, type Drawing, dashed, dot, linear, linearAt, ring, strokes, tag, wrap } from './svg.ts';

const CHEST = -0.02;
const PAPER = ['#fcf9f9', '#f1e7e8'] as const;

/** A face in profile with surgeon's marks; the feature is what before and after differ in. */
export function face(study: Study, feature: Feature): Drawing {
  const { w, h, id, k, m = 0 } = study;
  const placement = placed(study);
  const { at, scale } = placement;
  const shape = head(placement, { k, feature, m }, CHEST);
  const flip = study.flip ?? false;
  const paper = study.bg ?? PAPER;
  const [light, mid, deep] = study.tone;
  return {
    defs: [
      linear(
        `${id}b`,
        [flip ? 0 : 1, 0, flip ? 1 : 0, 1],
        [
          [0, paper[0]],
          [1, paper[1]],
        ],
      ),
      linearAt(
        `${id}f`,
        [at(0.1, 0.2)[0], at(0, 0.25)[1]],
        [at(-1.05, 0)[0], at(0, 1.1)[1]],
        [
          [0, light],
          ['.42', mid],
          [1, deep],
        ],
      ),
      wrap('clipPath', { id: `${id}c` }, tag('path', { d: shape.outline })),
    ].join(''),
    body: [
      backdrop(w, h, `url(#${id}b)`),
      strokes(echoes(shape, placement, { count: study.echo ?? 14, step: 0.026 }), INK, Math.max(1, scale / 640)),
      layers(study, shape, placement, feature),
      inside(study, placement, feature),
      study.act === 'overlay'
        ? dashed(head(placement, { k: 1, feature, m }, CHEST).front.slice(100), scale)
        : marks(study, placement, feature),
    ].join(''),
  };
}

/** Wide frames put the head at the end side; portrait frames centre it. */
function placed(study: Study): Placement {
  const { w, h, flip = false } = study;
  const wide = isWide(study);
  return place({
    scale: study.scale ?? (wide ? h * 0.82 : Math.min(h * 0.74, w * 0.96)),
    ox: study.ox ?? (wide ? w * (flip ? 0.56 : 0.74) : w * (flip ? 0.2 : 0.8)),
    oy: study.oy ?? h * 0.13,
    flip,
  });
}

/** Bun, head, tension lines, features, hair and contour, back to front. */
function layers(study: Study, shape: Head, placement: Placement, feature: Feature): string {
  const { id, tone, k, m = 0, count = 46 } = study;
  const { scale } = placement;
  const light = isLight(study);
  const { under, over } = hair(placement, !m, 0.9);
  const field = headLines(shape, count, (u) => fading(0.7, 0.26, smooth(u * 1.15), u));
  const quiet = strokes(features(placement, feature === 'age' ? k : 0), light ? NIGHT : tone[3], Math.max(1, scale / 620));
  const contour = { points: shape.front.slice(100), opacity: light ? 0.95 : 0.85, width: 1.5 };
  return [
    under,
    tag('path', { d: shape.outline, fill: `url(#${id}f)` }),
    wrap('g', { 'clip-path': `url(#${id}c)` }, strokes(field, tone[3], Math.max(1, scale / 640)) + lips(placement)),
    study.bare ? '' : quiet,
    over,
    strokes([contour], light ? INK : NIGHT, Math.max(1, scale / 560)),
  ].join('');
}

/** What lies under the skin of the nose: `act` `cartilage` shows bone and cartilages, `septum` the wall between the nostrils. */
function inside({ act, k, m = 0 }: Study, placement: Placement, feature: Feature): string {
  if (act !== 'cartilage' && act !== 'septum') return '';
  const ridge = profile({ k, feature, m })
    .slice(11, 20)
    .map(([x, y]): Point => [x - 0.014, y]);
  const r = (i: number, dx = 0, dy = 0): Point => {
    const [x, y] = nth(ridge, i);
    return [x + dx, y + dy];
  };
  const part = (points: readonly Point[], fill: string) =>
    tag('path', {
      d: path(traced(placement, [...points, nth(points, 0)], 70), true),
      fill,
      'fill-opacity': '.88',
      stroke: '#5d8296',
      'stroke-width': n1(Math.max(1.2, placement.scale / 420)),
    });
  if (act === 'septum')
    return part([r(1), r(2), r(3), r(4), r(5), r(6), r(7), [-0.05, 0.66], [-0.09, 0.58], [-0.07, 0.47]], '#cfe3ee');
  return [
    part([r(0), r(1), r(2), r(2, -0.05, 0.025), r(0, -0.065, 0.05)], '#f4ecd8'),
    part([r(2, 0, 0.008), r(3), r(3, -0.06, 0.02), r(2, -0.045, 0.03)], '#cfe3ee'),
    part([r(3, 0, 0.01), r(4), r(5), r(6), r(6, -0.055, -0.008), r(3, -0.05, 0.035)], '#b9d6e6'),
  ].join('');
}

/** The lines and points a surgeon plans along. */
function marks(study: Study, { at, scale }: Placement, feature: Feature): string {
  const { k } = study;
  const colour = markInk(study);
  const guide = (from: Point, to: Point) =>
    tag('path', {
      d: `M${at(...from)
        .map(n1)
        .join(' ')}L${at(...to)
        .map(n1)
        .join(' ')}`,
      stroke: colour,
      'stroke-width': n1(Math.max(1.1, scale / 560)),
      'stroke-dasharray': `${n1(scale / 80)} ${n1(scale / 95)}`,
      'stroke-opacity': '.85',
      fill: 'none',
    });
  const pin = (x: number, y: number) => dot(...at(x, y), scale / 110, colour) + ring(...at(x, y), scale / 52, colour, 0.6, 1);
  if (feature === 'nose') {
    const tip = pin(0.113 + 0.002 * k, 0.597 + 0.026 * k);
    return (
      guide([-0.07, 0.31], [0.17, 0.683]) + guide([-0.12, 0.684], [0.24, 0.592]) + pin(-0.02, 0.394) + tip + pin(0.026, 0.65)
    );
  }
  const lift = guide([-0.12, 0.96], [-0.42, 0.62]) + guide([-0.05, 0.72], [-0.36, 0.5]);
  return lift + pin(-0.12, 0.96) + pin(-0.05, 0.72) + pin(-0.42, 0.62) + pin(-0.36, 0.5);
}
