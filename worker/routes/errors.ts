import type { Context } from 'hono';
import * as contact from '#words/contact-lines';
import * as language from '#words/language';
import * as words from '#words/worker-pages';
import { clinic, whatsappLink } from '../../src/content/clinic.ts';
import { API_PREFIX } from '../../src/endpoints.ts';
import { inLanguage } from '../../src/languages/in-language.ts';
import { escapeHtml } from '../../src/seo/head-html.ts';
import type { AppEnv } from '../dependencies.ts';
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
function errorPage(): string {
  const { e164, shown } = clinic.phones.general.value;
  const call = `<a href="tel:${e164}">${escapeHtml(contact.call({ phone: shown }))}</a>`;
  const chat = `<a href="${escapeHtml(whatsappLink(contact.question))}">${escapeHtml(contact.chat)}</a>`;
  return `<!DOCTYPE html><html lang="${language.code}" dir="${language.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(clinic.name.value)}</title></head><body><main><h1>${escapeHtml(words.cannotBeShown)}</h1><p>${escapeHtml(words.ourSide)}</p><p><a href="">${escapeHtml(words.again)}</a></p><p>${words.reach({ call, chat })}</p></main></body></html>`;
}
