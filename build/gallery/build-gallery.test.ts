import { describe, expect, it } from 'vitest';
import { gallery } from '../../src/content/gallery/gallery.ts';
import type { GalleryEntries } from '../../src/content/gallery/gallery-entry.ts';
import { galleryImages } from '../../src/content/gallery/gallery-images.ts';
import type { GalleryCase } from '../../src/content/gallery/gallery-records.ts';
import { publishedCases } from '../../src/content/gallery/published-cases.ts';
import { homeCaseImages } from '../../src/content/home-gallery.ts';
import { galleryData, imageNumber } from '../../src/documents/gallery-data.ts';
import { ASSETS_PREFIX, GALLERY_FILES_PREFIX } from '../../src/endpoints.ts';
import { galleryCategories } from '../../src/gallery-categories.ts';
import { casePictures } from '../../src/media/case-pictures.ts';
import { type PictureEntry, unpackPicture } from '../../src/media/packed-picture.ts';
import { plannedEntry } from '../../tools/pictures/manifest.ts';
import { type BuiltGallery, buildGallery } from './build-gallery.ts';

const picturesOf = (categories: typeof gallery): Record<string, PictureEntry> =>
  Object.fromEntries(
    casePictures([...homeCaseImages(), ...galleryImages(categories)]).map((spec) => [spec.key, plannedEntry(spec)]),
  );

const onHome = new Set(homeCaseImages().map(({ code }) => code.toLowerCase()));
const sample = buildGallery({ categories: gallery, consents: {}, pictures: picturesOf(gallery), onHome });

const reader =
  ({ files }: BuiltGallery) =>
  async (slug: string, version: string, page: number): Promise<GalleryCase[]> =>
    JSON.parse(files.get(`${GALLERY_FILES_PREFIX}${slug}.${version}.${page}.json`) ?? 'null');

const shown = (place: Parameters<typeof galleryData>[0]) => galleryData(place, sample.index, reader(sample));

describe('the sample gallery', () => {
  const all = [...sample.files]
    .filter(([path]) => path.startsWith(ASSETS_PREFIX))
    .flatMap(([, text]): GalleryCase[] => JSON.parse(text));

  it('has sixteen categories, one of them empty, and at least 200 images', () => {
    expect(sample.index.categories).toHaveLength(16);
    expect(sample.index.categories.filter(({ images }) => images === 0).map(({ slug }) => slug)).toEqual(['others']);
    expect(all.reduce((sum, { images }) => sum + images.length, 0)).toBeGreaterThanOrEqual(200);
  });

  it('has every gap the screen must bear: no title, no name, no description, a disclaimer, bare paths, several angles', () => {
    expect(all.some(({ code, name }) => !code && !name)).toBe(true);
    expect(all.some(({ code, name }) => code && !name)).toBe(true);
    expect(all.some(({ description }) => !description)).toBe(true);
    expect(all.some(({ disclaimer }) => disclaimer)).toBe(true);
    expect(all.some(({ images }) => images[0]?.pictures[0]?.stage === undefined)).toBe(true);
    expect(all.some(({ images }) => images.length === 3)).toBe(true);
  });

  it('keeps one data file below 6 kB before compression has done its part', () => {
    for (const text of sample.files.values()) expect(text.length).toBeLessThan(16_000);
  });

  it('says of every picture whether it is sensitive (SENS-07)', async () => {
    const { slug, version } = sample.index.categories[3] ?? { slug: '', version: '' };
    expect(slug).toBe('breast-augmentation-breast-enhancement');
    const hair = sample.index.categories[4];
    const flags = async (of: string, file: string): Promise<boolean[]> =>
      (await reader(sample)(of, file, 0)).flatMap(({ images }) =>
        images.flatMap(({ pictures }) => pictures.map(({ picture }) => unpackPicture(picture).sensitive)),
      );
    expect(new Set(await flags(slug, version))).toEqual(new Set([true]));
    expect(new Set(await flags(hair?.slug ?? '', hair?.version ?? ''))).toEqual(new Set([false]));
  });
});

describe('galleryData', () => {
  it('shows the default category without a name (GAL-19), and ten cases', async () => {
    const data = await shown({});
    expect(data).toMatchObject({ status: 'found', content: { category: 'Hair Transplant', current: null, caseCount: 23 } });
    if (data.status !== 'found' || data.content.kind !== 'gallery') throw new Error('No gallery');
    expect(data.content.cases).toHaveLength(10);
    const last = sample.index.categories[4]?.cases.at(-1);
    expect(data.content).toMatchObject({ previous: last, next: 't20102' });
  });

  it('brings a case beyond the first ten along, and joins the ends', async () => {
    const data = await shown({ category: 'hair-transplant', case: 't20124' });
    if (data.status !== 'found' || data.content.kind !== 'gallery') throw new Error('No gallery');
    expect(data.content.cases.map(({ slug }) => slug).at(-1)).toBe('t20124');
    expect(data.content).toMatchObject({ current: 't20124', next: 't20101', previous: 't20123' });
  });

  it('shows an empty category', async () => {
    expect(await shown({ category: 'others' })).toMatchObject({ status: 'found', content: { caseCount: 0, cases: [] } });
  });

  it('knows what is absent and what is gone', async () => {
    expect(await shown({ category: 'teeth' })).toEqual({ status: 'absent' });
    expect(await shown({ category: 'hair-transplant', case: 't99999' })).toEqual({ status: 'absent' });
    expect(await shown({ category: 'hair-transplant', case: 't20118' })).toEqual({ status: 'gone' });
    expect(await shown({ category: 'rhinoplasty', case: 't20118' })).toEqual({ status: 'absent' });
  });

  it('counts images over all categories (GAL-02)', () => {
    const counts = sample.index.categories.map(({ images }) => images);
    expect(imageNumber(counts, galleryCategories, 'Rhinoplasty', 0)).toBe(1);
    expect(imageNumber(counts, galleryCategories, 'Anti Ageing Procedures', 2)).toBe((counts[0] ?? 0) + 3);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const last = (counts[14] ?? 0) - 1;
    expect(imageNumber(counts, galleryCategories, 'Gynaecomastia (Male Breast / Moobs)', last)).toBe(total);
  });
});

describe('a withdrawn case', () => {
  const entries: GalleryEntries = {
    Liposuction: [
      { title: 'T10601 Stays', image: { before: 'case/liposuction/t10601/before' } },
      { title: 'T10602 Goes', image: { before: 'case/liposuction/t10602/before' } },
    ],
  };
  const given = { scope: ['gallery'], given: '2026-01-02' } as const;
  const categories = publishedCases(entries, { t10602: { ...given, withdrawn: '2026-02-03' } });
  const built = buildGallery({ categories, consents: {}, pictures: picturesOf(categories), onHome: new Set() });

  it('leaves neither data nor pictures, only its address', () => {
    expect(galleryImages(categories).map(({ code }) => code)).toEqual(['t10601']);
    for (const [path, text] of built.files) if (path.startsWith(ASSETS_PREFIX)) expect(text).not.toMatch(/t10602|Goes/i);
    expect(built.index.categories[5]).toMatchObject({ cases: ['t10601'], withdrawn: ['t10602'], images: 1 });
  });

  it('may not stay on the home page', () => {
    expect(() =>
      buildGallery({ categories, consents: {}, pictures: picturesOf(categories), onHome: new Set(['t10602']) }),
    ).toThrow('still on the home page');
  });

  it('and a photograph without consent fail the build', () => {
    const [spec] = casePictures(galleryImages(categories));
    if (!spec) throw new Error('No picture');
    const pictures = { [spec.key]: { ...plannedEntry(spec), placeholder: false } };
    const parts = { categories, pictures, onHome: new Set<string>() };
    expect(() => buildGallery({ ...parts, consents: {} })).toThrow('no consent');
    expect(() => buildGallery({ ...parts, consents: { t10601: { ...given, scope: ['home page'] } } })).toThrow('no consent');
    expect(buildGallery({ ...parts, consents: { t10601: given } }).index.categories[5]?.images).toBe(1);
    expect(() => buildGallery({ ...parts, consents: { t10601: given }, onHome: new Set(['t10601']) })).toThrow('home page');
  });
});
