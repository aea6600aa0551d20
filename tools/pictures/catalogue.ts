import { gallery } from '../../src/content/gallery/gallery.ts';
import { galleryImages } from '../../src/content/gallery/gallery-images.ts';
import { homeCaseImages } from '../../src/content/home-gallery.ts';
import { casePictures } from '../../src/media/case-pictures.ts';
import { pictures, siteFileSpecs } from '../../src/media/pictures.ts';
import type { Catalogue } from './plan.ts';

/** Everything the build draws. Whatever else names results adds them here, each once, through `casePictures`. */
export const catalogue: Catalogue = {
  pictures: [...pictures, ...casePictures([...homeCaseImages(), ...galleryImages(gallery)])],
  siteFiles: siteFileSpecs,
};
