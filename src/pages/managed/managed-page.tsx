import { use } from 'react';
import type { PageModule } from '../../app/page-modules.ts';
import { useCurrentPage } from '../../browser/page-context.ts';
import { ArticleBody } from '../../components/article-body/article-body.tsx';
import { ArticleAside, frame, PreviewBanner } from '../../components/article-body/article-frame.tsx';
import { LaterConsultationForm } from '../../components/contact-block/contact-block.tsx';
import { ContactLines } from '../../components/contact-lines.tsx';
import { ContentMissing } from '../../components/content-missing.tsx';
import { SaverContext } from '../../components/data-saver/saver-context.ts';
import { LongDate } from '../../components/long-date.tsx';
import { Section } from '../../components/section/section.tsx';
import { firstLetters } from '../../content/first-letters.ts';
import { managedPageExtras } from '../../content/managed-pages.ts';
import { BANNER_SIZES, mediaSet } from '../../content/media-set.ts';
import type { ManagedPage } from '../../content/records.ts';
import { scriptLanguage } from '../../content/script-language.ts';
import { shareCard } from '../../content/site-files.ts';
import type { PageContent } from '../../documents/page-data.ts';
import { href, routes } from '../../routes.ts';
import { keywordsOf, managedSchema } from '../../seo/content-schema.ts';
import { truncateDescription } from '../../seo/head.ts';
import style from './managed-page.module.css';

/** Rows SEO-16 to SEO-20: the head is what the editor typed, and what stands in where nothing was typed. */
export const head: PageModule['head'] = ({ name, data }) => {
  if (data.status !== 'found' || data.content.kind !== 'managed') return {};
  const { page, preview } = data.content;
  const { metaTitle, metaDescription, keywords, socialImage, schema, canonical, noindex } = page.head;
  const description = truncateDescription(metaDescription || page.description);
  const isEditorPage = name === 'editorPage';
  const path = isEditorPage ? href(name, { page: page.slug }) : name ? routes[name].path : '/';
  const kind = isEditorPage ? 'web' : managedPageExtras(page.slug).schema;
  return {
    title: metaTitle || page.title,
    description,
    keywords: keywords.length > 0 ? keywords : keywordsOf(`${page.title} ${page.description}`),
    image: socialPicture(socialImage ?? page.banner),
    modifiedAt: page.modifiedAt,
    ...(noindex && { noindex }),
    ...(preview
      ? { missing: true }
      : {
          typedCanonical: canonical,
          jsonLd: [schema ?? managedSchema(page, { description, path, ...(kind && { kind }) })],
        }),
  };
};

/** Row SEO-17: where the size is not said it is that of a share card; without a picture the head takes the site's own. */
const socialPicture = (picture: ManagedPage['banner']): ManagedPage['banner'] =>
  picture && { ...picture, width: picture.width ?? shareCard.width, height: picture.height ?? shareCard.height };

type Shown = Extract<PageContent, { kind: 'managed' }>;

/** Rows CMS-01 to CMS-09. */
function ManagedBody({ page, cover, preview }: Pick<Shown, 'page' | 'cover' | 'preview'>) {
  const { form, service } = managedPageExtras(page.slug);
  const { banner } = page;
  const saver = use(SaverContext);
  return (
    <>
      {preview && <PreviewBanner preview={preview} />}
      <article className={`${frame} ${style.article}`} lang={page.lang}>
        <h1 dir="auto" lang={page.lang ?? scriptLanguage(page.title)}>
          {page.title}
        </h1>
        {banner && saver && <saver.Upload of={banner} className={style.banner} />}
        {banner && !saver && (
          <img
            className={style.banner}
            src={banner.src}
            {...mediaSet(banner, BANNER_SIZES)}
            width={banner.width ?? undefined}
            height={banner.height ?? undefined}
            alt={banner.alt}
            fetchPriority="high"
          />
        )}
        {page.html ? (
          <>
            <ArticleAside text={page} cover={cover} about={service && page.slug !== service ? service : null} />
            <ArticleBody html={page.html} />
            <p className={style.date}>
              Last updated <LongDate iso={page.modifiedAt} />
            </p>
          </>
        ) : (
          <p>No page content found</p>
        )}
        <ContactLines text={`Hello, I have a question about ${firstLetters(page.title, 120)}.`} />
      </article>
      {form && (
        <Section heading="BOOK YOUR CONSULTATION" ground="shell">
          <LaterConsultationForm {...(service && { service })} />
        </Section>
      )}
    </>
  );
}

/** A page whose body editors write in WordPress. */
export function Page() {
  const { data } = useCurrentPage();
  // By its slug: on the way back to one of two such pages, the form kept the treatment of the other.
  if (data.status === 'found' && data.content.kind === 'managed')
    return <ManagedBody key={data.content.page.slug} {...data.content} />;
  const texts = { absent: 'No page content found', unavailable: 'Error: HTTP error! status: 503' };
  return data.status === 'found' ? null : <ContentMissing data={data} texts={texts} />;
}
