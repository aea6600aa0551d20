import { type GalleryCategory, galleryCategories, gallerySlug } from '../../gallery-categories.ts';
import { resultView, viewWords } from '../../media/treatment-views.ts';
import type { ServiceSlug } from '../../routes.ts';
import { placeholder } from '../placeholder.ts';
import type { GalleryEntries, GalleryEntry, PicturePath, Stage } from './gallery-entry.ts';
import { disclaimer, sampleTexts, wanted } from './sample-texts.ts';

/** What is drawn for a category until its photographs come. */
export const galleryTreatments = {
  Rhinoplasty: 'rhinoplasty',
  'Anti Ageing Procedures': 'anti-ageing',
  'Body Contouring Abdominoplasty': 'abdominal-contouring',
  'Breast Augmentation/Breast Enhancement': 'breast-enhancement',
  'Hair Transplant': 'hair-transplant',
  Liposuction: 'liposuction',
  'Acne and acne scars': 'acne-and-scars',
  'Fillers and Botox': 'fillers-and-botox',
  'Laser Hair Removal': 'laser-hair-removal',
  'Laser tattoo removal': 'laser-tattoo-removal',
  'PRP (Platelet Rich Plasma)': 'platelet-rich-plasma-injections',
  'Dark Circles and Under Eye Bags': 'dark-circles-under-eye-bags',
  Blepharoplasty: 'blepharo-plasty',
  'Structural Fat Grafting': 'structural-fat-grafting',
  'Gynaecomastia (Male Breast / Moobs)': 'gynaecomastia-male-breast-moobs',
  Others: 'other-services',
} as const satisfies Record<GalleryCategory, ServiceSlug>;

interface Sample {
  /** First three digits of its codes. */
  series: number;
  cases: number;
  /** Cases that also stand on the home page: their pictures are shared. */
  home?: readonly number[];
  /** Images given as bare paths after the cases (row GAL-24). */
  plain?: number;
}

/** `Others` is left empty, as the clinic's own list may be. */
const samples: Partial<Record<GalleryCategory, Sample>> = {
  Rhinoplasty: { series: 101, cases: 12, home: [1, 2, 3, 4] },
  'Anti Ageing Procedures': { series: 102, cases: 11, home: [1, 2, 3] },
  'Body Contouring Abdominoplasty': { series: 104, cases: 11 },
  'Breast Augmentation/Breast Enhancement': { series: 105, cases: 12 },
  'Hair Transplant': { series: 201, cases: 24, home: [6, 7] },
  Liposuction: { series: 106, cases: 11 },
  'Acne and acne scars': { series: 301, cases: 12, home: [1, 2] },
  'Fillers and Botox': { series: 302, cases: 11, home: [1, 2] },
  'Laser Hair Removal': { series: 306, cases: 9, plain: 3 },
  'Laser tattoo removal': { series: 305, cases: 8, home: [1] },
  'PRP (Platelet Rich Plasma)': { series: 307, cases: 5, plain: 6 },
  'Dark Circles and Under Eye Bags': { series: 303, cases: 11, home: [1, 2] },
  Blepharoplasty: { series: 103, cases: 11, home: [1, 2, 3] },
  'Structural Fat Grafting': { series: 107, cases: 10 },
  'Gynaecomastia (Male Breast / Moobs)': { series: 108, cases: 11 },
};

/** Distinct pairs drawn for a category; its cases share them, because each drawing costs the build half a second. */
const PAIRS = 5;
const WITHDRAWN = 18;

const codeOf = ({ series }: Sample, number: number): string => `T${series}${String(number).padStart(2, '0')}`;

/** Numbers of the cases whose own pictures are drawn: those of the home page first. */
const drawn = ({ home = [] }: Sample): number[] =>
  [...home, 1, 2, 3, 4, 5, 6, 7].filter((number, index, all) => all.indexOf(number) === index).slice(0, PAIRS);

function path(category: GalleryCategory, sample: Sample, number: number, stage: Stage): PicturePath {
  const folder = sample.home?.includes(number) ? 'home' : gallerySlug(category);
  return `case/${folder}/${codeOf(sample, number).toLowerCase()}/${stage}`;
}

/** Number of the case whose pictures stand in for image `view` of case `number`. A withdrawn case has its own. */
function pictured(sample: Sample, number: number, view: number): number {
  if (number === WITHDRAWN) return number;
  const pool = drawn(sample);
  return pool.includes(number) && view === 0 ? number : (pool[(number + 1 + 2 * view) % pool.length] ?? number);
}

/** One to three images, so that some cases have several and most have one. */
const imagesOf = (number: number): number => [1, 2, 1, 3, 1][number % 5] ?? 1;

/** The view in which the pictures of case `number` are drawn. */
const angleOf = (category: GalleryCategory, number: number): string =>
  viewWords(resultView(galleryTreatments[category], number - 1).view);

function sampleCase(category: GalleryCategory, sample: Sample, number: number): GalleryEntry[] {
  const { names, descriptions } = sampleTexts[category];
  const name = names[number % names.length] ?? '';
  const description = descriptions[number % descriptions.length] ?? '';
  return Array.from({ length: imagesOf(number) }, (_, view) => {
    const other = pictured(sample, number, view);
    return {
      // Gaps as they occur: no title, no short name, no description, the same words with each image, a disclaimer here and there.
      ...(number === 5 ? { id: `case-${sample.series}-${number}-${view + 1}` } : { title: titleOf(sample, number, name) }),
      description: number % 6 === 4 ? '' : description,
      ...(number % 4 === 2 && { disclaimer }),
      image: { before: path(category, sample, other, 'before'), after: path(category, sample, other, 'after') },
      angle: angleOf(category, other),
    };
  });
}

const titleOf = (sample: Sample, number: number, name: string): string =>
  number === 9 ? codeOf(sample, number) : `${codeOf(sample, number)} ${name}`;

function sampleCategory(category: GalleryCategory): (GalleryEntry | PicturePath)[] {
  const sample = samples[category];
  if (!sample) return [];
  const numbers = Array.from({ length: sample.cases }, (_, i) => i + 1);
  const plain = Array.from({ length: sample.plain ?? 0 }, (_, i) =>
    path(category, sample, drawn(sample)[i >> 1] ?? 1, i % 2 ? 'before' : 'after'),
  );
  return [
    ...numbers.flatMap((number) => sampleCase(category, sample, number)),
    { title: `${codeOf(sample, 99)} Not photographed yet`, description: 'An entry without image.' },
    ...plain,
  ];
}

/** Stands in for the clinic's own cases. Every picture is a drawing and says so. */
export const galleryEntries = placeholder<GalleryEntries>(
  Object.fromEntries(galleryCategories.map((category) => [category, sampleCategory(category)])),
  wanted,
);
