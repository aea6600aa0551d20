import type { MiddlewareHandler } from 'hono';
import { languages } from '../../src/languages.ts';
import type { AppEnv } from '../dependencies.ts';

/** Says the language of every document, that of `<html>`, and keeps search engines from drafts. */
export const contentLanguage: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const code = c.get('language') ?? 'en';
  if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return;
  c.res.headers.set('Content-Language', code);
  if (languages.some((one) => one.code === code && one.reviewer === null)) c.res.headers.set('X-Robots-Tag', 'noindex');
};
