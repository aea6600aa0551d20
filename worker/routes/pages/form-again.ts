import type { Context } from 'hono';
import type { RefusedForm } from '../../../src/documents/document-data.ts';
import { href, matchPage } from '../../../src/routes.ts';
import type { AppEnv } from '../../dependencies.ts';
import type { Refusal } from '../enquiries/leads.ts';
import { htmlAnswer } from './html-answer.ts';
import { pageData } from './page-data.ts';
import { visitorPage } from './page-document.ts';

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
  let html: string | null = null;
  for (const path of [values['page'] ?? '', ...homes, href('gallery')]) {
    const shown = await pageWith(c, path, form);
    html = shown ?? html;
    // The page must have that very form, or what was typed would be lost.
    if (shown?.includes(`name="form" value="${name}"`)) break;
  }
  return htmlAnswer(
    c,
    { body: html ?? '', etag: null },
    { status: status === 403 ? 422 : status, state: 'BYPASS', ...(retryAfterSec && { retryAfterSec }) },
  );
}

/** A page of ours with the form filled in, null when there is none at this path. */
async function pageWith(c: Context<AppEnv>, path: string, form: RefusedForm): Promise<string | null> {
  const match = matchPage(path);
  if (!match) return null;
  const { data } = await pageData(match, new URLSearchParams(), c.get('deps'));
  if (data.status !== 'static' && data.status !== 'found') return null;
  return visitorPage(c, path, { form, data });
}
