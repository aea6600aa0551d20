import { createHash } from 'node:crypto';
import { traitsProblem } from '../../src/content/gallery/case-traits.ts';
import type { CaseConsents } from '../../src/content/gallery/gallery-entry.ts';
import {
  CASES_PER_LOAD,
  casesPath,
  type GalleryBanner,
  type GalleryCase,
  type GalleryIndex,
  INDEX_PATH,
} from '../../src/content/gallery/gallery-records.ts';
import type { SourceCase } from '../../src/content/gallery/group-cases.ts';
import type { PublishedCategory } from '../../src/content/gallery/published-cases.ts';
import { galleryTreatments } from '../../src/content/gallery/sample-entries.ts';
import type { GalleryCategory } from '../../src/gallery-categories.ts';
import { type PictureEntry, packPicture, unpackPicture } from '../../src/media/packed-picture.ts';

export interface BuiltGallery {
  index: GalleryIndex;
  /** First ten cases of each category by its slug: what the prerendered pages show. */
  firstCases: Record<string, GalleryCase[]>;
  /** Text of each file by its path on the site. */
  files: Map<string, string>;
}

export interface GalleryParts {
  categories: readonly PublishedCategory[];
  consents: CaseConsents;
  /** By key. */
  pictures: Readonly<Record<string, PictureEntry>>;
  /** Cases that also stand on the home page, by the segment of their address. */
  onHome: ReadonlySet<string>;
}

/**
 * The gallery's data as files of ten cases, and the index the Worker reads.
 * @throws on a picture that was not made, a photograph without consent, and a withdrawn case that still stands on the home page.
 */
export function buildGallery({ categories, consents, pictures, onHome }: GalleryParts): BuiltGallery {
  for (const slug of categories.flatMap(({ withdrawn }) => withdrawn)) {
    if (onHome.has(slug)) throw new Error(`Case "${slug}" is withdrawn and still on the home page: take another one there.`);
  }
  const files = new Map<string, string>();
  const firstCases: Record<string, GalleryCase[]> = {};
  const index = categories.map(({ name, slug, cases: source, withdrawn }) => {
    const cases = recordsOf(source, pictures);
    for (const one of cases) checkConsent(one, consents, onHome.has(one.slug));
    const version = createHash('sha256').update(JSON.stringify(cases)).digest('hex').slice(0, 8);
    for (let page = 0; page * CASES_PER_LOAD < cases.length; page++) {
      const slice = cases.slice(page * CASES_PER_LOAD, (page + 1) * CASES_PER_LOAD);
      files.set(casesPath(slug, version, page), JSON.stringify(slice));
    }
    firstCases[slug] = cases.slice(0, CASES_PER_LOAD);
    const images = cases.reduce((sum, one) => sum + one.images.length, 0);
    const banner = bannerOf(name, pictures);
    return {
      slug,
      version,
      images,
      cases: cases.map((one) => one.slug),
      withdrawn,
      ...traitsOf(cases),
      ...(banner && { banner }),
    };
  });
  files.set(INDEX_PATH, JSON.stringify({ categories: index }));
  return { index: { categories: index }, firstCases, files };
}

/** What the cases can be compared by, where any of them can. */
const traitsOf = (cases: readonly GalleryCase[]) =>
  cases.some(({ traits }) => traits) && { traits: cases.map(({ traits }) => traits ?? null) };

/** The banner of the category's treatment, wide and tall; decoration that is fit for everyone. */
function bannerOf(name: GalleryCategory, pictures: GalleryParts['pictures']): GalleryBanner | undefined {
  const at = `service/${galleryTreatments[name]}/banner`;
  const [wide, tall] = [pictures[at], pictures[`${at}-tall`]];
  return wide && tall && [packPicture(wide), packPicture(tall)];
}

function recordsOf(source: readonly SourceCase[], pictures: GalleryParts['pictures']): GalleryCase[] {
  let first = 0;
  return source.map(({ slug, code, name, description, disclaimer, traits, images }, at) => {
    const problem = traits && traitsProblem(traits);
    if (problem) throw new Error(`Case "${slug}": ${problem}.`);
    const record: GalleryCase = {
      slug,
      at,
      first,
      ...(code && { code }),
      ...(name && { name }),
      ...(description && { description }),
      ...(disclaimer && { disclaimer }),
      ...(traits && { traits }),
      images: images.map(({ angle, pictures: shown }) => ({
        ...(angle && { angle }),
        pictures: shown.map(({ stage, path }) => ({ ...(stage && { stage }), picture: packed(path, pictures) })),
      })),
    };
    first += images.length;
    return record;
  });
}

function packed(path: string, pictures: GalleryParts['pictures']) {
  const entry = pictures[path];
  if (!entry) throw new Error(`The picture "${path}" of the gallery was not made.`);
  return packPicture(entry);
}

/** A drawing is nobody's picture; a photograph is shown only where its patient allowed it, in writing. */
function checkConsent({ slug, images }: GalleryCase, consents: CaseConsents, onHome: boolean): void {
  if (!images.some((image) => image.pictures.some(({ picture }) => !unpackPicture(picture).placeholder))) return;
  const scope = consents[slug]?.scope ?? [];
  if (!scope.includes('gallery')) throw new Error(`Case "${slug}" has photographs and no consent to show them in the gallery.`);
  if (onHome && !scope.includes('home page')) throw new Error(`Case "${slug}" has no consent to stand on the home page.`);
}
