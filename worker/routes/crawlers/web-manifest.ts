import type { Context } from 'hono';
import { clinic } from '../../../src/content/clinic.ts';
import { icons, type SiteFile } from '../../../src/content/site-files.ts';
import type { AppEnv } from '../../dependencies.ts';

const icon = ({ path, width, height }: SiteFile) => ({ src: path, sizes: `${width}x${height}`, type: 'image/png' });

/** The manifest of the site as an application: name and icons for a home screen. Colours are those of `src/styles/tokens.css`. */
export function webManifest(c: Context<AppEnv>): Response {
  const manifest = {
    name: clinic.name.value,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf9f9',
    theme_color: '#43207a',
    icons: [icon(icons.small), icon(icons.large), { ...icon(icons.maskable), purpose: 'maskable' }],
  };
  return c.body(JSON.stringify(manifest), 200, {
    'Content-Type': 'application/manifest+json',
    'Cache-Control': 'public, max-age=86400',
  });
}
