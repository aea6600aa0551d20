import type { InboxLead } from '../leads/outbox-contract.ts';
import { languageName } from '../lib/request-headers.ts';

const COLUMNS: [name: string, value: (entry: InboxLead) => string | number | boolean][] = [
  ['reference', ({ reference }) => reference],
  ['received', ({ acceptedAt }) => new Date(acceptedAt).toISOString()],
  ['state', ({ state }) => state],
  ['answered', ({ answeredAt }) => (answeredAt === null ? '' : new Date(answeredAt).toISOString())],
  ['answered_by', ({ answeredBy }) => answeredBy ?? ''],
  ['due', ({ answerDueAt }) => (answerDueAt === null ? '' : new Date(answerDueAt).toISOString())],
  ['taken_by', ({ claimedBy }) => claimedBy ?? ''],
  ['next_step', ({ nextStep, nextStepOn }) => [nextStepOn, nextStep].filter(Boolean).join(' ')],
  ['language', ({ language }) => languageName(language)],
  ['reply', ({ reply }) => reply ?? ''],
  ['withdrawn', ({ withdrawnAt }) => (withdrawnAt === null ? '' : new Date(withdrawnAt).toISOString())],
  ['form', ({ lead }) => lead.form],
  ['name', ({ lead }) => lead.name],
  ['phone_number', ({ lead }) => lead.phone_number],
  ['email', ({ lead }) => lead.email],
  ['category', ({ lead }) => lead.category],
  ['treatment', ({ lead }) => lead.treatment],
  ['department', ({ lead }) => lead.department],
  ['preferred', ({ lead }) => `${lead.date} ${lead.time}`.trim()],
  ['alternative', ({ lead }) => `${lead.alternative_date} ${lead.alternative_time}`.trim()],
  // Older enquiries lack it.
  ['asks_for', ({ lead }) => lead.purpose ?? ''],
  ['requirement', ({ lead }) => lead.requirement],
  ['page', ({ lead }) => lead.page],
  ['consent_notice', ({ lead }) => lead.consent_notice],
  ['consent', ({ lead }) => lead.consent],
  ['terms', ({ lead }) => lead.terms],
];

/**
 * What a spreadsheet would take for a formula is marked as text: also with full-width signs, which some read as the plain ones, and
 * behind spaces and invisible characters, which some drop.
 */
const FORMULA = /^[\p{Z}\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

function cell(value: string | number | boolean): string {
  const text = String(value);
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Leads as a table for spreadsheets (RFC 4180). */
export const leadCsv = (entries: InboxLead[]): string =>
  BYTE_ORDER_MARK +
  [COLUMNS.map(([name]) => name).join(','), ...entries.map((entry) => COLUMNS.map(([, value]) => cell(value(entry))).join(','))]
    .map((line) => `${line}\r\n`)
    .join('');
