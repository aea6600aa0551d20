import { icons, logo, type SiteFile, serviceShareCard, shareCard } from '../content/site-files.ts';
import type { CasePictureKey } from './case-pictures.ts';
import { type DoctorPictureKey, doctorPictures } from './doctor-pictures.ts';
import { type PagePictureKey, pagePictures } from './page-pictures.ts';
import type { PictureArt, PictureSpec } from './picture-spec.ts';
import { type ServicePictureKey, serviceArt, servicePictures, serviceSlugs } from './service-pictures.ts';

/** Every picture of the site by its one key. Results come on top, from the gallery's data through `casePictures`. */
type PictureKey = PagePictureKey | DoctorPictureKey | ServicePictureKey | CasePictureKey;

/**
 * The catalogue of the build: never imported by a page, which asks `virtual:picture/<key>` for its own pictures instead.
 * To replace a drawing, put the photograph into `photos/` under its key.
 */
export const pictures: readonly PictureSpec<PictureKey>[] = [...pagePictures, ...doctorPictures, ...servicePictures];

/** A file at a lasting address, and what is drawn for it. */
export interface SiteFileSpec extends SiteFile {
  art: PictureArt;
}

const onGentian = { kind: 'brand', bg: ['#43207a', '#ffffff'] } as const satisfies PictureArt;

/** All of them, for the build. */
export const siteFileSpecs: readonly SiteFileSpec[] = [
  { ...shareCard, art: { kind: 'hero' } },
  ...serviceSlugs.map((slug) => ({ ...serviceShareCard(slug), art: serviceArt(slug) })),
  { ...logo, art: { kind: 'brand' } },
  { ...icons.favicon, art: { ...onGentian, scale: 0.82 } },
  { ...icons.touch, art: onGentian },
  { ...icons.small, art: onGentian },
  { ...icons.large, art: onGentian },
  { ...icons.maskable, art: { ...onGentian, scale: 0.48 } },
];
