import * as words from '#words/gallery';
import { comma } from '#words/language';
import type { PageModule } from '../../app/page-modules.ts';
import { caseTitle } from '../../content/gallery/case-words.ts';
import { categoryName } from '../../content/gallery/category-names.ts';
import type { GalleryCase, GalleryContent } from '../../content/gallery/gallery-records.ts';
import { pageTexts } from '../../content/pages.ts';
import { isEnglish } from '../../current-language.ts';
import { galleryCategories } from '../../gallery-categories.ts';
import { unpackPicture } from '../../media/packed-picture.ts';
import { defaultTitle } from '../../seo/head.ts';

const isSensitive = ({ images }: GalleryCase): boolean =>
  images.some(({ pictures }) => pictures.some(({ picture }) => unpackPicture(picture).sensitive));

/** Title, description and structured data of gallery, category and case (rows GAL-29, GAL-30, SENS-07). Pictures are never named. */
export const galleryHead: NonNullable<PageModule['head']> = ({ data }) => {
  if (data.status !== 'found' || data.content.kind !== 'gallery') return { description: pageTexts.gallery.lead };
  const { content } = data;
  const category = categoryName(content.category);
  const current = content.cases.find(({ slug }) => slug === content.current);
  const title = current ? `${titleOf(current)}${comma}${category}` : words.titleOf({ category });
  const { lead } = pageTexts.gallery;
  const list = content.named ? `${category}: ${lead}` : lead;
  const description = current ? descriptionOf(current, content) : list;
  return {
    // `/gallery` keeps its own name (row SEO-09), and its own description: it begins with a category that has an address, too.
    ...(content.named && { title: defaultTitle(title) }),
    description,
    sensitive: current ? isSensitive(current) : content.cases.some(isSensitive),
    noindex: content.counts[galleryCategories.indexOf(content.category)] === 0,
    jsonLd: [structuredData({ content, current, title, description })],
  };
};

/** Every address needs a title of its own; a case without texts has its number. */
const titleOf = (one: GalleryCase): string =>
  one.code || ((import.meta.english || isEnglish()) && one.name) ? caseTitle(one) : words.caseNumber({ number: one.at + 1 });

const descriptionOf = (current: GalleryCase, { category }: GalleryContent): string =>
  `${((import.meta.english || isEnglish()) && current.description) || `${titleOf(current)}.`} ${words.describedCase({ category: categoryName(category), number: current.at + 1 })}`;

interface Described {
  content: GalleryContent;
  current: GalleryCase | undefined;
  title: string;
  description: string;
}

const structuredData = ({ content, current, title, description }: Described): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': current ? 'MedicalWebPage' : ['MedicalWebPage', 'CollectionPage'],
  name: title,
  description,
  about: { '@type': 'MedicalProcedure', name: categoryName(content.category) },
  audience: { '@type': 'MedicalAudience', audienceType: 'Patient', suggestedMinAge: 18 },
  ...(!current && { mainEntity: { '@type': 'ItemList', numberOfItems: content.caseCount } }),
});
