import type { Context } from 'hono';
import { html } from 'hono/html';
import { OPS_FIELD_PATH, OPS_LEADS_PATH, OPS_LOG_PATH, OPS_PATH, OPS_TEST_PATH, opsLeadPath } from '../../src/endpoints.ts';
import type { AppEnv } from '../dependencies.ts';
import { outboxOf } from '../leads/outbox-client.ts';
import type { ChannelState, InboxLead } from '../leads/outbox-contract.ts';
import { within } from '../lib/async.ts';
import { age } from '../lib/duration.ts';
import type { LinkCheckReport } from './link-check.ts';
import { monitorParts, problemList } from './monitor-parts.ts';
import { type Html, page, shown, table } from './pages.ts';
import { OUTBOX_TIMEOUT_MS } from './posted.ts';
import type { People, WrongMapping } from './problems.ts';
import { type SiteStatus, statusFor } from './site-status.ts';

const FAILURES_SHOWN = 20;

/** `/ops`: what `/health` says, for people, with the enquiries that could not be delivered and what the link check found. */
export async function statusOf(c: Context<AppEnv>): Promise<Response> {
  const [status, failures, channels] = await Promise.all([statusFor(c.env, c.get('deps')), lastFailures(c), channelStates(c)]);
  return c.html(statusPage({ status, failures, channels, people: c.get('deps').settings }));
}

/** Open enquiries whose last attempt failed, newest first; null when the outbox does not answer. */
async function lastFailures({ env }: Context<AppEnv>): Promise<InboxLead[] | null> {
  const entries = await listIfKnown(() => {
    const outbox = outboxOf(env.LEAD_OUTBOX);
    // What was withdrawn, or answered by phone, is parked as well, and would take the place of what somebody has to see to.
    return Promise.all([
      outbox.list({ state: 'parked', open: true, limit: FAILURES_SHOWN }),
      outbox.list({ state: 'waiting', limit: FAILURES_SHOWN }),
    ]);
  });
  const failed = entries?.flat().filter(({ lastReason }) => lastReason !== null);
  return failed?.toSorted((one, other) => other.id - one.id).slice(0, FAILURES_SHOWN) ?? null;
}

/** Null when the outbox does not answer. */
const channelStates = ({ env }: Context<AppEnv>): Promise<ChannelState[] | null> =>
  listIfKnown(() => outboxOf(env.LEAD_OUTBOX).channelStates());

/** The page has to come while the outbox fails, at once or later, and while it hangs. */
const listIfKnown = <T>(ask: () => Promise<T[]>): Promise<T[] | null> =>
  within((async () => ask())(), OUTBOX_TIMEOUT_MS).catch(() => null);

/** `POST /ops/test-notifications`: tries every channel now and says how each did. */
export async function testNotifications(c: Context<AppEnv>): Promise<Response> {
  const results = Object.entries(await outboxOf(c.env.LEAD_OUTBOX).testNotifications());
  const said = results.map(([channel, reason]) => [channel, reason === null ? 'sent' : `failed: ${reason}`]);
  return c.html(
    page(
      'Test of the notifications',
      html`<p><a href="${OPS_PATH}">State of the site</a></p>
${results.length ? table(['Channel', 'Result'], said) : html`<p role="status" class="wrong">No channel is configured.</p>`}
${results.some(([, reason]) => reason !== null) ? whenFailing : ''}`,
    ),
  );
}

/** What the words of a channel that fails mean, and what to do. */
const whenFailing = html`<p>timeout, network and http-5…: the other side is away, and what waits is sent again for a day. Any other word: it does not take what we send. Make a new address for the channel there, or verify the addresses of the mail, and put it into its variable; which one, docs/operations.md says under “Notifications”.</p>`;

const wrongMappingText = ({ slug, id, shown: own }: WrongMapping): string => `${slug}: ${id}, shown is ${own.id} (${own.slug})`;

interface StatusView {
  status: SiteStatus;
  /** Null where they are not known. */
  failures: readonly InboxLead[] | null;
  channels: readonly ChannelState[] | null;
  people: People;
}

function statusPage({ status, failures, channels, people }: StatusView): Html {
  const {
    ok,
    verdict,
    at,
    build,
    builtAt,
    environment,
    upstreams,
    cache,
    unmapped,
    wrongMappings,
    refusedPages,
    otherLanguages,
    refusedFields,
    lastNotice,
    outbox,
    linkCheck,
  } = status;
  return page(
    'State of the site',
    html`<p role="status" class="${ok ? 'verdict' : 'verdict wrong'}">${verdict}</p>
<p><a href="${OPS_LEADS_PATH}">Enquiries</a> <a href="${OPS_FIELD_PATH}">The site as visitors see it</a> <a href="${OPS_LOG_PATH}">Log</a></p>
${problemList(status.problems, people)}
<dl class="facts">
<div><dt>Looked at</dt><dd>${shown(Date.parse(at))}, India time, and not again for half a minute</dd></div>
<div><dt>Build</dt><dd>${build}, ${shown(Date.parse(builtAt))}, India time, ${environment}</dd></div>
<div><dt>Last notice of WordPress</dt><dd>${lastNotice === null ? 'none known' : `${shown(Date.parse(lastNotice))}, India time`}</dd></div>
<div><dt>Notices refused in the last hour, from whomever</dt><dd>${status.monitor?.lastHour['notices-refused'] ?? 'not known'}</dd></div>
<div><dt>Pages WordPress does not have</dt><dd>${unmapped.join(', ') || 'none'}</dd></div>
<div><dt>Wrong ids in MANAGED_PAGES</dt><dd${wrongMappings.length ? html` class="wrong"` : ''}>${wrongMappings.map(wrongMappingText).join('; ') || 'none'}</dd></div>
<div><dt>Pages of editors whose address is taken</dt><dd${refusedPages.length ? html` class="wrong"` : ''}>${refusedPages.map(({ id, slug }) => `/${slug} (page ${id})`).join('; ') || 'none'}</dd></div>
<div><dt>Articles in languages that the site has no articles in</dt><dd${otherLanguages.length ? html` class="wrong"` : ''}>${otherLanguages.map(({ id, slug, lang }) => `${slug} (post ${id}, ${lang})`).join('; ') || 'none'}</dd></div>
<div><dt>Texts of WordPress that are not shown</dt><dd${refusedFields.length ? html` class="wrong"` : ''}>${refusedFields.map(({ record, field, message }) => `${record}, ${field}: ${message}`).join('; ') || 'none'}</dd></div>
</dl>
<h2>Enquiries</h2>
${
  outbox
    ? html`<dl class="counts">${(['waiting', 'parked', 'quarantined', 'delivered', 'misconfigured'] as const).map((name) => html`<div><dt>${name}</dt><dd>${outbox[name]}</dd></div>`)}<div><dt>oldest waiting</dt><dd>${outbox.oldestWaitingSec === null ? 'none' : age(outbox.oldestWaitingSec)}</dd></div></dl>`
    : html`<p class="wrong">The outbox does not answer: enquiries go straight to the clinic’s system.</p>`
}
${failurePart(failures)}
${channelPart(channels)}
${monitorParts(status)}
<h2>Systems behind the site</h2>
${table(
  ['System', 'State', 'Answer', 'Time'],
  upstreams.map(({ upstream, state, status: answer, ms }) => [upstream, state, answer ?? 'none', `${ms} ms`]),
)}
<h2>Cache</h2>
${table(
  ['Record', 'State', 'Content since'],
  cache.map(({ record, state, seconds }) => [record, state, seconds === null ? '' : age(seconds)]),
)}
${linkCheckPart(linkCheck)}`,
  );
}

function failurePart(failures: StatusView['failures']): Html {
  if (!failures) return html`<p class="wrong">Which deliveries failed is not known now.</p>`;
  if (!failures.length) return html`<p>No delivery has failed.</p>`;
  return table(
    ['Enquiry', 'Received (India)', 'State', 'Attempts', 'Last answer'],
    failures.map(({ id, reference, acceptedAt, state, attempts, lastReason }) => [
      html`<a href="${opsLeadPath(id)}">${reference}</a>`,
      shown(acceptedAt),
      state,
      attempts,
      lastReason ?? '',
    ]),
  );
}

function channelPart(channels: StatusView['channels']): Html {
  if (!channels) return html`<h2>Notifications</h2><p class="wrong">How the channels do is not known now.</p>`;
  if (!channels.length)
    return html`<h2>Notifications</h2><p class="wrong">No channel is configured: nobody is told of a new enquiry, nor that the site needs a person. How to add one, docs/operations.md says under “Notifications”.</p>`;
  return html`<h2>Notifications</h2>
${table(
  ['Channel', 'State', 'Failing since (India)', 'Last arrived (India)'],
  channels.map(({ channel, failingSince, reason, deliveredAt }) => [
    channel,
    failingSince === null ? (deliveredAt === null ? 'not used yet' : 'works') : `fails: ${reason}`,
    shown(failingSince),
    shown(deliveredAt),
  ]),
)}
${channels.some(({ failingSince }) => failingSince !== null) ? whenFailing : ''}
<form method="post" action="${OPS_TEST_PATH}"><button>Send a test by every channel</button></form>`;
}

function linkCheckPart(linkCheck: LinkCheckReport | null): Html {
  if (!linkCheck) return html`<h2>Link check</h2><p>It has not run yet.</p>`;
  const said = `${linkCheck.checked} links, pages and videos looked at on ${shown(linkCheck.at)}, India time.`;
  return html`<h2>Link check</h2><p>${said}</p>
${
  linkCheck.findings.length
    ? table(
        ['What', 'Where', 'Problem'],
        linkCheck.findings.map(({ kind, what, problem }) => [kind, what, problem]),
      )
    : html`<p>Nothing found.</p>`
}`;
}
