/** What is measured side by side: our build, the reference written by hand, and the same pages by two frameworks. */
export type Side = 'site' | 'static' | 'astro' | 'next';

/** What each is called, in the order of the columns. */
export const SIDES: Readonly<Record<Side, string>> = { site: 'site', static: 'static', astro: 'Astro', next: 'Next' };

/**
 * Who comes when in a round. What came before a visit colours it: in as many rounds as there are sides, two or four, each comes first once
 * and follows each of the others once (a balanced Latin square).
 */
export function inTurn(sides: readonly Side[], round: number): Side[] {
  const count = sides.length;
  // 0, 1, last, 2, last but one, …: each step is of another width.
  return sides.flatMap((_, at) => sides[(round + (at % 2 ? (at + 1) / 2 : count - at / 2)) % count] ?? []);
}
