import { useCurrentPage } from '../../app/page-context.ts';
import type { PageModule } from '../../app/page-modules.ts';
import { ContentMissing } from '../../components/content-missing.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { PostList } from '../../components/post-list.tsx';
import { href } from '../../routes.ts';
import { defaultTitle } from '../../seo/head.ts';

/** Row BSVC-04: the address with the category's slug is the canonical one. */
export const head: PageModule['head'] = ({ data }) => {
  if (data.status !== 'found' || data.content.kind !== 'blogs-by-service') return {};
  const { service } = data.content;
  return {
    title: defaultTitle(`Blogs on ${service.name}`),
    description: `Articles about ${service.name}: what to expect, how to prepare, how to recover.`,
    canonicalPath: href('blogsByService', { service: service.slug }),
  };
};

const texts = { absent: 'No articles found for this service.', unavailable: 'Failed to fetch blogs' };

/** Articles of one sub-category. */
export function Page() {
  const { data } = useCurrentPage();
  if (data.status !== 'found') return <ContentMissing data={data} texts={texts} />;
  if (data.content.kind !== 'blogs-by-service') return null;
  const { service, mainCategory, posts } = data.content;
  return (
    <>
      <PageIntro heading={service.name} lead={mainCategory.id === service.id ? undefined : mainCategory.name} />
      {posts.length ? <PostList posts={posts} /> : <p>{texts.absent}</p>}
    </>
  );
}
