import type { Context } from 'hono';
import * as words from '#words/refusals';
import { clinicDate } from '../../../src/content/clinic.ts';
import { readStayChoice } from '../../../src/content/stay/stay-choice.ts';
import type { AppEnv } from '../../dependencies.ts';
import { bodyKind } from '../../leads/read-lead-body.ts';
import { readLimited, TooLargeError, TooSlowError } from '../../lib/read-limited.ts';
import { refused } from '../../lib/refused.ts';
import { originOf } from '../../lib/request-headers.ts';
import { htmlAnswer } from '../pages/html-answer.ts';
import { visitorPage } from '../pages/page-document.ts';

const MAX_BYTES = 4 * 1024;
const TIMEOUT_MS = 5000;

/**
 * `POST /plan-your-stay`: the plan of a stay, for a browser without script. Treatments and dates of travel are somebody's own: they
 * travel in the body, are used for this answer and are kept nowhere, neither in an address nor in a log (decision 037).
 */
export async function postStay(c: Context<AppEnv>): Promise<Response> {
  const deps = c.get('deps');
  if (originOf(c.req.raw, deps.settings.SITE_ORIGIN) === 'cross') return refused(c, 403, 'cross-site', () => words.otherSitePage);
  if (bodyKind(c.req.raw) !== 'form') return refused(c, 415, 'unsupported-media-type', () => words.stayFormType);
  let fields: URLSearchParams;
  try {
    fields = new URLSearchParams(await readLimited(c.req.raw, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS }));
  } catch (error) {
    if (error instanceof TooLargeError) return refused(c, 413, 'too-large', () => words.tooLarge);
    if (error instanceof TooSlowError) return refused(c, 408, 'too-slow', () => words.tooSlow);
    return refused(c, 400, 'malformed', () => words.unreadable);
  }
  const content = { kind: 'stay', choice: readStayChoice(fields), today: clinicDate(deps.now()) } as const;
  const document = await visitorPage(c, new URL(c.req.url).pathname, { data: { status: 'found', content } });
  return htmlAnswer(c, document, { status: 200, state: 'BYPASS' });
}
