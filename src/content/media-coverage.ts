import { placeholder } from './placeholder.ts';

/** Fields of row HOME-42: `image` is a picture key, `link` an address outside the site. */
export interface MediaItem {
  name: string;
  image: string;
  link: string;
  description: string;
}

const outlet = (index: number, kind: string) =>
  placeholder(
    {
      name: `${kind}, to be named`,
      image: `media-outlet/${index}`,
      link: `https://media-${index}.example/`,
      description: 'Title and date of the article, as it was published, will stand here.',
    } satisfies MediaItem,
    `media item ${index}: outlet, mark, address, title and date`,
  );

/** Row HOME-41: four outlets. */
export const mediaCoverage = [
  outlet(1, 'Newspaper'),
  outlet(2, 'Magazine'),
  outlet(3, 'Television channel'),
  outlet(4, 'Health portal'),
];
