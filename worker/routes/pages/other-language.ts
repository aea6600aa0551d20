import type { Context } from 'hono';
import { LANGUAGE_PREFIX } from '../../../src/endpoints.ts';
import { inLanguagePath, isTranslated } from '../../../src/languages.ts';
import type { AppEnv } from '../../dependencies.ts';
import { canonicalAddress, localPath, shownLanguage } from '../../languages.ts';

/**
 * `/api/language/ar/contact-us`: leads to a page in another language, or to that language's home. The links of a document name its own page;
 * once the application has gone to another one, they lead here (`src/app/seo.tsx`).
 */
export function otherLanguage(c: Context<AppEnv>): Response | Promise<Response> {
  const { settings } = c.get('deps');
  const [, code = '', address = ''] = /^([^/]+)(\/.*)$/.exec(new URL(c.req.url).pathname.slice(LANGUAGE_PREFIX.length)) ?? [];
  const language = shownLanguage(code, settings);
  if (!address || (code !== 'en' && !language)) return c.notFound();
  const { path } = localPath(canonicalAddress(address, settings), settings);
  const to = language && !isTranslated(language, path) ? '/' : path;
  return c.body(null, 302, { Location: inLanguagePath(language, to), 'Cache-Control': 'no-store' });
}
