import { blogs } from '#records/pages-blogs';
import type { PageModule } from '../../app/page-modules.ts';
import { useCurrentPage } from '../../browser/page-context.ts';
import { ContentMissing } from '../../components/content-missing.tsx';
import { Link } from '../../components/link.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { href } from '../../routes.ts';
import style from './legacy-blogs-page.module.css';

export const head: PageModule['head'] = () => ({ noindex: true, description: blogs.blogs.older });

const texts = { absent: 'No articles found', unavailable: 'Failed to fetch blogs' };

/** The older blog, kept for its addresses (rows ROUTE-09, BLOGL-01 to BLOGL-06). */
export function Page() {
  const { data } = useCurrentPage();
  if (data.status !== 'found') return <ContentMissing data={data} texts={texts} />;
  if (data.content.kind !== 'legacy-blogs') return null;
  const { posts } = data.content;
  return (
    <div className={style.page}>
      <PageIntro heading="Blog archive" lead={blogs.blogs.older} />
      <p>
        Newer articles are on <Link to={href('blogs')}>Our Blogs</Link>.
      </p>
      {posts.length === 0 && <p>{texts.absent}</p>}
      <ul className={style.list}>
        {posts.map(({ id, slug, title, description }) => (
          <li key={id}>
            <h2>
              <Link to={href('legacyPost', { slug })}>
                <bdi>{title}</bdi>
              </Link>
            </h2>
            {description && (
              <p>
                <bdi>{description}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
