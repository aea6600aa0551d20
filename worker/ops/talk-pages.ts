import { html, raw } from 'hono/html';
import { opsLeadPath } from '../../src/endpoints.ts';
import { MAX_MESSAGE, MOST_PROPOSALS } from '../../src/leads/proposed-times.ts';
import { type Slot, shownInstant, shownTime, slotInstant, slotTimes } from '../../src/leads/slots.ts';
import { isTimeZone } from '../../src/leads/time-zone.ts';
import { departmentLabels } from '../../src/leads/treatments.ts';
import { href } from '../../src/routes.ts';
import type { AgreedTime, Dialogue, Talk, VisitorReply } from '../leads/dialogue-contract.ts';
import type { InboxLead } from '../leads/outbox-contract.ts';
import { invitationText } from './contacts.ts';
import { type Html, nameOf, page, seenField, shown } from './pages.ts';
import { zonesOf } from './phone-place.ts';
import { type DeskSite, preparedReplies } from './prepared-replies.ts';
import { preparedForm, quoted, taps } from './reply-pages.ts';

/** The form of proposed times as it was typed. */
export interface TypedTimes {
  slots: readonly Slot[];
  department: string;
  /** The visitor's time zone; empty where nobody knows. */
  zone: string;
  /** The last word that the page had (`lastWordAt`). */
  seen: number | undefined;
}

const replies: Record<VisitorReply['kind'], string> = {
  picked: 'has taken a time',
  'others-wanted': 'asks for other times',
  cancelled: 'has cancelled',
  message: 'has written',
};

/** What the visitor did last, for a person; empty while there is nothing to see to. */
export const replyText = (reply: InboxLead['reply']): string => (reply ? `visitor ${replies[reply]}` : '');

/** What team and visitor have said to each other about one enquiry, and the forms to go on. */
export function dialogueDesk(entry: InboxLead, dialogue: Dialogue, { typed, site }: { typed: TypedTimes; site: DeskSite }): Html {
  const { reply, replyDueAt, withdrawnAt } = entry;
  return html`<h2>Times and question</h2>
${reply ? html`<p role="status" class="wrong">The ${replyText(reply)}. Please see to it by ${shown(replyDueAt)}.</p>${say(entry, 'seen', 'I have seen to it')}` : ''}
${meeting(entry, dialogue)}
${withdrawnAt === null ? html`${invitation(entry, dialogue, site)}${proposeForm(entry, typed)}${talkDesk(entry, dialogue.talk, site)}` : ''}`;
}

/** One button. */
const say = ({ id, lastWordAt }: InboxLead, kind: string, label: string): Html =>
  html`<form method="post" action="${opsLeadPath(id, 'say')}">${seenField(lastWordAt)}<button name="kind" value="${kind}">${label}</button></form>`;

function meeting(entry: InboxLead, { stage, agreedAt, proposed, zone, preference, department }: Dialogue): Html {
  const ended = { cancelled: 'Cancelled by the visitor', 'called-off': 'Called off by us' } as const;
  return html`${
    agreedAt === null || stage === 'open' || stage === 'others-wanted'
      ? ''
      : stage === 'agreed'
        ? html`<p>Agreed: ${bothClocks(agreedAt, zone)}, ${department}.</p>${say(entry, 'call-off', 'Call it off')}`
        : html`<p>${ended[stage]}: ${bothClocks(agreedAt, zone)}.</p>`
  }
${stage === 'cancelled' && agreedAt === null ? html`<p>The visitor wants no appointment.</p>` : ''}
${stage === 'others-wanted' ? html`<p>The visitor asks for other times.</p>${preference ? html`${quoted(preference)}` : ''}` : ''}
${
  proposed.length
    ? html`<p>Proposed:</p>
<ul>${proposed.map(({ startsAt, free }) => html`<li>${bothClocks(startsAt, zone)}${free ? '' : ' (another visitor has taken it)'}</li>`)}</ul>
${say(entry, 'take-back', 'Take them back')}`
    : ''
}`;
}

const bothClocks = (instant: number, zone: string): string =>
  `${shown(instant)}, India time${zone ? `; ${shownInstant(instant, zone)} in ${placeName(zone)}` : ''}`;

/** `New York` of `America/New_York`. */
const placeName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** One tap to tell the visitor that something waits on the enquiry's page: we send nothing by ourselves. */
function invitation(entry: InboxLead, { proposed, talk }: Dialogue, site: DeskSite): Html {
  const about = proposed.length ? 'times' : talk?.askedBy === 'team' && talk.answer === null ? 'question' : null;
  const what = about ?? (talk?.askedBy === 'visitor' && talk.answer !== null ? 'answer' : null);
  if (!what) return html``;
  const links = taps(entry, () => invitationText(entry, what, site.SITE_ORIGIN + href('enquiry')), site);
  return html`<p class="contact">Nothing is sent by itself. Tell the visitor: ${links}</p>`;
}

function proposeForm({ id, lead }: InboxLead, { slots, department, zone, seen }: TypedTimes): Html {
  const near = zonesOf(lead.phone_number);
  const choice = (value: string, label: string, chosen: string) =>
    html`<option value="${value}"${raw(value === chosen ? ' selected' : '')}>${label}</option>`;
  const line = (index: number) => html`<p class="filter">
<label>Date ${index + 1} <input type="date" name="date${index + 1}" value="${slots[index]?.date ?? ''}"></label>
<label>Time ${index + 1} (India) <select name="time${index + 1}">${choice('', 'none', slots[index]?.time ?? '')}${slotTimes().map((time) => choice(time, shownTime(time), slots[index]?.time ?? ''))}</select></label>
</p>`;
  return html`<form method="post" action="${opsLeadPath(id, 'times')}">
${seenField(seen)}<fieldset><legend>Propose up to ${MOST_PROPOSALS} times</legend>
${Array.from({ length: MOST_PROPOSALS }, (_, index) => line(index))}
<p class="filter">
<label>Department <select name="department">${choice('', 'choose', department)}${Object.values(departmentLabels).map((label) => choice(label, label, department))}</select></label>
<label>The visitor’s clock <select name="zone">${choice('', near.length ? 'choose' : 'not known: only India time is looked at', zone)}
${near.map((one) => choice(one, placeName(one), zone))}
<optgroup label="Everywhere">${Intl.supportedValuesOf('timeZone')
    .filter((one) => !near.includes(one))
    .map((one) => choice(one, one, zone))}</optgroup></select></label>
</p>
<p><button name="kind" value="check">Check both clocks</button></p>
</fieldset>
</form>`;
}

interface Checked {
  typed: TypedTimes;
  problems: readonly (string | null)[];
  /** What is wrong with the form as a whole, or an empty text. */
  sentence: string;
  isRight: boolean;
}

/** The times on both clocks, what is wrong with them, and the button that proposes them. */
export function checkPage(entry: InboxLead, { typed, problems, sentence, isRight }: Checked): Html {
  const { slots, department, seen } = typed;
  const zone = isTimeZone(typed.zone) ? typed.zone : '';
  const clockOf = (slot: Slot): string => {
    const instant = slotInstant(slot);
    return Number.isNaN(instant) ? `${slot.date} ${slot.time}` : shown(instant);
  };
  const there = (slot: Slot, index: number): string =>
    problems[index] ?? (zone ? shownInstant(slotInstant(slot), zone) : 'not known: not looked at');
  const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`;
  return page(
    `Times for ${entry.reference}`,
    html`<p><a href="${opsLeadPath(entry.id)}">Back to the enquiry</a></p>
${sentence ? html`<p role="alert" class="wrong">${sentence}</p>` : ''}
${
  slots.length
    ? html`<table><thead><tr><th>India</th><th>${isRight && zone ? `The visitor, ${placeName(zone)}` : 'The visitor'}</th></tr></thead>
<tbody>${slots.map((slot, index) => html`<tr><td>${clockOf(slot)}</td><td${problems[index] ? html` class="wrong"` : ''}>${there(slot, index)}</td></tr>`)}</tbody></table>`
    : ''
}
${
  isRight
    ? html`<form method="post" action="${opsLeadPath(entry.id, 'times')}">
${slots.map(({ date, time }, index) => html`${hidden(`date${index + 1}`, date)}${hidden(`time${index + 1}`, time)}`)}
${hidden('department', department)}${hidden('zone', zone)}${seenField(seen)}
<p><button name="kind" value="propose">Propose ${slots.length === 1 ? 'this time' : 'these times'}</button> They take the place of those proposed before.</p>
</form>`
    : ''
}
<h2>Change them</h2>
${proposeForm(entry, typed)}`,
  );
}

function talkDesk(entry: InboxLead, talk: Talk | null, site: DeskSite): Html {
  const who = (by: Talk['askedBy']) => (by === 'team' ? 'We' : 'The visitor');
  const words = talk
    ? html`<p>${who(talk.askedBy)} asked:</p>${quoted(talk.question, talk.askedBy === 'team' ? talk.prepared : null)}
${talk.answer === null ? '' : html`<p>${who(talk.askedBy === 'team' ? 'visitor' : 'team')} answered:</p>${quoted(talk.answer, talk.askedBy === 'visitor' ? talk.prepared : null)}`}`
    : html``;
  const mayWrite = !talk || (talk.askedBy === 'visitor' && talk.answer === null);
  if (!mayWrite) return words;
  return html`${words}${preparedForm(entry, preparedReplies({ language: entry.language, talk }, site))}
${messageForm(entry, talk ? 'Answer on the visitor’s page' : 'Question on the visitor’s page', '')}`;
}

interface Page {
  id: number;
  /** The last word that it showed. */
  lastWordAt: number | undefined;
}

const messageForm = (
  { id, lastWordAt }: Page,
  label: string,
  typed: string,
): Html => html`<form method="post" action="${opsLeadPath(id, 'say')}">
<input type="hidden" name="kind" value="message">${seenField(lastWordAt)}
<p><label for="text">${label}</label><br><textarea id="text" name="text" rows="3" required aria-describedby="most">${typed}</textarea><br><small id="most">At most ${MAX_MESSAGE} letters.</small></p>
<p><button>Put it there</button></p>
</form>`;

/** A message that was not taken, with every word. */
export const unsentPage = (about: Page, problem: string, typed: string): Html =>
  page(
    'Not sent',
    html`<p role="alert" class="wrong">${problem}</p>
${messageForm(about, 'Your words', typed)}
<p><a href="${opsLeadPath(about.id)}">Back to the enquiry</a></p>`,
  );

/** So many agreed times are shown. */
export const AGREED_SHOWN = 100;

/** Times that are agreed, earliest first. What a visitor has cancelled, withdrawn or erased is not among them. */
export const agreedList = (times: readonly AgreedTime[]): Html => html`<h2>Agreed times</h2>
${
  times.length
    ? html`<table><thead><tr><th>When (India)</th><th>Who</th><th>Department</th></tr></thead>
<tbody>${times.map((time) => html`<tr><td>${shown(time.startsAt)}</td><td><a href="${opsLeadPath(time.id)}">${nameOf(time)}</a></td><td>${time.department}</td></tr>`)}</tbody></table>`
    : html`<p>None.</p>`
}${times.length < AGREED_SHOWN ? '' : html`<p role="status">There may be more: these are the next ${AGREED_SHOWN}.</p>`}`;
