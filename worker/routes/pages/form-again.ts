import type { Context } from 'hono';
import type { RefusedForm } from '../../../src/documents/document-data.ts';
import { href } from '../../../src/routes.ts';
import type { AppEnv } from '../../dependencies.ts';
import { addressFor, localPath, pageAt, sentAddress } from '../../languages.ts';
import type { Refusal } from '../enquiries/leads.ts';
import { htmlAnswer } from './html-answer.ts';
import { pageData } from './page-data.ts';
import { type PageDocument, visitorPage } from './page-document.ts';

/** Where each form always stands, should the page it came from not be known or no longer have it. */
const HOMES: Record<string, string[]> = {
  consultation: [href('contact'), href('home')],
  callback: [href('contact')],
  international: [href('international')],
  gallery: [href('gallery')],
};

/** The page the form stood on, with what was typed and what is wrong with it. It goes to this visitor alone and is not kept. */
export async function formAgain(
  c: Context<AppEnv>,
  input: Record<string, unknown>,
  { status, message, fields, retryAfterSec }: Refusal,
): Promise<Response> {
  const values = Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const name = values['form'] ?? '';
  const form: RefusedForm = { form: name, values, fields, message: Object.keys(fields).length ? '' : message };
  const homes = Object.hasOwn(HOMES, name) ? (HOMES[name] ?? []) : [];
  let document: PageDocument = { body: '', etag: null };
  const { settings } = c.get('deps');
  const given = sentAddress(values['page'], settings) ?? '';
  const { language } = localPath(given, settings);
  for (const path of [given, ...[...homes, href('gallery')].map((home) => addressFor(language, home))]) {
    const shown = await pageWith(c, path, form);
    document = shown ?? document;
    // The page must have that very form, or what was typed would be lost.
    if (shown?.body.includes(`name="form" value="${name}"`)) break;
  }
  return htmlAnswer(c, document, {
    status: status === 403 ? 422 : status,
    state: 'BYPASS',
    ...(retryAfterSec && { retryAfterSec }),
  });
}

/** A page of ours with the form filled in, null when there is none at this path. */
async function pageWith(c: Context<AppEnv>, path: string, form: RefusedForm): Promise<PageDocument | null> {
  const page = pageAt(path, c.get('deps').settings);
  if (!page) return null;
  const { data } = await pageData(page, new URLSearchParams(), c.get('deps'));
  if (data.status !== 'static' && data.status !== 'found') return null;
  return visitorPage(c, path, { form, data });
}
