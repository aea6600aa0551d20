import { memo, use, useEffect, useRef } from 'react';
import { ARTICLE_ID } from '../../browser/article-html.ts';
import { isPlainClick } from '../../browser/plain-click.ts';
import { siteHtml } from '../../browser/trusted-types.ts';
import { SaverContext } from '../data-saver/saver-context.ts';
import style from './article-body.module.css';
import { openEmbed } from './open-embed.ts';

/** HTML of an article, sanitised before it was cached. Hydration takes it from the document, hence the fixed id. */
export const ArticleBody = memo(function ArticleBody({ html }: { html: string }) {
  const saver = use(SaverContext);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const article = body.current;
    article?.addEventListener('click', followEmbed);
    return () => article?.removeEventListener('click', followEmbed);
  }, []);
  return (
    <div
      ref={body}
      id={ARTICLE_ID}
      className={`prose ${style.article}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by worker/cms/sanitise/sanitise-html.ts when it entered the cache
      dangerouslySetInnerHTML={{ __html: siteHtml(saver ? saver.article(html) : html) }}
      suppressHydrationWarning
    />
  );
});

/** A tap on a facade is the visitor's leave to connect; with a modifier key the link is followed as any other. */
function followEmbed(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-embed]') : null;
  if (link && openEmbed(link)) event.preventDefault();
}
