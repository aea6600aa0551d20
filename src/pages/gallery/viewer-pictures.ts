import type { PictureSource } from '../../components/image-viewer/use-image-viewer.tsx';
import type { GalleryCase } from '../../content/gallery/gallery-records.ts';
import { unpackPicture } from '../../media/packed-picture.ts';

export interface ViewerPictures {
  pictures: PictureSource[];
  /** Where the first picture of a case's image stands. */
  indexOf: (one: GalleryCase, view: number) => number;
}

/** Every picture of the known cases in one row, for the full-screen viewer. */
export function viewerPictures(cases: readonly GalleryCase[]): ViewerPictures {
  const row = cases.flatMap((one) =>
    one.images.flatMap((image, view) => image.pictures.map(({ picture }) => ({ slug: one.slug, view, picture }))),
  );
  return {
    pictures: row.map(({ picture }) => {
      const { sources, width, height, alt } = unpackPicture(picture);
      const ratio = height / width;
      const files = sources.avif.map(({ w, src }) => ({ src, width: w, height: Math.round(w * ratio) }));
      return { src: sources.webp.at(-1)?.src ?? '', alt, width, height, srcSet: files };
    }),
    indexOf: ({ slug }, wanted) =>
      Math.max(
        0,
        row.findIndex((place) => place.slug === slug && place.view === wanted),
      ),
  };
}
