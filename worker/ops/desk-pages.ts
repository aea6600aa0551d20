import { html } from 'hono/html';
import { OPS_LEADS_PATH, opsLeadPath } from '../../src/endpoints.ts';
import type { InboxLead, LeadNote } from '../leads/outbox-contract.ts';
import { languageName } from '../lib/request-headers.ts';
import type { AnsweringFigures, AnsweringReport } from './answering-figures.ts';
import { answerText, contactLinks, type Folded } from './contacts.ts';
import { type Html, nameOf, page, shown } from './pages.ts';
import { clockIn, placeOf } from './phone-place.ts';
import type { DeskSite } from './prepared-replies.ts';
import { quoted, tapRow, taps } from './reply-pages.ts';
import { replyText } from './talk-pages.ts';

/** What is to be answered: one line a person, the earliest promise first. `all`: open enquiries, shown or not. */
export const deskTable = (
  people: readonly Folded[],
  { now, all }: { now: number; all: number },
): Html => html`<h2>To be answered${all > 0 ? ` (${all})` : ''}</h2>
${
  people.length
    ? html`<table>
<thead><tr><th>By (India)</th><th>Who</th><th>Answer</th><th>Where, and the clock there</th><th>About</th><th>Language</th><th>Taken by</th><th>Next step</th></tr></thead>
<tbody>${people.map((person) => deskRow(person, now))}</tbody>
</table>`
    : all > 0
      ? ''
      : html`<p>Nothing: every enquiry is answered.</p>`
}`;

/** Query of a page of the desk that is not its first. */
export const DESK_PAGE = 'desk';

interface DeskPart {
  page: number;
  /** Which of all open enquiries are shown, from 1. */
  first: number;
  last: number;
  all: number;
}

/** Says, where not all is shown, how many there are, and leads to the others. */
export function deskParts({ page: number, first, last, all }: DeskPart): Html {
  if (number === 1 && last >= all) return html``;
  const path = (to: number): string => (to === 1 ? OPS_LEADS_PATH : `${OPS_LEADS_PATH}?${DESK_PAGE}=${to}`);
  const shownPart = last < first ? 'None is left here' : `Enquiries ${first} to ${last}`;
  return html`<p role="status">${shownPart} of ${all} to be answered, the earliest promise first.
${number > 1 ? html`<a href="${path(number - 1)}">Earlier promises</a> ` : ''}${last < all && last >= first ? html`<a href="${path(number + 1)}">Later promises</a>` : ''}</p>`;
}

function deskRow({ first, others }: Folded, now: number): Html {
  const { id, claimedBy, nextStep, nextStepOn, lead, state, language, withdrawnAt } = first;
  const due = dueAt(first);
  const late = due !== null && due < now;
  const place = placeOf(lead.phone_number);
  const about = [
    lead.form,
    lead.treatment || lead.category,
    state === 'quarantined' && 'set aside: please look',
    ...happened(first),
  ];
  return html`<tr>
<td${late ? html` class="late"` : ''}>${shown(due)}${late ? ', past due' : ''}</td>
<td><a href="${opsLeadPath(id)}">${nameOf(first)}</a>${others.length ? html`<ul>${others.map((other) => html`<li><a href="${opsLeadPath(other.id)}">also ${other.reference}</a>${happened(other).map((word) => `, ${word}`)}</li>`)}</ul>` : ''}</td>
<td>${withdrawnAt === null ? tapRow(contactLinks(first)) : 'Please do not contact.'}</td>
<td>${place ? `${place.country}, ${clockIn(place, now)}` : 'not known'}</td>
<td>${about.filter(Boolean).join(', ')}</td>
<td>${languageName(language)}</td>
<td>${claimedBy ?? ''}</td>
<td>${[nextStepOn, nextStep].filter(Boolean).join(' ')}</td>
</tr>`;
}

/** What the visitor did since. An agreed time that fell with a withdrawn enquiry is still to be seen to, without a word to the visitor. */
const happened = ({ withdrawnAt, reply }: InboxLead): string[] =>
  [withdrawnAt === null ? '' : 'withdrawn', replyText(reply)].filter(Boolean);

/** By when somebody is to see to it: to the enquiry, or to what its visitor has replied. */
function dueAt({ answeredAt, answerDueAt, replyDueAt }: InboxLead): number | null {
  if (answeredAt !== null) return replyDueAt;
  return answerDueAt === null || replyDueAt === null ? answerDueAt : Math.min(answerDueAt, replyDueAt);
}

/** What the team does with one enquiry. */
export function leadDesk(
  entry: InboxLead,
  notes: readonly LeadNote[],
  { person, now, site }: { person: string; now: number; site: DeskSite },
): Html {
  const action = opsLeadPath(entry.id, 'desk');
  const mine = entry.claimedBy === person;
  const place = placeOf(entry.lead.phone_number);
  return html`<h2>Answer</h2>
<p>The visitor’s clock: ${place ? `${clockIn(place, now)}, ${place.country}` : 'not known'}.</p>
<p class="contact">${entry.withdrawnAt === null ? taps(entry, () => answerText(entry), site) : 'The visitor has withdrawn it.'}</p>
<form method="post" action="${action}">
${entry.claimedBy === null || mine ? '' : html`<p role="status">Taken by ${entry.claimedBy}.</p>`}
${entry.claimedBy === null ? html`<button name="kind" value="claim">Take it</button>` : html`<button name="kind" value="let-go">${mine ? 'Let it go' : `Let it go for ${entry.claimedBy}`}</button>`}
</form>
<form method="post" action="${action}" class="filter">
<input type="hidden" name="kind" value="next-step">
<label>Next step <input name="text" maxlength="200" value="${entry.nextStep ?? ''}"></label>
<label>On <input name="on" type="date" value="${entry.nextStepOn ?? ''}"></label>
<button>Keep</button>
</form>
<h2>Notes</h2>
${notes.length ? html`<ul>${notes.map(({ at, who, text }) => html`<li>${shown(at)}, ${who}: ${quoted(text)}</li>`)}</ul>` : html`<p>None.</p>`}
${noteForm(entry.id, '')}`;
}

/** Letters of a note. */
export const MAX_NOTE = 1000;

/** Without a length of the browser's, which would cut what is pasted without a word. */
const noteForm = (id: number, typed: string): Html => html`<form method="post" action="${opsLeadPath(id, 'desk')}">
<input type="hidden" name="kind" value="note">
<p><label for="note">Note</label><br><textarea id="note" name="text" rows="3" required>${typed}</textarea></p>
<p><button>Add</button></p>
</form>`;

/** A note that was not taken, with every word. */
export const unkeptNote = (id: number, problem: string, typed: string): Html =>
  page(
    'Not kept',
    html`<p role="alert" class="wrong">${problem}</p>
${noteForm(id, typed)}
<p><a href="${opsLeadPath(id)}">Back to the enquiry</a></p>`,
  );

/** Figures of answering. */
export const answeringPage = ({ weeks, forms, people }: AnsweringReport, span: number): Html =>
  page(
    'How fast we answer',
    html`<p><a href="${OPS_LEADS_PATH}">All enquiries</a></p>
<p>Enquiries of the last ${span} weeks that are still kept. Minutes are those in which the clinic was open, from the enquiry to "answered".</p>
${figures('By week', 'Week of Monday', weeks)}
${figures('By form', 'Form', forms)}
${figures('By person', 'Marked as answered by', people)}`,
  );

const figures = (title: string, head: string, rows: readonly AnsweringFigures[]): Html => html`<h2>${title}</h2>
<table><thead><tr><th>${head}</th><th>Enquiries</th><th>Answered</th><th>Median, minutes</th><th>90th percentile, minutes</th></tr></thead>
<tbody>${rows.map(({ group, enquiries, answered, medianMin, p90Min }) => html`<tr><td>${group}</td><td>${enquiries}</td><td>${answered}</td><td>${minutes(medianMin)}</td><td>${minutes(p90Min)}</td></tr>`)}</tbody></table>`;

const minutes = (value: number | null): string => (value === null ? '' : String(Math.round(value)));
