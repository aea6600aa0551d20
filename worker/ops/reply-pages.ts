import { html } from 'hono/html';
import { opsLeadPath } from '../../src/endpoints.ts';
import { ENGLISH } from '../../src/languages/saying.ts';
import { languages } from '../../src/languages.ts';
import type { Talk } from '../leads/dialogue-contract.ts';
import type { InboxLead } from '../leads/outbox-contract.ts';
import { languageName } from '../lib/request-headers.ts';
import { type ContactLink, type ContactText, contactLinks } from './contacts.ts';
import { type Html, seenField } from './pages.ts';
import {
  type DeskSite,
  inBoth,
  type PatientLanguage,
  type PreparedReply,
  patientLanguage,
  replyChoice,
} from './prepared-replies.ts';

/** Where the prepared sentences stand with a language, for a person who does not read it. */
function standingText(code: string, patient: PatientLanguage | null): string {
  if (!patient) return code && code !== ENGLISH ? `There are no sentences in ${languageName(code)}.` : '';
  const { english, reviewer } = patient.language;
  if (patient.standing === 'reviewed') return `${english}: reviewed; ${reviewer} answers for it.`;
  if (patient.standing === 'draft')
    return `${english}: a draft that no doctor has reviewed as it stands. In production it is not offered.`;
  return `No doctor has reviewed the sentences in ${english}: they are offered in English alone.`;
}

/** Sentences that stand ready: the English, what the patient reads beside it, and a press that puts the one or the other there. */
export function preparedForm(
  { id, language, lastWordAt }: InboxLead,
  { patient, replies }: { patient: PatientLanguage | null; replies: readonly PreparedReply[] },
): Html {
  const spoken = patient?.standing === 'withheld' ? null : (patient?.language ?? null);
  const standing = standingText(language, patient);
  const button = (reply: PreparedReply, code: string, label: string) =>
    html`<button name="reply" value="${replyChoice(reply, code)}">${label}</button> `;
  return html`<h3>Sentences that stand ready</h3>
${standing ? html`<p>${standing}</p>` : ''}
<form method="post" action="${opsLeadPath(id, 'say')}">
<input type="hidden" name="kind" value="prepared">${seenField(lastWordAt)}
<table><thead><tr><th>English</th>${spoken ? html`<th>${spoken.english}</th>` : ''}<th>On the visitor’s page</th></tr></thead>
<tbody>${replies.map(
    (
      reply,
    ) => html`<tr><td>${reply.english}</td>${spoken ? html`<td lang="${spoken.code}" dir="${spoken.direction}">${reply.translated ?? ''}</td>` : ''}
<td>${spoken && reply.translated !== null ? button(reply, spoken.code, `Put it there in ${spoken.english}`) : ''}${button(reply, ENGLISH, spoken ? 'In English' : 'Put it there')}</td></tr>`,
  )}</tbody></table>
</form>`;
}

/** What somebody wrote; below words of ours in another language what they say in English. */
export function quoted(text: string, prepared: Talk['prepared'] = null): Html {
  if (!prepared) return html`<blockquote dir="auto">${text}</blockquote>`;
  const direction = languages.find(({ code }) => code === prepared.language)?.direction ?? 'ltr';
  const quote = html`<blockquote lang="${prepared.language}" dir="${direction}">${text}</blockquote>`;
  return prepared.language === ENGLISH ? quote : html`${quote}<p>In English:</p><blockquote>${prepared.english}</blockquote>`;
}

/** One tap each to call, or to write with the first words there: in English, and in the patient's language where they may be sent in it. */
export function taps(entry: InboxLead, textOf: () => ContactText, site: DeskSite): Html {
  const patient = patientLanguage(entry.language, 'content/desk', site);
  const words = inBoth(() => textOf().words, patient);
  const subject = inBoth(() => textOf().subject, patient);
  const english = tapRow(contactLinks(entry, { words: words.english, subject: subject.english }));
  if (!patient || words.translated === null) return english;
  const inTheirs = contactLinks(entry, { words: words.translated, subject: subject.translated ?? subject.english });
  const said = ` in ${patient.language.english}${patient.standing === 'draft' ? ' (draft)' : ''}`;
  return html`${english}
${tapRow(inTheirs.flatMap(({ label, href }) => (href.startsWith('tel:') ? [] : { label: label + said, href })))}`;
}

export const tapRow = (links: readonly ContactLink[]): Html =>
  html`${links.map(({ label, href }) => html`<a href="${href}">${label}</a> `)}`;
