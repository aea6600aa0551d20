import { useCurrentPage } from '../../app/page-context.ts';
import type { PageModule } from '../../app/page-modules.ts';
import { ArticleBody } from '../../components/article-body.tsx';
import { ContactLines } from '../../components/contact-lines.tsx';
import { ContentMissing } from '../../components/content-missing.tsx';
import { PageIntro } from '../../components/page-intro.tsx';

/** Row ROUTE-10: never indexed; canonical is the article of the new blog where there is one. */
export const head: PageModule['head'] = ({ data }) => {
  if (data.status !== 'found' || data.content.kind !== 'legacy-post') return { noindex: true };
  const { post, canonical } = data.content;
  return { title: post.title, description: post.description, noindex: true, ...(canonical && { canonicalPath: canonical }) };
};

const texts = { absent: 'Blog not found', unavailable: 'Failed to fetch blogs' };

/** One article of the older blog. */
export function Page() {
  const { data } = useCurrentPage();
  if (data.status !== 'found') return <ContentMissing data={data} texts={texts} />;
  if (data.content.kind !== 'legacy-post') return null;
  const { title, html } = data.content.post;
  return (
    <article>
      <PageIntro heading={title} />
      <ArticleBody html={html} />
      <ContactLines />
    </article>
  );
}
