import { html, raw } from 'hono/html';
import {
  OPS_ANSWERING_PATH,
  OPS_CARRIED_OVER_PATH,
  OPS_ERASE_PATH,
  OPS_EXPORT_PATH,
  OPS_LEADS_PATH,
  OPS_LOG_PATH,
  OPS_LOGOUT_PATH,
  OPS_PATH,
  OPS_STYLE_PATH,
  opsLeadPath,
} from '../../src/endpoints.ts';
import { leadForms } from '../../src/leads/lead.ts';
import { shownInstant } from '../../src/leads/slots.ts';
import { leadProblems } from '../leads/lead-health.ts';
import { type InboxFilter, type InboxLead, leadStates, type OpenErasure, type OutboxCounts } from '../leads/outbox-contract.ts';
import { durationText } from '../lib/duration.ts';
import { languageName } from '../lib/request-headers.ts';

export type Html = ReturnType<typeof html>;

const ZONE = 'Asia/Kolkata';
export const shown = (instant: number | null): string => (instant === null ? '' : shownInstant(instant, ZONE));

/** A page of the team. */
export const page = (title: string, content: Html): Html => html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${OPS_STYLE_PATH}">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;

export interface InboxView {
  counts: OutboxCounts;
  /** What is to be answered, above the list; null where something is looked for. */
  desk: Html | null;
  entries: InboxLead[];
  erasures: OpenErasure[];
  filter: InboxFilter;
  /** Address of the next page, or null. */
  next: string | null;
  /** Query of the filter, for the export. */
  query: string;
  now: number;
}

/** The list, with what needs attention above it. */
export function inboxPage({ counts, desk, entries, erasures, filter, next, query, now }: InboxView): Html {
  const { oldestWaitingAt } = counts;
  return page(
    'Enquiries',
    html`<dl class="counts">
${leadStates.map((state) => html`<div><dt>${state}</dt><dd>${counts[state]}</dd></div>`)}
<div><dt>turned away by a wrong setting</dt><dd>${counts.misconfigured}</dd></div>
<div><dt>oldest waiting</dt><dd>${oldestWaitingAt === null ? 'none' : durationText(now - oldestWaitingAt)}</dd></div>
</dl>
${problemList(leadProblems(counts, now))}
${desk ?? ''}
<h2>All enquiries, newest first</h2>
<form method="get" action="${OPS_LEADS_PATH}" class="filter">
<label>State <select name="state"><option value="">all</option>${leadStates.map((state) => option(state, filter.state))}</select></label>
<label>Form <select name="form"><option value="">all</option>${leadForms.map((form) => option(form, filter.form))}</select></label>
<label><input type="checkbox" name="open" value="1"${raw(filter.open ? ' checked' : '')}> not answered yet</label>
<button>Filter</button>
</form>
<form method="post" action="${OPS_LEADS_PATH}" class="filter">
<label>Reference, name, phone or e-mail <input name="search" value="${filter.search ?? ''}" required></label>
<button>Search</button>
</form>
${entries.length ? leadTable(entries) : html`<p>No enquiries here.</p>`}
${filter.search && entries.length === filter.limit ? html`<p role="status">There may be more: these are the newest ${filter.limit}. Type more of what you look for.</p>` : ''}
<p>${next ? html`<a href="${next}">Older ones</a> ` : ''}<a href="${OPS_ANSWERING_PATH}">How fast we answer</a> <a href="${OPS_EXPORT_PATH}${query}">Export as CSV</a> <a href="${OPS_LOG_PATH}">Uses of this inbox</a> <a href="${OPS_PATH}">State of the site</a></p>
${erasures.length ? openErasures(erasures) : ''}
<h2>Erase by phone number</h2>
<form method="post" action="${OPS_ERASE_PATH}" class="filter">
<label>Phone number <input name="phone_number" type="tel" required></label>
<button>Look at the enquiries of this number</button>
</form>
<form method="post" action="${OPS_LOGOUT_PATH}"><button>Log out</button></form>`,
  );
}

export const option = (value: string, chosen: string | undefined): Html =>
  html`<option${raw(value === chosen ? ' selected' : '')}>${value}</option>`;

type Cell = string | number | Html;

const rows = (cells: readonly (readonly Cell[])[]): Html =>
  html`${cells.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}`;

/** A table; it scrolls by itself where the screen is narrow. */
export const table = (head: readonly string[], cells: readonly (readonly Cell[])[]): Html =>
  html`<table><thead><tr>${head.map((name) => html`<th>${name}</th>`)}</tr></thead><tbody>${rows(cells)}</tbody></table>`;

/** What a person has to see to. */
const problemList = (problems: readonly string[]): Html =>
  problems.length ? html`<ul class="wrong">${problems.map((problem) => html`<li>${problem}</li>`)}</ul>` : html``;

const leadTable = (entries: InboxLead[]): Html => html`<table>
<thead><tr><th>Reference</th><th>Received (India)</th><th>Form</th><th>Name</th><th>Phone</th><th>State</th><th>Answered</th></tr></thead>
<tbody>
${entries.map(
  (
    entry,
  ) => html`<tr><td><a href="${opsLeadPath(entry.id)}">${entry.reference}</a></td><td>${shown(entry.acceptedAt)}</td><td>${entry.form}</td>
<td>${entry.name}</td><td>${entry.phone}</td><td>${stateOf(entry)}</td><td>${shown(entry.answeredAt)}</td></tr>`,
)}
</tbody>
</table>`;

const stateOf = ({ state, withdrawnAt, spamSignal, lastReason }: InboxLead): string =>
  [state, withdrawnAt !== null && 'withdrawn', spamSignal, state === 'parked' && lastReason].filter(Boolean).join(', ');

const openErasures = (erasures: OpenErasure[]): Html => html`<h2>To be erased in the clinic’s own system, too</h2>
<ul>
${erasures.map(
  ({ reference, deliveryKey, erasedAt }) => html`<li>${reference}, key ${deliveryKey}, erased here ${shown(erasedAt)}, India time
<form method="post" action="${OPS_CARRIED_OVER_PATH}"><input type="hidden" name="reference" value="${reference}"><button>Done</button></form></li>`,
)}
</ul>`;

/** What to do about an enquiry that has not come where it should; nothing of one that is answered, or withdrawn, which says so itself. */
function adviceOn({ state, answeredAt, withdrawnAt, reviewedAt, lastReason }: InboxLead): string {
  if (answeredAt !== null || withdrawnAt !== null) return '';
  if (state === 'parked')
    return 'It is not in the clinic’s system, which turned it away or did not answer for a week. It is not sent again by itself: answer the visitor and mark it as answered, or send it again by “Send now”.';
  if (state === 'quarantined' && reviewedAt === null)
    return 'It was set aside as possible spam and may be a patient’s: please read it. “Release and send” sends it to the clinic’s system, “Leave it set aside” keeps it here.';
  if (state === 'waiting' && lastReason !== null)
    return 'It is not in the clinic’s system yet, and is sent again by itself. Answer the visitor meanwhile.';
  return '';
}

/** One lead with all that is known of it, and what can be done. */
export function leadPage(entry: InboxLead, desk: Html = html``): Html {
  const { lead, withdrawnAt, answeredAt, state } = entry;
  const advice = adviceOn(entry);
  const facts: [string, string | number][] = [
    ['State', stateOf(entry)],
    ['Received', `${shown(entry.acceptedAt)}, India time`],
    ['Attempts', entry.attempts],
    ['Last answer', entry.lastReason ?? ''],
    ['Next attempt', state === 'waiting' ? shown(entry.nextAt) : ''],
    ['Settled', shown(entry.settledAt)],
    ['To be answered by', shown(entry.answerDueAt)],
    ['Answered', [shown(answeredAt), entry.answeredBy].filter(Boolean).join(', by ')],
    ['Reply to be seen to by', shown(entry.replyDueAt)],
    ['Taken by', entry.claimedBy ?? ''],
    ['Language', languageName(entry.language)],
    ['Looked at and left set aside', shown(entry.reviewedAt)],
    ['Key at the clinic’s system', entry.deliveryKey],
    ...Object.entries(lead)
      .filter(([name, value]) => name !== 'key' && value !== '' && value !== false)
      .map(([name, value]): [string, string] => [name.replaceAll('_', ' '), String(value)]),
  ];
  const action = (name: string, label: string) => html`<button name="action" value="${name}">${label}</button> `;
  return page(
    `Enquiry ${entry.reference}`,
    html`<p><a href="${OPS_LEADS_PATH}">All enquiries</a></p>
${withdrawnAt === null ? '' : html`<p role="status" class="wrong">Withdrawn by the visitor on ${shown(withdrawnAt)}: please do not contact.</p>`}
${advice && html`<p role="status" class="wrong">${advice}</p>`}
<p>Times are India time where no other clock is named.</p>
<dl class="facts">${facts.filter(([, value]) => value !== '').map(([name, value]) => html`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`)}</dl>
<form method="post" action="${opsLeadPath(entry.id)}">
${seenField(entry.lastWordAt)}${answeredAt === null ? action('answered', 'Mark as answered') : action('unanswered', 'Not answered after all')}
${state !== 'delivered' && withdrawnAt === null ? action(state === 'quarantined' ? 'release' : 'retry', state === 'quarantined' ? 'Release and send' : 'Send now') : ''}
${state === 'quarantined' && entry.reviewedAt === null ? action('reviewed', 'Leave it set aside') : ''}
${state === 'waiting' || (state === 'parked' && withdrawnAt === null) ? action('quarantine', 'Set aside') : ''}
</form>
${desk}
<form method="post" action="${opsLeadPath(entry.id)}">
<details><summary>Erase</summary><p>Everything of it is erased at once. This cannot be undone.</p>${action('erase', 'Erase now')}</details>
</form>`,
  );
}

/** An enquiry in a line. A name from right to left would else turn round a reference of digits behind it. */
export const nameOf = ({ name, reference }: Pick<InboxLead, 'name' | 'reference'>): Html =>
  html`<bdi>${name}</bdi> (${reference})`;

/** A sentence after something was done. */
export const donePage = (sentence: string): Html =>
  page('Done', html`<p role="status">${sentence}</p><p><a href="${OPS_LEADS_PATH}">All enquiries</a></p>`);

/** Words that were not taken, to be copied. */
export const typedWords = (typed: string): Html =>
  typed
    ? html`<p><label for="typed">What you wrote, to copy</label><br><textarea id="typed" rows="5" readonly>${typed}</textarea></p>`
    : html``;

/** Why something was not done. `back`: address of the enquiry, where there is one. */
export const notDonePage = (sentence: string, back: string = OPS_LEADS_PATH, typed = ''): Html =>
  page(
    'Not done',
    html`<p role="alert" class="wrong">${sentence}</p>${typedWords(typed)}<p><a href="${back}">${back === OPS_LEADS_PATH ? 'All enquiries' : 'Back to the enquiry'}</a></p>`,
  );

/** Says with a form what its page showed last (`lastWordAt`), so that nobody answers what they have not read. */
export const seenField = (seen: number | undefined): Html =>
  seen === undefined ? html`` : html`<input type="hidden" name="seen" value="${seen}">`;

/** The style sheet: small, because the policy of the site forbids styles in the document. */
export const inboxCss = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
*{box-sizing:border-box}form{margin-block:.75rem}body{margin:0}main{max-width:75rem;margin:auto;padding:1rem}
main{overflow-wrap:break-word}table{border-collapse:collapse;display:block;overflow-x:auto}td{max-inline-size:26rem}th,td{padding:.4rem .8rem;border-bottom:1px solid #8888;text-align:start}
.counts,.filter{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:end}.counts div{display:flex;gap:.5rem}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
.facts div{display:grid;grid-template-columns:min(12rem,35%) 1fr;gap:1rem;padding:.2rem 0}.facts dd{justify-self:start;max-inline-size:40rem}
button,input,select{font:inherit;min-height:2.75rem;padding:.3rem .8rem}input[type=checkbox]{min-height:0}li form{display:inline}
textarea{font:inherit;padding:.3rem .8rem;inline-size:min(40rem,100%)}td ul{margin:0;padding-inline-start:1.2rem}td a,.contact a{display:inline-block;padding-block:.5rem}.late{font-weight:bold}
fieldset{margin:0;min-inline-size:0;padding:.5rem 1rem;border:1px solid #8888}.filter label{max-inline-size:100%}select{max-inline-size:100%}blockquote{margin:.5rem 0;padding-inline-start:1rem;border-inline-start:2px solid #8888;white-space:pre-wrap;overflow-wrap:anywhere;max-inline-size:40rem}
.verdict{font-size:1.25rem;font-weight:bold}small{opacity:.75}.figure{white-space:nowrap}ol li{margin-block:.5rem}p>a+a{margin-inline-start:1rem}
.wrong,.late{color:light-dark(#b01e3a,#ff9aa8)}
`;
