import type { Context } from 'hono';
import * as words from '#words/worker-pages';
import { API_PREFIX } from '../../src/endpoints.ts';
import { inLanguage } from '../../src/languages/in-language.ts';
import { escapeHtml } from '../../src/seo/head-html.ts';
import type { AppEnv } from '../dependencies.ts';
import { plainPage } from '../html/plain-page.ts';
import { failure } from '../lib/failure.ts';
import { refused, visitorLanguage } from '../lib/refused.ts';
import { noteFailure } from '../monitor/monitor-client.ts';
import { ConfigurationError } from '../settings.ts';
import { notFoundPage } from './pages/pages.ts';

const isApi = (c: Context): boolean => new URL(c.req.url).pathname.startsWith(API_PREFIX);

/** What is at no address: an endpoint says so in JSON, everything else with the not-found screen. */
export const onNotFound = (c: Context<AppEnv>): Response | Promise<Response> =>
  isApi(c) ? failure(c, 404, 'not-found', 'There is no such address.') : notFoundPage(c);

/** The last door: the visitor gets a sentence and a phone number. */
export function onError(error: Error, c: Context<AppEnv>): Response {
  noteFailure(error, c);
  if (error instanceof ConfigurationError)
    return failure(c, 500, 'configuration', `The site is not configured: ${error.message}`);
  if (isApi(c)) return refused(c, 500, 'internal', () => words.ourSide);
  const code = visitorLanguage(c);
  c.set('language', code);
  return c.html(inLanguage(code, errorPage), 500, { 'Cache-Control': 'no-store', 'Retry-After': '30' });
}

/** In the language that counts. */
const errorPage = (): string =>
  plainPage(words.cannotBeShown, [escapeHtml(words.ourSide), `<a href="">${escapeHtml(words.again)}</a>`]);
