import { type ReactNode, use } from 'react';
import { ArrivingContext, useSeed } from '../../browser/page-context.ts';
import { type Placeholder, shownOf } from '../../content/placeholder.ts';
import style from './section.module.css';

interface SectionProps {
  /** Target of a hash; also where `scrollTo` leads. */
  id?: string;
  heading?: string;
  /** A sentence beside the heading. */
  lead?: ReactNode;
  /** Ground: page, shell, or a faint tint of the department. */
  ground?: 'shell' | 'soft';
  /** Dermatology: swaps the accent colours of everything inside. */
  derm?: boolean;
  /** Name for assistive technology where no heading is shown. */
  label?: string;
  /** Left out on paper: pictures, films, what stands elsewhere on the page. */
  screenOnly?: boolean;
  /** Nothing of what it is for is there (`useShown`): visitors of the live site do not see a section of placeholders. */
  empty?: boolean;
  children: ReactNode;
}

/** Not `useId`: its values would tie the document to the exact tree that hydrates it. */
const idOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\d]+/gu, '-');

/** Of a section that is still to be rendered: what follows it is out of sight. */
const ROOM = { minBlockSize: '100vh' };

/** A full-width band of a page with its heading. The children stand in the page's measure. */
export function Section({ id, heading, lead, ground, derm = false, label, screenOnly, empty, children }: SectionProps) {
  const arriving = use(ArrivingContext);
  if (empty) return null;
  // Another element than the section: what is replaced has not moved.
  if (arriving) return <div style={ROOM} data-full="" />;
  const headingId = heading && `${id ?? idOf(heading)}-heading`;
  const classes = [style.section, ground && style[ground], derm && 'derm'];
  return (
    <section
      id={id}
      className={classes.filter(Boolean).join(' ')}
      aria-labelledby={headingId}
      aria-label={heading ? undefined : label}
      data-full=""
      data-print={screenOnly ? 'none' : undefined}
    >
      <Container>
        {heading && (
          <div className={style.head}>
            <h2 id={headingId}>{heading}</h2>
            {lead && <p>{lead}</p>}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}

/** The page's measure: gutters at both sides, never wider than the grid. */
export function Container({ children }: { children: ReactNode }) {
  return <div className="wrap">{children}</div>;
}

/** What a page shows of a list: on the live site only what the clinic has supplied. */
export function useShown<T>(values: readonly Placeholder<T>[]): readonly Placeholder<T>[] {
  return shownOf(values, useSeed().hidesPlaceholders);
}
