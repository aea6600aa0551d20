import { type Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import * as words from '#words/refusals';
import { DATA_SAVER_COOKIE, DATA_SAVER_ID } from '../../../src/documents/reduced-data.ts';
import { AGREEMENT_PATH, DATA_SAVER_PATH, FIELD_PATH, VIOLATIONS_PREFIX } from '../../../src/endpoints.ts';
import { href } from '../../../src/routes.ts';
import type { AppEnv } from '../../dependencies.ts';
import { pageAt, sentAddress } from '../../languages.ts';
import { readLeadBody } from '../../leads/read-lead-body.ts';
import { refused } from '../../lib/refused.ts';
import { originOf } from '../../lib/request-headers.ts';
import { only, POST, READ } from '../../middleware/method.ts';
import { htmlAnswer } from '../pages/html-answer.ts';
import { pageData } from '../pages/page-data.ts';
import { visitorPage } from '../pages/page-document.ts';
import { pages } from '../pages/pages.ts';
import { postField, postViolations } from './reports.ts';
import { postStay } from './stay.ts';

const CHOICE_FOR_SEC = 365 * 24 * 3600;

/**
 * `POST /api/data-saver`: the switch in the footer, a plain form. Remembers the choice on the visitor's device alone and leads back to
 * the switch on the page it was pressed on.
 */
async function postDataSaver(c: Context<AppEnv>): Promise<Response> {
  const origin = c.get('deps').settings.SITE_ORIGIN;
  if (originOf(c.req.raw, origin) === 'cross') return refused(c, 403, 'cross-site', () => words.otherSiteSwitch);
  const body = await readLeadBody(c.req.raw);
  if (!body.ok) return refused(c, body.status, body.code, () => body.message);
  const choice = body.input[DATA_SAVER_ID];
  if (choice !== 'on' && choice !== 'off') return refused(c, 422, 'invalid', () => words.dataSaver);
  const own = new URL(c.req.url);
  // Script may read it: the first script asks whether there was a choice, and “Clear my traces” removes it.
  setCookie(c, DATA_SAVER_COOKIE, choice, { maxAge: CHOICE_FOR_SEC, sameSite: 'Lax', secure: own.protocol === 'https:' });
  const back = `${pageBefore(c.req.header('Referer'), [own.origin, origin])}#${DATA_SAVER_ID}`;
  return c.body(null, 303, { Location: back, 'Cache-Control': 'no-store' });
}

/** Path of the page of ours that a form was sent from; home where that is not known. Never an address of another site. */
function pageBefore(referrer: string | undefined, origins: readonly string[]): string {
  const page = URL.parse(referrer ?? '');
  // Two slashes at its start would make it another host; endpoints that answered a form are not pages to come back to.
  if (!page || !origins.includes(page.origin) || /^\/(?:\/|api\/)/.test(page.pathname)) return '/';
  return page.pathname + page.search;
}

/**
 * `POST /api/agreement`: a visitor without script has agreed to see sensitive pictures. The page the form stood on is rendered
 * once more with its pictures, for this visitor alone: an address that showed them could be passed on and indexed
 * (row SENS-07, docs/decisions/014).
 */
async function postAgreement(c: Context<AppEnv>): Promise<Response> {
  const deps = c.get('deps');
  const origin = deps.settings.SITE_ORIGIN;
  if (originOf(c.req.raw, origin) === 'cross') return refused(c, 403, 'cross-site', () => words.otherSite);
  const body = await readLeadBody(c.req.raw);
  if (!body.ok) return refused(c, body.status, body.code, () => body.message);
  const path = sentAddress(body.input['page'], deps.settings);
  const page = path && pageAt(path, deps.settings);
  if (!page || page.match.name === 'editorPage') return refused(c, 422, 'invalid', () => words.noPage);
  const { data } = await pageData(page, new URLSearchParams(), deps);
  if (data.status !== 'found' && data.status !== 'static') return c.redirect(path, 303);
  const document = await visitorPage(c, path, { data, agreed: true });
  const answer = htmlAnswer(c, document, { status: 200, state: 'BYPASS' });
  answer.headers.set('X-Robots-Tag', 'noindex');
  return answer;
}

/** What a visitor decides, and what a browser reports, beside enquiries. */
export const visitorRoutes = new Hono<AppEnv>();
visitorRoutes.on([...READ], href('planYourStay'), pages);
only(visitorRoutes, [...READ, ...POST], href('planYourStay'), postStay);
only(visitorRoutes, POST, AGREEMENT_PATH, postAgreement);
only(visitorRoutes, POST, DATA_SAVER_PATH, postDataSaver);
only(visitorRoutes, POST, FIELD_PATH, postField);
only(visitorRoutes, POST, `${VIOLATIONS_PREFIX}:build`, postViolations);
