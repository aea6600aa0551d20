import type { CasePictureKey } from './case-pictures.ts';
import { type DoctorPictureKey, doctorPictures } from './doctor-pictures.ts';
import { type PagePictureKey, pagePictures } from './page-pictures.ts';
import type { PictureSpec } from './picture-spec.ts';
import { type ServicePictureKey, servicePictures } from './service-pictures.ts';

/** Every picture of the site by its one key. Results come on top, from the gallery's data through `casePictures`. */
export type PictureKey = PagePictureKey | DoctorPictureKey | ServicePictureKey | CasePictureKey;

/**
 * The catalogue of the build: never imported by a page, which asks `virtual:picture/<key>` for its own pictures instead.
 * To replace a drawing, put the photograph into `photos/` under its key.
 */
export const pictures: readonly PictureSpec<PictureKey>[] = [...pagePictures, ...doctorPictures, ...servicePictures];
