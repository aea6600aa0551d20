import { useCurrentPage } from '../../app/page-context.ts';
import type { PageModule } from '../../app/page-modules.ts';
import { ArticleBody } from '../../components/article-body.tsx';
import { ContactLines } from '../../components/contact-lines.tsx';
import { ContentMissing } from '../../components/content-missing.tsx';
import { PageIntro } from '../../components/page-intro.tsx';
import type { ManagedPage } from '../../content/records.ts';

/** Rows SEO-16 and SEO-17: the head is what the editor typed. */
export const head: PageModule['head'] = ({ data }) => {
  if (data.status !== 'found' || data.content.kind !== 'managed') return {};
  const { title, description, banner, head: fields } = data.content.page;
  return {
    title: fields.metaTitle || title,
    description: fields.metaDescription || description,
    keywords: fields.keywords,
    image: fields.socialImage ?? banner,
    ...(fields.schema && { jsonLd: [fields.schema] }),
  };
};

export function ManagedBody({ page }: { page: ManagedPage }) {
  return (
    <article>
      <PageIntro heading={page.title} />
      {page.html ? <ArticleBody html={page.html} /> : <p>No page content found</p>}
      <ContactLines text={`Hello, I have a question about ${page.title}.`} />
    </article>
  );
}

/** A page whose body editors write in the content system. */
export function Page() {
  const { data } = useCurrentPage();
  if (data.status === 'found' && data.content.kind === 'managed') return <ManagedBody page={data.content.page} />;
  const texts = { absent: 'No page content found', unavailable: 'Error: HTTP error! status: 503' };
  return data.status === 'found' ? null : <ContentMissing data={data} texts={texts} />;
}
