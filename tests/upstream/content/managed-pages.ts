import { article, imageAt, type Material } from './article.ts';
import { EDITOR_ID } from './authors.ts';
import { cover, escapeAmpersand, paragraph, question } from './blocks.ts';
import type { PostRecord, StoredFields } from './records.ts';
import { fromSiteTime } from './site-time.ts';

/** Managed pages by id: slug and title (row CMS-02). */
const PAGES: readonly (readonly [id: number, slug: string, title: string])[] = [
  [10, 'rhinoplasty-in-bangalore', 'Rhinoplasty in Bangalore'],
  [26, 'facelift-in-bangalore', 'Facelift in Bangalore'],
  [163, 'nose-jobs', 'Nose Jobs'],
  [111, 'breast-augmentation-in-bangalore', 'Breast Augmentation in Bangalore'],
  [190, 'body-contouring-in-bangalore', 'Body Contouring & Abdominoplasty in Bangalore'],
  [192, 'hair-transplant-in-bangalore', 'Hair Transplant in Bangalore'],
  [194, 'laser-hair-removal-in-bangalore', 'Laser Hair Removal in Bangalore'],
];

const WITH_HAND_WRITTEN_EXCERPT = 26;
const WITH_BROKEN_SCHEMA = 163;
const WITHOUT_FIELDS_AND_IMAGE = 192;

export const DRAFT_PAGE_ID = 1011;

const THEATRE = 0;
const PANORAMA = 8;
const SOCIAL = 9;

const PUBLISHED_GMT = fromSiteTime('2025-02-01T10:00:00');

const common = {
  type: 'page',
  status: 'publish',
  excerpt: null,
  dateGmt: PUBLISHED_GMT,
  modifiedGmt: PUBLISHED_GMT,
  author: EDITOR_ID,
  categories: [],
  tags: [],
  sticky: false,
  password: '',
  comments: [],
} as const;

function fieldsOf(material: Material, id: number, slug: string, title: string, topic: string): StoredFields {
  if (id === WITHOUT_FIELDS_AND_IMAGE) return {};
  if (id === WITH_BROKEN_SCHEMA) return { meta_title: 'Nose Jobs', schema: '{"@context": "https://schema.org", "@type": ' };
  const card = imageAt(material, SOCIAL).id;
  return {
    meta_title: `${title} | Clinic`,
    meta_description: `All about ${topic}: planning, procedure, recovery & cost.`,
    key_words: `${topic.toLowerCase()}, clinic, bangalore`,
    canonical: `https://www.example.test/${slug}`,
    schema: JSON.stringify({ '@context': 'https://schema.org', '@type': 'MedicalProcedure', name: topic }),
    featured_image: imageAt(material, THEATRE).id,
    social_media: card,
    social_media_image: card,
    og_image: card,
  };
}

/** The seven managed pages, among them one without fields and one with a broken schema, and one draft. */
export function createManagedPages(material: Material): PostRecord[] {
  const pages = PAGES.map(([id, slug, title]): PostRecord => {
    const topic = title.replace(/ in .*/, '');
    return {
      ...common,
      id,
      slug,
      title: escapeAmpersand(title),
      content: () => [
        cover(imageAt(material, PANORAMA), topic),
        ...article(material, topic, id),
        question('Does it hurt?', 'A little, for a day or two.'),
      ],
      excerpt: id === WITH_HAND_WRITTEN_EXCERPT ? `<p>A short, hand-written summary of ${topic}.</p>\n` : null,
      featuredMedia: id === WITHOUT_FIELDS_AND_IMAGE ? 0 : imageAt(material, THEATRE).id,
      fields: fieldsOf(material, id, slug, title, topic),
    };
  });
  const draft: PostRecord = {
    ...common,
    id: DRAFT_PAGE_ID,
    status: 'draft',
    slug: '',
    title: 'Mommy Makeover in Bangalore',
    content: () => [paragraph('Not yet public.')],
    featuredMedia: 0,
    fields: {},
  };
  return [...pages, draft];
}
