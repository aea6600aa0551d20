import type { Context } from 'hono';
import { canonicalPath, matchRoute } from '../../../src/routes.ts';
import type { AppEnv } from '../../dependencies.ts';
import { requestsReducedData } from '../../html/reduced-data.ts';
import { renderPage } from '../../html/render-page.ts';
import { readLeadBody } from '../../leads/read-lead-body.ts';
import { failure } from '../../lib/failure.ts';
import { originOf } from '../../lib/origin-check.ts';
import { withLinks } from '../pages/document-links.ts';
import { pageData } from '../pages/page-data.ts';
import { htmlAnswer } from '../pages/pages.ts';

/**
 * `POST /api/agreement`: a visitor without script has agreed to see sensitive pictures. The page the form stood on is rendered
 * once more with its pictures, for this visitor alone: an address that showed them could be passed on and indexed
 * (row SENS-07, docs/decisions/014).
 */
export async function postAgreement(c: Context<AppEnv>): Promise<Response> {
  const deps = c.get('deps');
  const origin = deps.settings.SITE_ORIGIN;
  if (originOf(c.req.raw, origin) === 'cross') return failure(c, 403, 'cross-site', 'Please send this form from our own site.');
  const body = await readLeadBody(c.req.raw);
  if (!body.ok) return failure(c, body.status, body.code, body.message);
  const path = canonicalPath(String(body.input['page'] ?? ''));
  const match = matchRoute(path);
  if (!match) return failure(c, 422, 'invalid', 'There is no such page.');
  const { data } = await pageData(match, new URLSearchParams(), deps);
  if (data.status !== 'found' && data.status !== 'static') return c.redirect(path, 303);
  const saver = requestsReducedData(c.req.raw.headers);
  const html = await withLinks(deps, await renderPage(path, { origin, data, agreed: true, saver }));
  const answer = htmlAnswer(c, { body: html, etag: null }, { status: 200, state: 'BYPASS' });
  answer.headers.set('X-Robots-Tag', 'noindex');
  return answer;
}
