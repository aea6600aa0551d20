import type { TocEntry } from '../../content/records.ts';
import { scriptLanguage } from '../../content/script-language.ts';
import type { PreviewMark } from '../../documents/page-data.ts';
import style from './article-parts.module.css';

/** Shorter articles are read at a glance. */
const MIN_HEADINGS = 3;
const MIN_WORDS = 500;

/** Contents of a long article, folded on phones by the visitor's own hand; nothing for a short one. */
export function TableOfContents({ toc, words }: { toc: readonly TocEntry[]; words: number }) {
  if (toc.length < MIN_HEADINGS || words < MIN_WORDS) return null;
  return (
    <details className={style.toc} open>
      <summary>In this article</summary>
      <nav aria-label="In this article">
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
      <strong>Preview.</strong> This is an unpublished state, visible by this link only. The link is good until{' '}
      {formatTime(preview.expiresAt)} India time.
    </p>
  );
}
