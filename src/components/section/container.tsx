import type { ReactNode } from 'react';

/** The page's measure: gutters at both sides, never wider than the grid. */
export function Container({ grid = false, children }: { grid?: boolean; children: ReactNode }) {
  return <div className={grid ? 'wrap grid' : 'wrap'}>{children}</div>;
}
