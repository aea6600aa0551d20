import * as words from '#words/gallery';
import { comma } from '#words/language';
import * as said from '#words/pictures';
import type { PictureSource } from '../../components/image-viewer/use-image-viewer.tsx';
import type { Stage } from '../../content/gallery/gallery-entry.ts';
import type { GalleryCase } from '../../content/gallery/gallery-records.ts';
import { isEnglish } from '../../current-language.ts';
import { unpackPicture } from '../../media/packed-picture.ts';

export interface ViewerPictures {
  pictures: PictureSource[];
  /** Where the first picture of a case's image stands. */
  indexOf: (one: GalleryCase, view: number) => number;
  /** The case and its image that a picture belongs to. */
  placeOf: (index: number) => { one: GalleryCase; view: number } | undefined;
}

/** Every picture of the known cases in one row, for the full-screen viewer. */
export function viewerPictures(cases: readonly GalleryCase[]): ViewerPictures {
  const row = cases.flatMap((one) =>
    one.images.flatMap((image, view) =>
      image.pictures.map(({ stage, picture }) => ({ one, view, picture, name: pictureName(one, stage) })),
    ),
  );
  return {
    pictures: row.map(({ picture, name }) => {
      const { sources, width, height, alt, placeholder } = unpackPicture(picture);
      const ratio = height / width;
      const files = sources.avif.map(({ w, src }) => ({ src, width: w, height: Math.round(w * ratio) }));
      const title = placeholder ? said.drawn({ what: name }) : name;
      return { src: sources.webp.at(-1)?.src ?? '', alt: ownAlt(title) ?? alt, title, width, height, srcSet: files };
    }),
    indexOf: ({ slug }, wanted) =>
      Math.max(
        0,
        row.findIndex((place) => place.one.slug === slug && place.view === wanted),
      ),
    placeOf: (index) => row[index],
  };
}

/** Which case a picture is of, and its stage. */
export const pictureName = ({ at, code }: GalleryCase, stage: Stage | undefined): string =>
  [code ?? words.caseNumber({ number: at + 1 }), stage && stageName(stage)].filter(Boolean).join(comma);

const stageName = (stage: Stage): string => ({ before: words.before, during: words.during, after: words.after })[stage];

/** What stands for a picture in other languages than English, in which its own text is. */
export const ownAlt = (name: string): string | undefined => (import.meta.english || isEnglish() ? undefined : name);
