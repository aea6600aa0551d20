import { homeCases } from '#records/home-cases';
import { serviceNames } from '#records/service-names';
import type { CaseImage } from '../media/case-pictures.ts';
import type { Placeholder } from './placeholder.ts';
import type { HomeCases } from './schema/gallery.ts';

/** Fields of row HOME-28. `image` is the key of a case: with `/before` and `/after` behind it, its two pictures. */
export interface HomeGalleryItem {
  id: string;
  title: string;
  image: string;
}

type Cases = HomeCases['value']['dermatology'];

const { plasticSurgery, dermatology } = homeCases.value;

const items = (cases: Cases): Placeholder<HomeGalleryItem[]> => ({
  ...homeCases,
  value: cases.flatMap(({ service, codes }) =>
    codes.map((code) => ({
      id: code.toLowerCase(),
      title: `${code} ${serviceNames[service]}`,
      image: `case/home/${code.toLowerCase()}`,
    })),
  ),
});

/** Row HOME-25: twelve items. */
export const plasticSurgeryGallery = () => items(plasticSurgery);

/** Row HOME-26: eight items. */
export const dermatologyGallery = () => items(dermatology);

/**
 * Every picture of the two galleries, as the picture catalogue asks for cases; none is sensitive. They have a category of
 * their own, so that the page can import them as one group.
 */
export const homeCaseImages = (): CaseImage[] =>
  [...plasticSurgery, ...dermatology].flatMap(({ service, codes }) =>
    codes.flatMap((code) =>
      (['before', 'after'] as const).map((state) => ({ category: 'home', code, state, treatment: service })),
    ),
  );
