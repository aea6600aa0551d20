import { Link } from 'react-router-dom';
import { useCurrentPage } from '../../app/page-context.ts';
import type { PageModule } from '../../app/page-modules.ts';
import { ContentMissing } from '../../components/content-missing.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { href } from '../../routes.ts';

export const head: PageModule['head'] = () => ({
  noindex: true,
  description: 'Older articles of the clinic, kept at their addresses.',
});

const texts = { absent: 'No articles found', unavailable: 'Failed to fetch blogs' };

/** The older blog, kept for its addresses (row ROUTE-09). */
export function Page() {
  const { data } = useCurrentPage();
  if (data.status !== 'found') return <ContentMissing data={data} texts={texts} />;
  if (data.content.kind !== 'legacy-blogs') return null;
  const { posts } = data.content;
  return (
    <>
      <PageIntro heading="Blog archive" />
      {posts.length === 0 && <p>{texts.absent}</p>}
      <ul>
        {posts.map(({ id, slug, title }) => (
          <li key={id}>
            <Link to={href('legacyPost', { slug })}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
