import { SHARE_PREFIX } from '../endpoints.ts';
import type { ServiceSlug } from '../routes.ts';

/** A picture with one file at a lasting address: browsers, search engines and chat apps keep these addresses. */
export interface SiteFile {
  /** Name under which a photograph in `photos/` replaces the drawing. */
  key: string;
  /** Path on our own origin. It carries no hash, so it must be served with a short life. */
  path: `/${string}.${'jpg' | 'png' | 'ico'}`;
  /** Pixels. */
  width: number;
  height: number;
}

/** Row SEO-17. JPEG, because the programs that fetch share cards know no AVIF. */
const CARD = { width: 1200, height: 630 };

export const shareCard = { key: 'social', path: `${SHARE_PREFIX}default.jpg`, ...CARD } satisfies SiteFile;

/** The share card of a service page. */
export const serviceShareCard = (slug: ServiceSlug) =>
  ({ key: `service/${slug}/social`, path: `${SHARE_PREFIX}${slug}.jpg`, ...CARD }) satisfies SiteFile;

/** For structured data: search engines want a raster file on white. */
export const logo = { key: 'logo', path: '/logo.png', width: 512, height: 512 } satisfies SiteFile;

export const icons = {
  favicon: { key: 'icon/32', path: '/favicon.ico', width: 32, height: 32 },
  touch: { key: 'icon/180', path: '/apple-touch-icon.png', width: 180, height: 180 },
  small: { key: 'icon/192', path: '/icon-192.png', width: 192, height: 192 },
  large: { key: 'icon/512', path: '/icon-512.png', width: 512, height: 512 },
  /** Launchers cut up to a fifth from each side of this one. */
  maskable: { key: 'icon/maskable', path: '/icon-maskable-512.png', width: 512, height: 512 },
} as const satisfies Record<string, SiteFile>;
