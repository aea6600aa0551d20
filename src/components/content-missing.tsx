import type { PageData } from '../documents/page-data.ts';
import { href } from '../routes.ts';
import { ContactLines } from './contact-lines.tsx';
import { Link } from './link.tsx';
import { PageIntro } from './page-intro.tsx';

/** What a screen says when it has nothing to show: the specification's own words. */
export interface MissingTexts {
  absent: string;
  unavailable: string;
}

interface ContentMissingProps {
  data: Exclude<PageData, { status: 'found' }>;
  texts: MissingTexts;
  /** Where more of the kind is to be found. */
  way?: { to: string; label: string };
}

const blogs = { to: href('blogs'), label: 'Read our blogs' };

/** Stands in for a content page that is absent, gone or cannot be read now: a text, a retry and the human channel. */
export function ContentMissing({ data, texts, way = blogs }: ContentMissingProps) {
  const unavailable = data.status === 'unavailable';
  return (
    <>
      <PageIntro heading={unavailable ? 'This page cannot be shown right now' : 'Page not found'} />
      <p className={unavailable ? 'error' : undefined} role={unavailable ? 'alert' : undefined}>
        {unavailable ? texts.unavailable : texts.absent}
      </p>
      <p>
        {unavailable ? <a href="">Try again</a> : <Link to={way.to}>{way.label}</Link>} ·{' '}
        <Link to={href('home')}>Go to Home</Link>
      </p>
      <ContactLines />
    </>
  );
}
