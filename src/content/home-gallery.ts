import { type ServiceSlug, serviceLabels } from '../routes.ts';
import { placeholder } from './placeholder.ts';

/** Fields of row HOME-28. `image` is the key of a pair: with `/before` and `/after` behind it, the two pictures. */
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
  'platelet-rich-plasma-injections',
  'dark-circles-under-eye-bags',
] as const satisfies ServiceSlug[];

type NonSensitiveService = (typeof NON_SENSITIVE_SERVICES)[number];

const cases = (service: NonSensitiveService, count: number): HomeGalleryItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${service}-${index + 1}`,
    title: `${serviceLabels[service]}, case ${index + 1}`,
    image: `case/${service}/${index + 1}`,
  }));

const WANTED = 'photographs before and after of cases that may stand on the home page, each with written consent';

/** Row HOME-25: twelve items. */
export const plasticSurgeryGallery = placeholder(
  [...cases('rhinoplasty', 4), ...cases('anti-ageing', 3), ...cases('blepharo-plasty', 3), ...cases('hair-transplant', 2)],
  WANTED,
);

/** Row HOME-26: eight items. */
export const dermatologyGallery = placeholder(
  [
    ...cases('acne-and-scars', 2),
    ...cases('fillers-and-botox', 2),
    ...cases('dark-circles-under-eye-bags', 2),
    ...cases('laser-scar-revision', 1),
    ...cases('laser-tattoo-removal', 1),
  ],
  WANTED,
);
