import type { ReactNode } from 'react';

export interface BeforeAfterProps {
  /** What is compared, for example "Rhinoplasty, case 1". */
  label: string;
  before: ReactNode;
  after: ReactNode;
  /** `compare`: a slider over two stacked pictures. `pair`: side by side, as inside a carousel, where dragging means something else. */
  mode?: 'compare' | 'pair';
  /** The small visible word Illustration, while the pictures are drawn. */
  illustration?: boolean;
}

export function BeforeAfter({ before, after }: BeforeAfterProps) {
  return (
    <figure>
      {before}
      {after}
    </figure>
  );
}
