import * as v from 'valibot';
import { email, isoDate } from './clinic.ts';
import { group, key, list, number, optional, owed, text } from './fields.ts';
import { named } from './rules.ts';

const sentences = (label: string) => text(label, { min: 20, max: 600 });

/** A part of a section; `points` are a list under the text. */
const part = v.pipe(
  group('Part', {
    heading: optional(text('Heading', { max: 80 })),
    text: optional(sentences('Text')),
    points: optional(list('List', sentences('Entry of the list'))),
  }),
  named('text or list', ({ text: given, points }) => Boolean(given || points), 'must have a text or a list'),
);

/** A section of the legal text. The name of its file is the fragment of its address, to which people link (row ROUTE-15). */
export const legalSection = group('Legal section', {
  order: number('Place among the sections'),
  heading: text('Heading', { max: 60 }),
  parts: list('Parts', part),
});
export type LegalSection = Omit<v.InferOutput<typeof legalSection>, 'order'> & { id: string };
export type LegalPart = LegalSection['parts'][number];

export const legal = group('Legal facts', {
  version: group(
    'Version',
    { date: isoDate('Day from which the text counts'), note: text('What went before it', { max: 120 }) },
    'Row LEGAL-08.',
  ),
  officer: owed(group('Grievance officer', { name: text('Name', { max: 80 }), email: email('E-mail address') }, 'Row LEGAL-06.')),
  complaints: text('What becomes of a complaint', { max: 160 }),
  retention: owed(text('How long enquiries are kept', { min: 20, max: 300 })),
  courts: owed(text('Courts', { max: 80, help: 'Seat of the courts that the terms name (row LEGAL-09).' })),
});
export type Legal = v.InferOutput<typeof legal>;

const notice = (form: string) =>
  group(form, {
    version: key(
      'Version',
      new RegExp(`^${form}-\\d{4}-\\d\\d(-\\d+)?$`),
      `the name of the form and a month, such as ${form}-2026-11`,
      'It changes whenever the text does.',
    ),
    text: sentences('What is used, and why'),
  });

/** What a visitor agrees to, one notice a form. */
export const consentNotices = group('Consent notices', {
  withdraw: sentences('How to take it back'),
  notices: group('Notices', {
    consultation: notice('consultation'),
    callback: notice('callback'),
    international: notice('international'),
    gallery: notice('gallery'),
  }),
});
export type ConsentNotices = v.InferOutput<typeof consentNotices>;
