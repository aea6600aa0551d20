import { serviceNames } from '#records/service-names';
import * as words from '#words/articles';
import type { Picture, TocEntry } from '../../content/records.ts';
import { scriptLanguage } from '../../content/script-language.ts';
import type { PreviewMark } from '../../documents/page-data.ts';
import { href, type ServiceSlug } from '../../routes.ts';
import { Link } from '../link.tsx';
import { PostPicture } from '../post-list/post-picture.tsx';
import { withParts } from '../with-parts.ts';
import style from './article-parts.module.css';

const MIN_HEADINGS = 3;
/** Shorter articles are read at a glance: their contents stand only where there is room beside them. */
const MIN_WORDS = 500;

/** Class of an article that has an `ArticleAside`. */
export const frame = style.frame;

interface ArticleAsideProps {
  text: { toc: readonly TocEntry[]; words: number };
  /** Where the editor gave no picture. */
  cover: Picture | undefined;
  /** The treatment that the article is about. */
  about: ServiceSlug | null;
}

/** Beside the text from 64rem up, before it on narrower screens: a drawing of the subject, the contents, and the treatment's page. */
export function ArticleAside({ text: { toc, words: length }, cover, about }: ArticleAsideProps) {
  const listed = toc.length >= MIN_HEADINGS;
  if (!listed && !cover && !about) return null;
  return (
    <div className={style.aside} data-print="none">
      {cover && <PostPicture picture={cover} priority />}
      {listed && <TableOfContents toc={toc} isShort={length < MIN_WORDS} />}
      {about && (
        <p className={style.about}>{withParts(words.treatment, { name: <Link to={href(about)}>{serviceNames[about]}</Link> })}</p>
      )}
    </div>
  );
}

/** Folded by the visitor's own hand. */
function TableOfContents({ toc, isShort }: { toc: readonly TocEntry[]; isShort: boolean }) {
  return (
    <details className={isShort ? `${style.toc} ${style.short}` : style.toc} open>
      <summary>{words.contents}</summary>
      <nav aria-label={words.contents}>
        <ol>
          {toc.map(({ id, text, level }) => (
            <li key={id} className={level === 3 ? style.sub : undefined}>
              <a href={`#${id}`}>
                <bdi lang={scriptLanguage(text)}>{text}</bdi>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

/** Made when it is needed: visitors load this file with every article, and never see what it says. */
const formatTime = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(new Date(iso));

/** Tells an editor that this is not what visitors see. */
export function PreviewBanner({ preview }: { preview: PreviewMark }) {
  return (
    <p className={style.preview} role="note">
      <strong>Preview.</strong> This is an unpublished state, visible by this link only. The link is good until
      {` ${formatTime(preview.expiresAt)} India time.`}
    </p>
  );
}
