import type { CaseTraits } from './case-traits.ts';
import { type GalleryEntry, type PicturePath, type Stage, stages } from './gallery-entry.ts';

/** One image of a case: its pictures in the order of time. A bare path says nothing about its moment. */
export interface SourceImage {
  angle: string;
  sensitive: boolean | undefined;
  pictures: { stage: Stage | null; path: PicturePath }[];
}

/** A case as the data tells it; texts are empty where there are none. */
export interface SourceCase {
  /** Segment of its address. */
  slug: string;
  /** `T20106`, or empty. */
  code: string;
  name: string;
  description: string;
  disclaimer: string;
  traits?: CaseTraits;
  images: SourceImage[];
}

const CODE = /^T\d{3,}\b/i;

/**
 * Row GAL-28: the images of one category as cases, in the order in which each case first appears. Images belong together by case
 * code, and without one by an equal title and description next to each other. Each text of a case is the first one given.
 * Entries without a picture are left out: there is nothing to show (row GAL-30).
 * @throws when two cases get one address.
 */
export function groupCases(entries: readonly (GalleryEntry | PicturePath)[]): SourceCase[] {
  const cases: SourceCase[] = [];
  let previous: GalleryEntry = {};
  for (const given of entries) {
    const entry = typeof given === 'string' ? { image: given } : given;
    const image = imageOf(entry);
    if (!image) continue;
    const code = (entry.title?.match(CODE)?.[0] ?? '').toUpperCase();
    const last = cases.at(-1);
    const found = code ? cases.find((other) => other.code === code) : last && isSame(entry, previous) ? last : undefined;
    if (found) complete(found, entry, image);
    else cases.push(caseOf(code, entry, image));
    previous = entry;
  }
  return checked(cases);
}

const isSame = (a: GalleryEntry, b: GalleryEntry): boolean =>
  Boolean(a.title && a.description) && a.title === b.title && a.description === b.description;

function imageOf({ image, angle = '', sensitive }: GalleryEntry): SourceImage | null {
  if (!image) return null;
  if (typeof image === 'string') return { angle, sensitive, pictures: [{ stage: null, path: image }] };
  const pictures = stages.flatMap((stage) => {
    const path = image[stage];
    return path ? [{ stage, path }] : [];
  });
  return pictures.length ? { angle, sensitive, pictures } : null;
}

const nameOf = (code: string, title = ''): string =>
  title
    .slice(code.length)
    .replace(/^[\s:,-]+/, '')
    .trim();

const caseOf = (code: string, entry: GalleryEntry, image: SourceImage): SourceCase => ({
  slug: slugOf(code || entry.id || lastParts(image.pictures[0]?.path ?? '')),
  code,
  name: nameOf(code, entry.title),
  description: entry.description?.trim() ?? '',
  disclaimer: entry.disclaimer?.trim() ?? '',
  ...(entry.traits && { traits: entry.traits }),
  images: [image],
});

function complete(known: SourceCase, entry: GalleryEntry, image: SourceImage): void {
  known.name ||= nameOf(known.code, entry.title);
  known.description ||= entry.description?.trim() ?? '';
  known.disclaimer ||= entry.disclaimer?.trim() ?? '';
  if (entry.traits) known.traits ??= entry.traits;
  known.images.push(image);
}

/** `case/laser-hair-removal/plain-3/after` → `plain-3 after`: what tells this path from its neighbours. */
const lastParts = (path: PicturePath): string =>
  path
    .split('/')
    .slice(-2)
    .join(' ')
    .replace(/\.\w+$/, '');

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function checked(cases: SourceCase[]): SourceCase[] {
  const seen = new Set<string>();
  for (const { slug } of cases) {
    if (!slug || seen.has(slug)) throw new Error(`Two cases of one category have the address "${slug}".`);
    seen.add(slug);
  }
  return cases;
}
