import type { ReactNode } from 'react';

/** The page's measure: gutters at both sides, never wider than the grid. */
export function Container({ children }: { children: ReactNode }) {
  return <div className="wrap">{children}</div>;
}
