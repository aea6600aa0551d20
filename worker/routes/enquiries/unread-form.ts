import type { Context } from 'hono';
import * as words from '#words/worker-pages';
import { inLanguage } from '../../../src/languages/in-language.ts';
import { escapeHtml } from '../../../src/seo/head-html.ts';
import type { AppEnv } from '../../dependencies.ts';
import { plainPage } from '../../html/plain-page.ts';
import { bodyKind, type UnreadBody } from '../../leads/read-lead-body.ts';
import { refused, visitorLanguage } from '../../lib/refused.ts';

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
