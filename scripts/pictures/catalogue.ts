import { pictures } from '../../src/media/pictures.ts';
import { siteFileSpecs } from '../../src/media/site-file-specs.ts';
import type { Catalogue } from './plan.ts';

/** Everything the build draws. The gallery's data adds its images here, through `casePictures`. */
export const catalogue: Catalogue = { pictures, siteFiles: siteFileSpecs };
