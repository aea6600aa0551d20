import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { inLanguage } from '../../src/languages/in-language.ts';
import { ENGLISH } from '../../src/languages/saying.ts';
import type { AppEnv } from '../dependencies.ts';
import { localPath } from '../languages.ts';
import { failure } from './failure.ts';

/**
 * Code of the language in which a visitor is answered: that of the address, else that of the page it was asked from. Works before the
 * variables are checked: where the environment is not known, it is the live one.
 */
export function visitorLanguage(c: Context<AppEnv>): string {
  const site = { ENVIRONMENT: c.env?.ENVIRONMENT ?? 'production' };
  const asked = new URL(c.req.url);
  const from = URL.parse(c.req.header('Referer') ?? '');
  const page =
    from && [asked.host, c.get('deps')?.settings.SITE_ORIGIN.replace(/^https?:\/\//, '')].includes(from.host) ? from : null;
  const { language } = localPath(asked.pathname, site);
  return (language ?? (page && localPath(page.pathname, site).language))?.code ?? ENGLISH;
}

/** A failure whose sentence a visitor may read: in the visitor's language, and marked as such. */
export function refused(
  c: Context<AppEnv>,
  status: ContentfulStatusCode,
  code: string,
  sentence: () => string,
  { language = visitorLanguage(c), headers }: { language?: string; headers?: Record<string, string> } = {},
): Response {
  return failure(c, status, code, inLanguage(language, sentence), { headers: { 'Content-Language': language, ...headers } });
}
