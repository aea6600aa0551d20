/** Folders of `src/components` that the shell or the home page shows: their styles are in the sheet of the site. */
const SITE = new Set([
  'accordion',
  'before-after',
  'brand',
  'breadcrumb',
  'button',
  'cards',
  'carousel',
  'contact-block',
  'count-up',
  'dialog',
  'fold',
  'footer',
  'header',
  'hero-film',
  'icon',
  'lead-form',
  'mobile-menu',
  'reach-bar',
  'review-card',
  'section',
  'services-menu',
  'skip-link',
  'tabs',
  'third-party-gate',
  'video-facade',
]);

/** What many of the other screens show, none of it large: one sheet, which a visitor fetches with the first of them. */
const PARTS = new Set(['banner', 'clear-traces', 'clinic-time', 'fact-strip', 'fading-slides', 'sensitive-notice']);

/**
 * Name of the style sheet that a source file goes into: `site` on every page, `parts` on most others, one for each screen, and one for
 * each component that only a few screens show. By default each source file would be a sheet of its own: thirty requests on a slow line; a
 * single sheet would make every patient pay for every screen (decision 007).
 */
export function styleSheet(file: string): string {
  // The viewer's library is the only package with styles of its own.
  if (file.includes('/node_modules/')) return 'image-viewer';
  const [, area, folder = ''] = /\/src\/(components|pages)\/([^/]+)\//.exec(file) ?? [];
  if (area === 'pages') return `page-${folder}`;
  if (area === 'components' && PARTS.has(folder)) return 'parts';
  return area === 'components' && !SITE.has(folder) ? folder : 'site';
}
