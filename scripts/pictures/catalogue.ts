import { pictures } from '../../src/media/pictures.ts';
import { siteFiles } from '../../src/media/site-files.ts';
import type { Catalogue } from './plan.ts';

/** Everything the build draws. The gallery's data adds its images here, through `casePictures`. */
export const catalogue: Catalogue = { pictures, siteFiles };
