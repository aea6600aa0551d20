import { clinic, INDIA_OFFSET_MIN } from '../../src/content/clinic.ts';
import { type FilledField, filledFields } from '../../src/leads/lead.ts';
import type { InboxLead } from '../leads/outbox-contract.ts';
import { languageName } from '../lib/request-headers.ts';

/** `2026-11-23 14:30:00`: what the clock of the clinic shows, as spreadsheets read it; empty for what has not happened. */
const clinicTime = (at: number | null): string =>
  at === null ? '' : new Date(at + INDIA_OFFSET_MIN * 60_000).toISOString().slice(0, 19).replace('T', ' ');

/** Name of a column of times: a spreadsheet shows no zone with them. */
const timed = (name: string): string => `${name} (${clinic.hours.timeZone})`;

type Column = [name: string, value: (entry: InboxLead) => string | number | boolean];

/** Spreadsheets of the team know these, in this order. */
const FIRST_COLUMNS: Column[] = [
  ['reference', ({ reference }) => reference],
  [timed('received'), ({ acceptedAt }) => clinicTime(acceptedAt)],
  ['state', ({ state }) => state],
  [timed('answered'), ({ answeredAt }) => clinicTime(answeredAt)],
  ['answered_by', ({ answeredBy }) => answeredBy ?? ''],
  [timed('due'), ({ answerDueAt }) => clinicTime(answerDueAt)],
  ['taken_by', ({ claimedBy }) => claimedBy ?? ''],
  ['next_step', ({ nextStep, nextStepOn }) => [nextStepOn, nextStep].filter(Boolean).join(' ')],
  ['language', ({ language }) => languageName(language)],
  ['reply', ({ reply }) => reply ?? ''],
  [timed('withdrawn'), ({ withdrawnAt }) => clinicTime(withdrawnAt)],
  ['form', ({ lead }) => lead.form],
  ['name', ({ lead }) => lead.name],
  ['phone_number', ({ lead }) => lead.phone_number],
  ['email', ({ lead }) => lead.email],
  ['category', ({ lead }) => lead.category],
  ['treatment', ({ lead }) => lead.treatment],
  ['department', ({ lead }) => lead.department],
  [timed('preferred'), ({ lead }) => `${lead.date} ${lead.time}`.trim()],
  [timed('alternative'), ({ lead }) => `${lead.alternative_date} ${lead.alternative_time}`.trim()],
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

/** The names of the columns, which begin a table for spreadsheets (RFC 4180). */
export const csvHead: string = `${BYTE_ORDER_MARK}${COLUMNS.map(([name]) => name).join(',')}\r\n`;

/** Leads as lines of the table. */
export const csvLines = (entries: readonly InboxLead[]): string =>
  entries.map((entry) => `${COLUMNS.map(([, value]) => cell(value(entry))).join(',')}\r\n`).join('');

/**
 * The whole table, a step at a time as it is fetched: however many enquiries there are, no more than a step of them is in memory. A step that
 * cannot be read breaks the download off, so that nobody takes a part for all.
 * @param read entries with a smaller id, newest first; a step with fewer than `perStep` is the last.
 */
export function csvStream(
  read: (before: number | undefined) => Promise<readonly InboxLead[]>,
  perStep: number,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let before: number | undefined;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvHead)),
    async pull(controller) {
      const step = await read(before);
      if (step.length) controller.enqueue(encoder.encode(csvLines(step)));
      before = step.at(-1)?.id;
      if (step.length < perStep) controller.close();
    },
  });
}
