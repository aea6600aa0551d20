import { type ServiceSlug, serviceLabels } from '../routes.ts';
import { placeholder } from './placeholder.ts';

/** Fields of row HOME-28. `image` is the key of a case: with `/before` and `/after` behind it, its two pictures. */
export interface HomeGalleryItem {
  id: string;
  title: string;
  image: string;
}

/**
 * Services whose cases may stand on a page without a notice: face, eyelids, hair, skin. Every other case stays in the
 * gallery, behind its notice (row HOME-29).
 */
export const NON_SENSITIVE_SERVICES = [
  'rhinoplasty',
  'anti-ageing',
  'blepharo-plasty',
  'hair-transplant',
  'acne-and-scars',
  'fillers-and-botox',
  'laser-tattoo-removal',
  'laser-scar-revision',
  'dark-circles-under-eye-bags',
] as const satisfies ServiceSlug[];

type NonSensitiveService = (typeof NON_SENSITIVE_SERVICES)[number];

/** Case codes of one service. */
type Cases = readonly [service: NonSensitiveService, ...codes: string[]];

const surgeryCases: readonly Cases[] = [
  ['rhinoplasty', 'T10101', 'T10102', 'T10103', 'T10104'],
  ['anti-ageing', 'T10201', 'T10202', 'T10203'],
  ['blepharo-plasty', 'T10301', 'T10302', 'T10303'],
  ['hair-transplant', 'T20106', 'T20107'],
];

const dermatologyCases: readonly Cases[] = [
  ['acne-and-scars', 'T30101', 'T30102'],
  ['fillers-and-botox', 'T30201', 'T30202'],
  ['dark-circles-under-eye-bags', 'T30301', 'T30302'],
  ['laser-scar-revision', 'T30401'],
  ['laser-tattoo-removal', 'T30501'],
];

const items = (cases: readonly Cases[]): HomeGalleryItem[] =>
  cases.flatMap(([service, ...codes]) =>
    codes.map((code) => ({
      id: code.toLowerCase(),
      title: `${code} ${serviceLabels[service]}`,
      image: `case/home/${code.toLowerCase()}`,
    })),
  );

const WANTED = 'photographs before and after of cases that may stand on the home page, each with written consent';

/** Row HOME-25: twelve items. */
export const plasticSurgeryGallery = placeholder(items(surgeryCases), WANTED);

/** Row HOME-26: eight items. */
export const dermatologyGallery = placeholder(items(dermatologyCases), WANTED);

/**
 * Every picture of the two galleries, as the picture catalogue asks for cases; none is sensitive. They have a category of
 * their own, so that the page can import them as one group.
 */
export const homeCaseImages = () =>
  [...surgeryCases, ...dermatologyCases].flatMap(([service, ...codes]) =>
    codes.flatMap((code) =>
      (['before', 'after'] as const).map((state) => ({ category: 'home', code, state, treatment: service })),
    ),
  );
