import type { Context } from 'hono';
import * as contact from '#words/contact-lines';
import * as language from '#words/language';
import * as words from '#words/worker-pages';
import { clinic, whatsappLink } from '../../src/content/clinic.ts';
import { API_PREFIX } from '../../src/endpoints.ts';
import { inLanguage } from '../../src/languages/in-language.ts';
import { escapeHtml } from '../../src/seo/head-html.ts';
import type { AppEnv } from '../dependencies.ts';
import { bodyKind, type UnreadBody } from '../leads/read-lead-body.ts';
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

/**
 * What is answered to a form that could not be read. A browser without script gets a page: what was typed is not here to be shown again, but
 * the browser's way back has it.
 */
export function unreadForm(c: Context<AppEnv>, body: UnreadBody): Response {
  if (bodyKind(c.req.raw) !== 'form') return refused(c, body.status, body.code, () => body.message);
  const code = visitorLanguage(c);
  c.set('language', code);
  const page = () => plainPage(words.notSent, [body.message, words.goBack].map(escapeHtml));
  return c.html(inLanguage(code, page), body.status, { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
}

/** In the language that counts. */
const errorPage = (): string =>
  plainPage(words.cannotBeShown, [escapeHtml(words.ourSide), `<a href="">${escapeHtml(words.again)}</a>`]);

/**
 * A page without the application, in the language that counts: what has happened, what can be done, and how to reach the clinic. For what the
 * site cannot answer with a page of its own.
 * @param sentences HTML, a paragraph each.
 */
function plainPage(heading: string, sentences: readonly string[]): string {
  const { e164, shown } = clinic.phones.general.value;
  const call = `<a href="tel:${e164}">${escapeHtml(contact.call({ phone: shown }))}</a>`;
  const chat = `<a href="${escapeHtml(whatsappLink(contact.question))}">${escapeHtml(contact.chat)}</a>`;
  const paragraphs = [...sentences, words.reach({ call, chat })].map((sentence) => `<p>${sentence}</p>`).join('');
  return `<!DOCTYPE html><html lang="${language.code}" dir="${language.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(clinic.name.value)}</title></head><body><main><h1>${escapeHtml(heading)}</h1>${paragraphs}</main></body></html>`;
}
