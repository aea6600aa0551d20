import { Link } from 'react-router-dom';
import { useCurrentPage } from '../../app/page-context.ts';
import type { PageModule } from '../../app/page-modules.ts';
import { ContentMissing } from '../../components/content-missing.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { PostList } from '../../components/post-list.tsx';
import { href } from '../../routes.ts';

const lead = 'Articles by our doctors and editors: what to expect, how to prepare, how to recover.';

export const head: PageModule['head'] = () => ({ description: lead });

const texts = { absent: 'No articles found', unavailable: 'Failed to fetch blogs' };

/** All articles, newest first, in pages that are plain links. */
export function Page() {
  const { data } = useCurrentPage();
  if (data.status !== 'found') return <ContentMissing data={data} texts={texts} />;
  if (data.content.kind !== 'blogs') return null;
  const { posts, categories, page, pages } = data.content;
  return (
    <>
      <PageIntro heading="Our Blogs" lead={lead} />
      <nav aria-label="Blog categories">
        <ul className="row">
          {categories.map(({ id, name, slug }) => (
            <li key={id}>
              <Link to={href('blogsByService', { service: slug })}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {posts.length ? <PostList posts={posts} /> : <p>{texts.absent}</p>}
      <nav aria-label="Pages">
        <ul className="row">
          {page > 1 && (
            <li>
              <Link to={page === 2 ? href('blogs') : `${href('blogs')}?page=${page - 1}`}>Newer articles</Link>
            </li>
          )}
          {page < pages && (
            <li>
              <Link to={`${href('blogs')}?page=${page + 1}`}>Older articles</Link>
            </li>
          )}
        </ul>
      </nav>
    </>
  );
}
