import { profiles } from '#records/profiles';
import { clinic } from '../../src/content/clinic.ts';
import { mainMenu, moreMenu } from '../../src/content/menu.ts';
import { isPlaceholder, shown } from '../../src/content/placeholder.ts';
import { serviceCategories } from '../../src/content/services-menu.ts';
import { videoTestimonials } from '../../src/content/video-testimonials.ts';
import { href, routes } from '../../src/routes.ts';
import type { PageList } from '../cms/map/page-list.ts';
import type { Settings } from '../settings.ts';

/** What the link check looks at. */
export interface LinkCheckTargets {
  /** Paths of this site that stand in a menu. */
  paths: string[];
  /** Pages of WordPress by the slug they are shown under. */
  managed: { slug: string; id: number }[];
  /** Ids at the video platform. */
  videos: string[];
  /** Addresses elsewhere that a visitor is sent to: booking, map, profiles. */
  links: string[];
}

/**
 * Everything a visitor can be sent to that may break without anybody changing this site. Placeholders lead nowhere and are left out.
 * @param pages those that editors put on the site
 */
export function linkCheckTargets(
  { MANAGED_PAGES }: Pick<Settings, 'MANAGED_PAGES'>,
  pages: PageList['pages'] = [],
): LinkCheckTargets {
  const menu = [...mainMenu(), ...moreMenu()].map(({ route }) => routes[route].path);
  const services = serviceCategories().flatMap(({ services: items }) =>
    items.flatMap(({ path, landing }) => [path, ...(landing ? [landing.path] : [])]),
  );
  const marked: readonly unknown[] = [...Object.values(clinic.booking), clinic.mapLink, ...profiles.socials];
  return {
    paths: [
      ...new Set(
        [...menu, ...services, href('privacy'), ...pages.map(({ slug }) => href('editorPage', { page: slug }))].map(
          (path) => path.split(/[?#]/)[0] ?? path,
        ),
      ),
    ],
    managed: Object.entries(MANAGED_PAGES).map(([slug, id]) => ({ slug, id })),
    videos: videoTestimonials.flatMap(({ videoId }) => videoId.value ?? []),
    links: marked.flatMap((mark) => (isPlaceholder(mark) ? [] : linksIn(shown(mark)))),
  };
}

function linksIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string' ? [value.url] : [];
}
