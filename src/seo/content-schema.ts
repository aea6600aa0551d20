import { clinic } from '../content/clinic.ts';
import { firstLetters } from '../content/first-letters.ts';
import { lastChangeOf } from '../content/last-change.ts';
import type { ManagedPageExtras } from '../content/managed-pages.ts';
import { type ManagedPage, type Picture, type Post, UNSAID_AUTHOR } from '../content/records.ts';
import { scriptLanguage } from '../content/script-language.ts';
import { href } from '../routes.ts';

type Schema = Record<string, unknown>;

/** Addresses are paths of the site; the head makes them absolute. */
const publisher = (): Schema => ({ '@type': 'Organization', name: clinic.name.value, url: '/' });

const imageOf = (picture: Picture | null): Schema =>
  picture
    ? {
        image: {
          '@type': 'ImageObject',
          url: picture.src,
          ...(picture.width && { width: picture.width }),
          ...(picture.height && { height: picture.height }),
        },
      }
    : {};

/** Structured data of an article. The author is a person only where WordPress names one. */
export function articleSchema(post: Post, description: string): Schema {
  const path = href('post', { slug: post.slug });
  const author = post.author === UNSAID_AUTHOR ? publisher() : { '@type': 'Person', name: post.author };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: firstLetters(post.title, 110),
    description,
    url: path,
    mainEntityOfPage: path,
    datePublished: post.publishedAt,
    dateModified: lastChangeOf(post),
    author,
    publisher: publisher(),
    ...(post.words > 0 && { wordCount: post.words }),
    ...(post.mainCategory && { articleSection: post.mainCategory.name }),
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    ...imageOf(post.banner),
    inLanguage: post.lang ?? scriptLanguage(post.title) ?? 'en',
  };
}

/** Structured data of a managed page whose editor typed none: a medical procedure, or the variant its entry names (rows SEO-19, SEO-20). */
export function managedSchema(
  page: ManagedPage,
  { description, path, kind = 'medical' }: { description: string; path: string; kind?: ManagedPageExtras['schema'] },
): Schema {
  const shared = { '@context': 'https://schema.org', url: path, description, ...imageOf(page.head.socialImage ?? page.banner) };
  switch (kind) {
    case 'blog':
      return {
        ...shared,
        '@type': 'BlogPosting',
        headline: firstLetters(page.title, 110),
        datePublished: page.publishedAt,
        dateModified: lastChangeOf(page),
        author: publisher(),
        publisher: publisher(),
      };
    case 'organization':
      return { ...shared, '@type': 'Organization', name: clinic.name.value };
    case 'web':
      return { ...shared, '@type': 'WebPage', name: page.title, dateModified: lastChangeOf(page), publisher: publisher() };
    default:
      return { ...shared, '@type': 'MedicalProcedure', name: page.title };
  }
}

const MAX_WORDS = 10;
const MIN_LETTERS = 5;

/** Words of more than four letters that say nothing about a subject. */
const STOP_WORDS = new Set(
  `about above after again against allow almost along already although always among another anyone around because become
  before behind being below between beyond bring could doing during either enough every everything first further given
  having however itself later least little makes might months never often other others ourselves rather really right shall
  should since small someone something sometimes still their theirs themselves there therefore these thing things think those
  though three through today together under until usually using various very weeks where whether which while whose
  within without would years yours yourself`.split(/\s+/),
);

/** Row SEO-18: up to ten words of more than four characters, each once, in the order in which they first come. */
export function keywordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => [...word].length >= MIN_LETTERS && !STOP_WORDS.has(word));
  return [...new Set(telling)].slice(0, MAX_WORDS);
}
