import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { OPS_LEADS_PATH, OPS_PATH } from '../../src/endpoints.ts';
import type { AppEnv } from '../dependencies.ts';
import { within } from '../lib/async.ts';
import { errorName } from '../lib/failure.ts';
import { noteFailure } from '../monitor/monitor-client.ts';
import { type Html, page, shown, typedWords } from './pages.ts';

/** The outbox answers within a second, or hangs; channels that are tried are waited for, ten seconds at most. */
const TEAM_WAITS_MS = 15_000;

/** A page of the team that hangs with the outbox ends with an error: a browser would wait for it without end. */
export const inTime: MiddlewareHandler<AppEnv> = (_, next) => within(next(), TEAM_WAITS_MS);

/** What the team sees in place of a page that failed. Visitors have a page of their own, with the clinic's number. */
export function onOpsError(error: Error, c: Context<AppEnv>): Response | Promise<Response> {
  noteFailure(error, c);
  const sent = c.req.method === 'POST';
  return c.html(
    page(
      'This page could not be made',
      html`<p role="alert" class="wrong">Something did not answer, or failed. Where it is the store of enquiries, the state of the site says so. For an engineer: ${errorName(error)}.</p>
${sent ? html`<p>What you sent may have been done: look at the enquiry before you send it again.</p>${typedWords(c.get('typed') ?? '')}` : ''}
<p><a href="${sent ? OPS_LEADS_PATH : ''}">${sent ? 'Enquiries' : 'Try again'}</a> <a href="${OPS_PATH}">State of the site</a></p>`,
    ),
    503,
    { 'Cache-Control': 'no-store', 'Retry-After': '30' },
  );
}

/** After a logout that the outbox could not note. `until`: milliseconds since 1970, null where there was no session. */
export const loggedOutHere = (until: number | null): Html =>
  page(
    'Logged out in this browser',
    html`<p role="alert" class="wrong">The store of enquiries does not answer${until === null ? '.' : `: a copy of this session counts until ${shown(until)}, India time.`}</p>
<p>Where somebody else may have one, put another OPS_TOKEN, which ends every session.</p><p><a href="${OPS_PATH}">Log in</a></p>`,
  );
