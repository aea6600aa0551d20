import { memo } from 'react';
import { ARTICLE_ID } from '../app/article-html.ts';
import { siteHtml } from '../app/trusted-types.ts';

/** HTML of an article, sanitised before it was cached. Hydration takes it from the document, hence the fixed id. */
export const ArticleBody = memo(function ArticleBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by worker/content/sanitise-html.ts when it entered the cache
  return <div id={ARTICLE_ID} className="prose" dangerouslySetInnerHTML={{ __html: siteHtml(html) }} suppressHydrationWarning />;
});
