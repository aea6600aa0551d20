import { FIRST_DEEP_TONE, INK, NIGHT, tones } from './colour.ts';
import { features, hair, lips } from './face-features.ts';
import { echoes, fading, headLines } from './head-lines.ts';
import { nth, smooth } from './numbers.ts';
import { head, place } from './profile.ts';
import type { Study } from './study.ts';
import { backdrop, type Drawing, linear, linearAt, strokes, tag, wrap } from './svg.ts';

type Member = readonly [tone: number, bone: number, drop: number];

/** Back to front: tone, bone, drop in head lengths. */
const CAST = [
  [4, 1, 0.03],
  [2, 0, 0],
  [1, 0, 0.02],
] as const satisfies readonly Member[];

const CHEST = 0.3;
const HEAD_LINES = 60;

interface Stage {
  scale: number;
  x0: number;
  oy: number;
  step: number;
  tall: boolean;
}

/** Overlapping profiles in several skin tones, like the heads on a coin; the calm side is left for type. */
export function hero(study: Study): Drawing {
  const { w, h, id } = study;
  const tall = h > w * 0.95;
  const scale = study.scale ?? (tall ? w * 0.88 : h * 0.86);
  const stage = {
    scale,
    tall,
    x0: study.ox ?? (tall ? w * 0.16 : w * 0.545),
    oy: study.oy ?? (tall ? h * 0.24 : h * 0.1),
    step: scale * (study.step ?? 0.3),
  };
  const paper = linear(
    `${id}b`,
    [0, 0, 1, 1],
    [
      [0, '#fcfafa'],
      [1, '#efe3e6'],
    ],
  );
  const heads = (study.cast ?? CAST).map((member, n) => oneHead(study, stage, member, n));
  return {
    defs: paper + heads.map(({ defs }) => defs).join(''),
    body: backdrop(w, h, `url(#${id}b)`) + heads.map(({ body }) => body).join(''),
  };
}

/** The `n`th head from the back; lines travel outwards from the first only. */
function oneHead(study: Study, stage: Stage, [toneIndex, bone, drop]: Member, n: number): Drawing {
  const { scale, tall } = stage;
  const { phase = 0 } = study;
  const id = `${study.id}${n}`;
  const tone = nth(tones, toneIndex);
  const light = toneIndex < FIRST_DEEP_TONE;
  const placement = place({ ox: stage.x0 + n * stage.step, oy: stage.oy + drop * scale, scale, flip: true });
  const { at } = placement;
  const shape = head(placement, { m: bone }, CHEST);
  const field = headLines(shape, HEAD_LINES, (u) => fading(0.66, 0.22, smooth(u * 1.15), u), phase);
  const outside = n === 0 ? echoes(shape, placement, { count: tall ? 22 : 34, step: 0.026, phase }) : [];
  const { under, over } = hair(placement, !bone, 0.9);
  const base = (divisor: number) => Math.max(1, scale / divisor);
  return {
    defs:
      linearAt(
        `${id}f`,
        [at(0.12, 0)[0], at(0, 0.2)[1]],
        [at(-0.9, 0)[0], at(0, 1.1)[1]],
        [
          [0, tone[0]],
          ['.42', tone[1]],
          [1, tone[2]],
        ],
      ) + wrap('clipPath', { id: `${id}c` }, tag('path', { d: shape.outline })),
    body: [
      strokes(outside, INK, base(720)),
      under,
      tag('path', { d: shape.outline, fill: `url(#${id}f)` }),
      wrap('g', { 'clip-path': `url(#${id}c)` }, strokes(field, tone[3], base(720)) + lips(placement)),
      strokes(features(placement), light ? NIGHT : tone[3], base(660)),
      over,
      strokes([{ points: shape.front.slice(100), opacity: 0.9, width: 1.4 }], light ? INK : NIGHT, base(620)),
    ].join(''),
  };
}
