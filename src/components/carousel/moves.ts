/** Index of a slide on a ring of `total`. */
export const wrap = (index: number, total: number): number => ((index % total) + total) % total;

/** Fast at first, gentle at the end. Takes and answers a part between 0 and 1. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** Whether a slide is in view while slide `at` is the first one shown. */
export const isShown = (index: number, { at, total, perView }: { at: number; total: number; perView: number }): boolean =>
  wrap(index - at, total) < perView;

/** A move in slides: 2.5 is half-way between the third and the fourth. */
export interface Move {
  from: number;
  to: number;
  /** The slide that is first afterwards. */
  at: number;
  /** The first slides stand behind the last ones while it lasts. */
  borrow: boolean;
}

/**
 * Plans the way to `target`, which may lie one step outside the row: -1 glides to the last slide from behind the end,
 * `total` glides onto the borrowed first slide. Nothing ever runs back through the whole row.
 */
export function planMove({
  here,
  target,
  total,
  perView,
}: {
  here: number;
  target: number;
  total: number;
  perView: number;
}): Move {
  const turn = target < 0 ? total : 0;
  const from = here + turn;
  const to = target + turn;
  return { from, to, at: wrap(target, total), borrow: needsBorrowing(Math.max(from, to), { total, perView }) };
}

/** At the end of the row the view is filled up with the first slides. */
export const needsBorrowing = (position: number, { total, perView }: { total: number; perView: number }): boolean =>
  position > total - perView;
