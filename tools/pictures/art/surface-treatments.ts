import { gauss, lerp } from './numbers.ts';
import { type RidgeOptions, ridge } from './ridge.ts';
import type { Study } from './study.ts';
import type { Drawing } from './svg.ts';

/** Bodies are abstract surfaces seen as slices or as lines of equal height, never nudes. */
export interface Surface {
  /** Relief over (u, v): u across, 0.5 the middle of the subject; v from far to near. */
  height: (study: Study) => (u: number, v: number) => number;
  slices: RidgeOptions;
}

export const breast: Surface = {
  height: ({ k }) => {
    const rise = lerp(1.1, 0.5, k);
    return (u, v) =>
      rise * (gauss(u, 0.31, 0.115) + gauss(u, 0.69, 0.115)) * gauss(v, 0.62, 0.2) * 0.62 + 0.16 * gauss(u, 0.5, 0.4) * (1 - v);
  },
  slices: { slices: 34, amp: 0.3, top: 0.2 },
};

export const maleChest: Surface = {
  height: ({ k }) => {
    const rise = lerp(0.3, 0.85, k);
    return (u, v) =>
      rise * (gauss(u, 0.29, 0.09) + gauss(u, 0.71, 0.09)) * gauss(v, 0.5, 0.13) * 0.6 +
      0.34 * gauss(u, 0.5, 0.34) * (1 - v) ** 1.2 -
      0.05 * gauss(u, 0.5, 0.03) * gauss(v, 0.5, 0.3);
  },
  slices: { slices: 34, amp: 0.32, top: 0.26 },
};

export const abdomen: Surface = {
  height: ({ k }) => {
    const rise = lerp(0.26, 0.95, k);
    const muscle = lerp(0.1, 0, k);
    return (u, v) =>
      rise * gauss(u, 0.5, lerp(0.17, 0.22, k)) * gauss(v, 0.66, 0.2) * 0.72 -
      0.1 * gauss(u, 0.5, 0.016) * gauss(v, 0.72, 0.05) +
      muscle * gauss(v, 0.5, 0.3) * (gauss(u, 0.4, 0.05) + gauss(u, 0.6, 0.05));
  },
  slices: { slices: 34, amp: 0.3, top: 0.24 },
};

/** A surface as slices; turned, it is seen from the side of its middle: `turn` in widths from far to near. */
export const relief =
  ({ height, slices }: Surface, turn = 0) =>
  (study: Study): Drawing => {
    const at = height(study);
    return turn === 0
      ? ridge(study, at, slices)
      : ridge(study, (u, v) => 1.35 * at(0.62 + (u - 0.5) * 0.72 + turn * (v - 0.62), v), slices);
  };
