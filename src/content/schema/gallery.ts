import * as v from 'valibot';
import { type GalleryCategory, galleryCategories } from '../../gallery-categories.ts';
import { type Treatment, treatments } from '../../media/treatments.ts';
import { isoDate } from './clinic.ts';
import { choice, type Field, group, key, list, optional, owed, text } from './fields.ts';

/** One field for each name. */
function each<const N extends string, T extends Field>(names: readonly N[], field: (name: N) => T): Record<N, T> {
  return Object.fromEntries(names.map((name) => [name, field(name)])) as Record<N, T>;
}

/** Words of the sample cases of a category: what was done, without figures. */
const samples = (category: GalleryCategory) =>
  group(category, {
    names: list('Names of cases', text('Name of a case', { max: 60 })),
    descriptions: list('What was done', v.union([text('What was done', { min: 40, max: 200 }), v.literal('')])),
  });

/** Stands in for the clinic's own cases, until they come. */
export const sampleCases = group('Sample cases', {
  disclaimer: text('Disclaimer', { min: 40, max: 160 }),
  wanted: text('What the clinic has to supply', { max: 200 }),
  categories: group('Categories', each(galleryCategories, samples)),
});
export type SampleCases = v.InferOutput<typeof sampleCases>;

/** A patient's written consent. Kept with the data of the build; nothing of it is published but its absence. */
const consent = group('Consent', {
  scope: v.pipe(list('Where the pictures may be shown', choice('Place', ['gallery', 'home page', 'service page'])), v.readonly()),
  given: isoDate('Given on'),
  withdrawn: optional(
    isoDate('Withdrawn on', 'Removes page, pictures, data and sitemap entry from the next build; the address then answers 410.'),
  ),
});

/** By segment of the case's address: `t20106`. */
export const consents = v.pipe(
  v.record(key('Code of the case', /^t\d{5}$/, 'a code such as t20106'), consent),
  v.title('Consents'),
);
export type CaseConsents = Readonly<v.InferOutput<typeof consents>>;

const drawing = (treatment: Treatment) =>
  group(treatment, {
    before: text('Before', { min: 10, max: 100, help: 'What the drawing shows, for those who do not see it.' }),
    after: text('After', { min: 10, max: 100 }),
  });
export const drawings = group('Drawings', each(treatments, drawing));
export type Drawings = v.InferOutput<typeof drawings>;

/**
 * Services whose cases may stand on a page without a notice: face, eyelids, hair, skin. Every other case stays in the
 * gallery, behind its notice (row HOME-29).
 */
export const nonSensitiveServices = [
  'rhinoplasty',
  'anti-ageing',
  'blepharo-plasty',
  'hair-transplant',
  'acne-and-scars',
  'fillers-and-botox',
  'laser-tattoo-removal',
  'laser-scar-revision',
  'dark-circles-under-eye-bags',
] as const satisfies readonly Treatment[];

const cases = (label: string, count: number) =>
  v.pipe(
    list(
      label,
      group('Cases of a service', {
        service: choice('Service', nonSensitiveServices, 'Other services have pictures of the body (row HOME-29).'),
        codes: list('Codes', key('Code of a case', /^T\d{5}$/, 'a code such as T20106')),
      }),
    ),
    v.check((given) => given.flatMap(({ codes }) => codes).length === count, `must be ${count} cases`),
  );

/** Cases of the home page (rows HOME-25, HOME-26). */
export const homeCases = owed(
  group('Cases of the home page', { plasticSurgery: cases('Plastic surgery', 12), dermatology: cases('Dermatology', 8) }),
);
export type HomeCases = v.InferOutput<typeof homeCases>;
