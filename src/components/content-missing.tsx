import * as words from '#words/buttons';
import * as missing from '#words/not-found';
import * as pages from '#words/pages';
import * as shell from '#words/shell';
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

const blogs = () => ({ to: href('blogs'), label: shell.readBlogs });

/** Stands in for a content page that is absent, gone or cannot be read now: a text, a retry and the human channel. */
export function ContentMissing({ data, texts, way = blogs() }: ContentMissingProps) {
  const unavailable = data.status === 'unavailable';
  return (
    <>
      <PageIntro heading={unavailable ? shell.unavailable : pages.notFound} />
      <p className={unavailable ? 'error' : undefined} role={unavailable ? 'alert' : undefined}>
        {unavailable ? texts.unavailable : texts.absent}
      </p>
      <p>
        {unavailable ? <a href="">{words.tryAgain}</a> : <Link to={way.to}>{way.label}</Link>} ·{' '}
        <Link to={href('home')}>{missing.home}</Link>
      </p>
      <ContactLines />
    </>
  );
}
