import { Link } from 'react-router-dom';
import { useCurrentPage } from '../../app/page-context.ts';
import type { PageModule } from '../../app/page-modules.ts';
import { ArticleBody } from '../../components/article-body.tsx';
import { ContactLines } from '../../components/contact-lines.tsx';
import { ContentMissing } from '../../components/content-missing.tsx';
import { LongDate } from '../../components/long-date.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import { href } from '../../routes.ts';

/** Rows BPOST-12 and BPOST-13. */
export const head: PageModule['head'] = ({ data }) => {
  if (data.status !== 'found' || data.content.kind !== 'post') return {};
  const { title, metaTitle, metaDescription, description, banner, tags } = data.content.post;
  return {
    title: metaTitle || title,
    description: metaDescription || description,
    image: banner,
    keywords: tags,
    type: 'article',
  };
};

const texts = { absent: 'Blog not found', unavailable: 'Failed to fetch blog details' };

/** One article. */
export function Page() {
  const { data } = useCurrentPage();
  if (data.status !== 'found') return <ContentMissing data={data} texts={texts} />;
  if (data.content.kind !== 'post') return null;
  const { title, author, publishedAt, banner, html, mainCategory, subcategories } = data.content.post;
  const categories = [...(mainCategory ? [mainCategory] : []), ...subcategories];
  return (
    <article>
      <PageIntro heading={title || 'Untitled article'} />
      <p>
        {author} · <LongDate iso={publishedAt} />
      </p>
      {banner && <img src={banner.src} width={banner.width ?? undefined} height={banner.height ?? undefined} alt={banner.alt} />}
      <ArticleBody html={html} />
      {categories.length > 0 && (
        <ul className="row">
          {categories.map(({ id, name, slug }) => (
            <li key={id}>
              <Link to={href('blogsByService', { service: slug })}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      <ContactLines />
    </article>
  );
}
