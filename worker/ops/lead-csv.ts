import { type FilledField, filledFields } from '../../src/leads/lead.ts';
import type { InboxLead } from '../leads/outbox-contract.ts';
import { languageName } from '../lib/request-headers.ts';

type Column = [name: string, value: (entry: InboxLead) => string | number | boolean];

/** Spreadsheets of the team know these, in this order. */
const FIRST_COLUMNS: Column[] = [
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

/** Fields that are in the columns above. Every other one of the forms has a column of its own behind them. */
const PLACED: ReadonlySet<FilledField> = new Set<FilledField>([
  'name',
  'phone_number',
  'email',
  'category',
  'treatment',
  'department',
  'purpose',
  'date',
  'time',
  'alternative_date',
  'alternative_time',
  'requirement',
  'terms',
  'consent',
]);

const COLUMNS: Column[] = [
  ...FIRST_COLUMNS,
  // Older enquiries lack what forms did not ask for then.
  ...filledFields.filter((name) => !PLACED.has(name)).map((name): Column => [name, ({ lead }) => lead[name] ?? '']),
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
