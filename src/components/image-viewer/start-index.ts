/** Where a viewer opens. */
export type At = number | 'first' | 'last';

/** Index of the picture, kept within the row. */
export function startIndex(at: At, total: number): number {
  if (at === 'first') return 0;
  if (at === 'last') return Math.max(0, total - 1);
  return Math.min(Math.max(0, at), Math.max(0, total - 1));
}
