import type { ReactNode } from 'react';
import accordion from '../accordion/accordion.module.css';
import { Icon } from '../icon/icon.tsx';
import style from './fold.module.css';

interface FoldProps {
  heading: ReactNode;
  /** Level of the heading. */
  as?: 'h2' | 'h3';
  /** The heading stands on phones only: what it folds needs none where there is room. */
  quiet?: boolean;
  children: ReactNode;
}

/**
 * A part that phones show by its heading alone, until it is opened; where there is room, and on paper, it stands open. The browser does
 * it, before and without script, and finds words in a closed part. The heading stands twice, because a summary that opens nothing must
 * be no control: the style sheet shows one of the two, and so to assistive technology.
 */
export function Fold({ heading, as: Heading = 'h2', quiet = false, children }: FoldProps) {
  return (
    <div className={`${accordion.accordion} ${style.fold}`}>
      {!quiet && <Heading>{heading}</Heading>}
      <details>
        <summary>
          <Heading>{heading}</Heading>
          <Icon name="plus" />
        </summary>
        {children}
      </details>
    </div>
  );
}
