import { type Context, Hono } from 'hono';
import {
  OPS_ANSWERING_PATH,
  OPS_CARRIED_OVER_PATH,
  OPS_ERASE_PATH,
  OPS_EXPORT_PATH,
  OPS_FIELD_PATH,
  OPS_LEADS_PATH,
  OPS_LOG_PATH,
  OPS_LOGIN_PATH,
  OPS_LOGOUT_PATH,
  OPS_PATH,
  OPS_RESTORE_PATH,
  OPS_STYLE_PATH,
  OPS_TEST_PATH,
  opsLeadPath,
} from '../../src/endpoints.ts';
import { readReference } from '../../src/leads/enquiry-view.ts';
import { leadForms } from '../../src/leads/lead.ts';
import type { AppEnv } from '../dependencies.ts';
import { numberingPlans } from '../leads/numbering-plans.ts';
import { outboxOf } from '../leads/outbox-client.ts';
import { type InboxFilter, inboxActions, leadStates } from '../leads/outbox-contract.ts';
import { within } from '../lib/async.ts';
import { timingSafeEqual } from '../lib/crypto.ts';
import { isRateLimited } from '../lib/flood.ts';
import { answering, changeAtDesk, deskOf, deskOfOne } from './desk.ts';
import { DESK_PAGE } from './desk-pages.ts';
import { eraseByPhone } from './erase-by-phone.ts';
import { showField } from './field-page.ts';
import { countRefusedLogin, isHttps, opsExist, opsGuard, sessionOf, tokenId } from './guard.ts';
import { csvStream } from './lead-csv.ts';
import { logPage, lookKinds } from './log-page.ts';
import { loginPage } from './login-page.ts';
import { statusOf, testNotifications } from './ops-status.ts';
import { donePage, inboxCss, inboxPage, leadPage, notDonePage } from './pages.ts';
import { phoneSearch } from './phone-search.ts';
import { leadPathOf, notDone, note, noteIfPossible, OUTBOX_TIMEOUT_MS, posted, postedFields, seenIn } from './posted.ts';
import { proposeTimes, sayToVisitor } from './propose-times.ts';
import { restoreEnquiries } from './restore.ts';
import { beginSession, endSession, readInitials } from './session.ts';
import { inTime, loggedOutHere, onOpsError } from './team-errors.ts';

const PER_PAGE = 50;
const PER_EXPORT_STEP = 200;
const ENTRIES_PER_PAGE = 200;
const REFUSALS_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** The team's inbox: rendered here, without script. Every use is noted, without personal data. */
export function createOps(): Hono<AppEnv> {
  const ops = new Hono<AppEnv>();
  const all = `${OPS_PATH}/*`;
  const lead = `${OPS_LEADS_PATH}/:id{[0-9]{1,15}}`;
  ops.onError(onOpsError);
  ops.use(all, opsExist);
  ops.on('GET', OPS_STYLE_PATH, (c) => c.body(inboxCss, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  ops.on('POST', OPS_LOGIN_PATH, login);
  ops.on('POST', OPS_RESTORE_PATH, restoreEnquiries);
  ops.use(all, opsGuard);
  ops.use(all, inTime);
  ops.use(all, async (c, next) => {
    await c.get('deps').overlay();
    await next();
  });
  ops.on('GET', OPS_PATH, statusOf);
  ops.on('GET', OPS_LEADS_PATH, (c) => list(c, filterOf(c)));
  ops.on('POST', OPS_LEADS_PATH, search);
  ops.on('GET', OPS_EXPORT_PATH, exportCsv);
  ops.on('GET', lead, one);
  ops.on('POST', lead, act);
  ops.on('POST', `${lead}/desk`, changeAtDesk);
  ops.on('POST', `${lead}/times`, proposeTimes);
  ops.on('POST', `${lead}/say`, sayToVisitor);
  ops.on('GET', OPS_ANSWERING_PATH, answering);
  ops.on('POST', OPS_ERASE_PATH, eraseByPhone);
  ops.on('POST', OPS_CARRIED_OVER_PATH, carriedOver);
  ops.on('POST', OPS_TEST_PATH, async (c) => {
    await note(c, 'test-notifications', null);
    return testNotifications(c);
  });
  ops.on('GET', OPS_FIELD_PATH, showField);
  ops.on('GET', OPS_LOG_PATH, showLog);
  ops.on('POST', OPS_LOGOUT_PATH, logout);
  ops.all(all, (c) => c.text('Not found', 404));
  return ops;
}

async function login(c: Context<AppEnv>): Promise<Response> {
  const { settings, now } = c.get('deps');
  const { token = '', initials: typed = '', to = '' } = await postedFields(c);
  const asked = { path: leadPathOf(to), isLinked: false, typed: '' };
  const again = { form: true, asked, initials: typed };
  const initials = readInitials(typed);
  const slow = await isRateLimited(c, 'login');
  const right = settings.OPS_TOKEN !== '' && !slow && (await timingSafeEqual(token, settings.OPS_TOKEN));
  // Above the limit nothing is written: whoever guesses must not fill the log, nor keep the outbox busy.
  if (slow) return c.html(loginPage({ problem: 'limited', ...again }), 429);
  if (!right) {
    countRefusedLogin(c);
    return c.html(loginPage({ problem: 'wrong', ...again }), 401);
  }
  // The form asks for them; a tool that logs in may do without.
  if (typed && !initials) return c.html(loginPage({ problem: 'initials', ...again }), 422);
  const isNoted = await noteIfPossible(c, 'login', null, tokenId(initials ?? ''));
  const cookie = await beginSession(settings.OPS_TOKEN, { initials: initials ?? '', now: now(), secure: isHttps(c) });
  // Without the outbox there are no enquiries to show; how the site stands can be shown, and that is the hour to look at it.
  return c.body(null, 303, { Location: isNoted ? (asked.path ?? OPS_LEADS_PATH) : OPS_PATH, 'Set-Cookie': cookie });
}

/** Also the session itself ends, not only the cookie of this browser. While the outbox is away it cannot, and the page says so. */
async function logout(c: Context<AppEnv>): Promise<Response> {
  const session = await sessionOf(c);
  const ended = async () => session && outboxOf(c.env.LEAD_OUTBOX).endSession(session.signature, session.until);
  const isEnded = await within(ended(), OUTBOX_TIMEOUT_MS).then(
    () => true,
    () => false,
  );
  await noteIfPossible(c, 'logout', null, c.get('who'));
  const cookie = { 'Set-Cookie': endSession(isHttps(c)) };
  if (isEnded) return c.body(null, 303, { ...cookie, Location: OPS_LEADS_PATH });
  return c.html(loggedOutHere(session?.until ?? null), 200, cookie);
}

/** Uses of the inbox, page by page, of one kind or all. */
async function showLog(c: Context<AppEnv>): Promise<Response> {
  const outbox = outboxOf(c.env.LEAD_OUTBOX);
  const what = lookKinds.find((kind) => kind === c.req.query('what'));
  const before = Number(c.req.query('before'));
  const filter = { limit: ENTRIES_PER_PAGE, ...(what && { what }), ...(Number.isInteger(before) && before > 0 && { before }) };
  const [entries, refused] = await Promise.all([
    outbox.accessLog(filter),
    outbox.refusedLogins(c.get('deps').now() - REFUSALS_FOR_MS),
  ]);
  const last = entries.length === ENTRIES_PER_PAGE ? entries.at(-1) : undefined;
  const next = last ? `${OPS_LOG_PATH}?${new URLSearchParams({ ...(what && { what }), before: String(last.id) })}` : null;
  return c.html(logPage({ entries, refused, what, next }));
}

const filterOf = (c: Context<AppEnv>): InboxFilter => {
  const before = Number(c.req.query('before'));
  const state = leadStates.find((name) => name === c.req.query('state'));
  const form = leadForms.find((name) => name === c.req.query('form'));
  return {
    limit: PER_PAGE,
    ...(state && { state }),
    ...(form && { form }),
    ...(c.req.query('open') === '1' && { open: true }),
    ...(Number.isInteger(before) && before > 0 && { before }),
  };
};

const queryOf = ({ state, form, open }: InboxFilter, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams({ ...(state && { state }), ...(form && { form }), ...(open && { open: '1' }), ...more });
  return query.size ? `?${query}` : '';
};

/** Which page of the desk stands above the list; none where something is filtered or leafed through. */
function deskPage(query: URLSearchParams): number | null {
  if (query.size === 0) return 1;
  const page = Number(query.get(DESK_PAGE));
  return query.size === 1 && Number.isInteger(page) && page > 0 ? page : null;
}

async function list(c: Context<AppEnv>, filter: InboxFilter): Promise<Response> {
  const outbox = outboxOf(c.env.LEAD_OUTBOX);
  const [counts, entries, erasures] = await Promise.all([outbox.counts(), outbox.list(filter), outbox.openErasures()]);
  await note(c, filter.search ? 'search' : 'list', null);
  const last = entries.length === filter.limit ? entries.at(-1) : undefined;
  const next = last && !filter.search ? `${OPS_LEADS_PATH}${queryOf(filter, { before: String(last.id) })}` : null;
  const { now } = c.get('deps');
  const page = filter.search ? null : deskPage(new URL(c.req.url).searchParams);
  const desk = page === null ? null : await deskOf(c, page);
  return c.html(inboxPage({ counts, desk, entries, erasures, filter, next, query: queryOf(filter), now: now() }));
}

/** Posted, because what is searched for is personal and stays out of addresses. */
async function search(c: Context<AppEnv>): Promise<Response> {
  const typed = (await posted(c, 'search')).trim().slice(0, 120);
  const phones = phoneSearch(typed, await numberingPlans());
  const reference = readReference(typed);
  return list(c, {
    limit: PER_PAGE,
    ...(typed && { search: typed }),
    ...(phones && { phones }),
    ...(reference && { reference }),
  });
}

async function one(c: Context<AppEnv>): Promise<Response> {
  const id = Number(c.req.param('id'));
  const entry = await outboxOf(c.env.LEAD_OUTBOX).one(id);
  await note(c, 'read', id);
  return entry
    ? c.html(leadPage(entry, await deskOfOne(c, entry)))
    : c.html(notDonePage('There is no such enquiry, or not any more.'), 404);
}

async function act(c: Context<AppEnv>): Promise<Response> {
  const id = Number(c.req.param('id'));
  const fields = await postedFields(c);
  const action = inboxActions.find((name) => name === fields['action']);
  if (!action) return notDone(c, 422, 'There is no such action.');
  const receipt = await outboxOf(c.env.LEAD_OUTBOX).act(id, action, c.get('person'), c.get('deps').now(), seenIn(fields));
  await note(c, action, id);
  if (receipt) return c.html(donePage(`Erased. Receipt ${receipt.receipt}.`));
  return c.redirect(opsLeadPath(id), 303);
}

async function carriedOver(c: Context<AppEnv>): Promise<Response> {
  await outboxOf(c.env.LEAD_OUTBOX).carriedOver(await posted(c, 'reference'));
  await note(c, 'carried-over', null);
  return c.redirect(OPS_LEADS_PATH, 303);
}

/** Read in steps, so that neither an answer of the outbox nor the Worker's memory grows without end. Noted before the first line leaves. */
async function exportCsv(c: Context<AppEnv>): Promise<Response> {
  const outbox = outboxOf(c.env.LEAD_OUTBOX);
  const { before: first, ...filter } = filterOf(c);
  const from = (before = first) => ({ ...filter, limit: PER_EXPORT_STEP, ...(before && { before }) });
  await note(c, `export:${await outbox.countOf(from())}`, null);
  // A stub of its own for each step: the download may outlast one.
  const read = (before?: number) => outboxOf(c.env.LEAD_OUTBOX).list(from(before));
  return c.body(csvStream(read, PER_EXPORT_STEP), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': 'attachment; filename="enquiries.csv"',
  });
}
