import { type Context, Hono } from 'hono';
import * as language from '#words/language';
import * as words from '#words/worker-pages';
import { CALENDAR_PATH, CHALLENGE_PATH, FORM_TOKEN_PATH, LEADS_PATH } from '../../../src/endpoints.ts';
import { href } from '../../../src/routes.ts';
import { escapeHtml } from '../../../src/seo/head-html.ts';
import type { AppEnv } from '../../dependencies.ts';
import { challengeOf } from '../../leads/turnstile.ts';
import { cspHash } from '../../lib/crypto.ts';
import { asPublished } from '../../middleware/as-published.ts';
import { only, POST, READ } from '../../middleware/method.ts';
import { enquiryPage, issueFormToken, postEnquiry, thankYou } from './enquiry.ts';
import { postLead } from './leads.ts';
import { slotCalendar } from './slot-calendar.ts';

/** Hands the answer to the form around it, which is of our own origin. */
const HAND_OVER = 'function onPerson(answer){parent.postMessage({check:answer},location.origin)}';

let handOverHash: string | undefined;

/**
 * `/embed/check`: the document in which the check's script runs, once a visitor has asked for it. Unlike the documents of other third
 * parties it keeps our origin, which the check insists on; its provider serves this very site, so it learns nothing it could not know.
 */
async function challengeDocument(c: Context<AppEnv>): Promise<Response> {
  const { settings } = c.get('deps');
  const siteKey = challengeOf(settings);
  if (!siteKey) return c.notFound();
  handOverHash ??= await cspHash(HAND_OVER);
  const provider = new URL(settings.TURNSTILE_SCRIPT).origin;
  c.set(
    'policy',
    [
      "default-src 'none'",
      `script-src ${handOverHash} ${provider}`,
      `frame-src ${provider}`,
      `connect-src ${provider}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
  );
  return c.html(
    `<!DOCTYPE html><html lang="${language.code}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeHtml(words.check)}</title><script>${HAND_OVER}</script><script src="${escapeHtml(settings.TURNSTILE_SCRIPT)}" async defer></script></head><body><div class="cf-turnstile" data-sitekey="${escapeHtml(siteKey)}" data-callback="onPerson"></div></body></html>`,
    200,
    { 'Cache-Control': 'no-cache' },
  );
}

/** Sending an enquiry, and what follows it. */
export const enquiryRoutes = new Hono<AppEnv>();
only(enquiryRoutes, POST, LEADS_PATH, asPublished(postLead));
only(enquiryRoutes, POST, FORM_TOKEN_PATH, issueFormToken);
only(enquiryRoutes, READ, CALENDAR_PATH, asPublished(slotCalendar));
only(enquiryRoutes, READ, CHALLENGE_PATH, challengeDocument);
enquiryRoutes.on([...READ], href('thankYou'), asPublished(thankYou));
enquiryRoutes.on([...READ], href('enquiry'), asPublished(enquiryPage));
only(enquiryRoutes, [...READ, ...POST], href('enquiry'), asPublished(postEnquiry));
