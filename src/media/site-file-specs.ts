import { icons, logo, type SiteFile, serviceShareCard, shareCard } from '../content/site-files.ts';
import type { PictureArt } from './picture-spec.ts';
import { serviceArt, serviceSlugs } from './service-pictures.ts';

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
