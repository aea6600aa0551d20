import type { PageModule } from '../../app/page-modules.ts';
import { useCurrentPage } from '../../browser/page-context.ts';
import { ArticleBody } from '../../components/article-body/article-body.tsx';
import { ContactLines } from '../../components/contact-lines.tsx';
import { ContentMissing } from '../../components/content-missing.tsx';
import { Link } from '../../components/link.tsx';
import { href } from '../../routes.ts';
import style from './legacy-post-page.module.css';

/** Row ROUTE-10: never indexed; canonical is the article of the new blog where there is one. */
export const head: PageModule['head'] = ({ data }) => {
  if (data.status !== 'found' || data.content.kind !== 'legacy-post') return { noindex: true };
  const { post, canonical } = data.content;
  return { title: post.title, description: post.description, noindex: true, ...(canonical && { canonicalPath: canonical }) };
};

const texts = { absent: 'Blog not found', unavailable: 'Failed to fetch blogs' };

/** One article of the older blog (rows BLOGL-07 to BLOGL-11). */
export function Page() {
  const { data } = useCurrentPage();
  if (data.status !== 'found') return <ContentMissing data={data} texts={texts} />;
  if (data.content.kind !== 'legacy-post') return null;
  const { post, canonical } = data.content;
  return (
    <article className={style.article}>
      <h1 dir="auto">{post.title}</h1>
      {canonical && (
        <p>
          There is a newer article on this: <Link to={canonical}>{post.title}</Link>
        </p>
      )}
      <ArticleBody html={post.html} />
      <p>
        <Link to={href('legacyBlogs')}>All older articles</Link>
      </p>
      <ContactLines />
    </article>
  );
}
