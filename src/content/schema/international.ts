import * as v from 'valibot';
import { isoDate, webAddress } from './clinic.ts';
import { type Field, group, list, number, owed, text } from './fields.ts';
import { named, wording } from './rules.ts';

const line = (label: string, max = 80) => text(label, { max });
const lead = text('Lead', { min: 20, max: 240 });
const headed = <const T extends Record<string, Field>>(label: string, more: T) =>
  group(label, { heading: line('Heading'), ...more });

/** Rows INTL-01 to INTL-12. */
export const international = group('International patients', {
  bannerLabel: line('Name of the pictures'),
  ask: line('First button'),
  clock: headed('Clock', { lead }),
  guidance: headed('Before the flight', { paragraphs: list('Paragraphs', text('Paragraph', { min: 80, max: 600 })) }),
  arrival: headed('Arrival', {
    airport: line('Over the airport'),
    address: line('Over the address'),
    by: line('Means of travel'),
    from: owed(line('Airport')),
    distance: text('Distance', { max: 20, help: 'From the airport (row INTL-03).' }),
    time: text('Time', { max: 20 }),
  }),
  visa: headed('Medical visa', {
    lead,
    checked: line('Before the date of the check'),
    unchecked: line('Where nobody has checked'),
    checkedOn: owed(v.nullable(isoDate('Date of the check', 'On which the clinic last read the summary against the portal.'))),
    textOf: isoDate('Date of the summary'),
    steps: list('Steps', group('Step', { title: line('Title', 60), text: text('Text', { min: 60, max: 320 }) }), {
      min: 5,
      max: 5,
    }),
  }),
  hotels: headed('Hotels', {
    lead,
    distance: line('Before the distance'),
    unknown: line('Where it is not known'),
    directions: line('Text of the link'),
  }),
  payment: headed('Payment', {
    modes: list('Ways to pay', group('Way to pay', { name: line('Name', 40), note: line('Note', 120) }), { min: 4, max: 4 }),
    warning: text('Warning of false bank details', { min: 100, max: 400 }),
  }),
  sights: headed('Sights', {
    lead,
    places: owed(
      list('Places', group('Place', { name: line('Name'), text: line('Text', 160) }), { help: 'Public places (row INTL-09).' }),
    ),
  }),
  form: headed('Form', { lead: line('Lead', 160) }),
  gallery: headed('Pictures', {
    label: line('Name of the pictures'),
    more: line('Text of the link'),
    pictures: owed(number('Number of pictures', { min: 8, max: 8, help: 'Row INTL-11.' })),
  }),
  print: line('Text of the print button'),
  offline: line('That the page opens without a connection', 160),
  portal: group(
    'Portal of visas',
    { href: webAddress('Address of the portal'), label: line('Name of the portal') },
    'Ours is only a summary (row INTL-06).',
  ),
});
export type International = v.InferOutput<typeof international>;

const days = (label: string) =>
  owed(
    v.nullable(
      v.pipe(
        v.strictTuple(
          [number('From', { min: 1, max: 365 }), number('To', { min: 1, max: 365 })],
          'must be two numbers of days, such as [3, 5]',
        ),
        v.title(label),
        named('growing', ([from, to]) => from <= to, 'must begin with the smaller number'),
        v.readonly(),
      ),
    ),
  );

const withGap = (label: string, gap: string) =>
  v.pipe(
    text(label, { max: 200, help: `{${gap}} is filled in.` }),
    wording({ must: new RegExp(`\\{${gap}\\}`), message: `must have {${gap}} in it` }),
  );

/** What the plan of a stay says beside the facts of the treatments. */
export const stay = group('Plan of a stay', {
  letterDays: days('Days in which the clinic writes a letter of invitation'),
  visaDays: days('Days before travel by which to apply for a visa'),
  bringAlways: list('What everybody brings', text('Thing', { min: 10, max: 140 }), {
    max: 12,
    help: 'What belongs to one treatment is in its facts.',
  }),
  texts: group('Texts', {
    ask: text('In the place of a figure that the clinic has not supplied', { max: 100 }),
    lead,
    privacy: text('What becomes of a choice', { min: 40, max: 300 }),
    draft: text('What the plan is not', { min: 40, max: 300 }),
    several: text('Under several treatments', { min: 40, max: 200 }),
    description: text('Description for search engines', { min: 60, max: 160 }),
    consultationFrom: withGap('Consultation, on a known day', 'day'),
    consultation: text('Consultation', { max: 200 }),
    flight: text('Before the flight', { max: 120 }),
    untilFlight: withGap('Days in the city', 'days'),
  }),
});
export type Stay = v.InferOutput<typeof stay>;

/** Said before somebody asks for either. */
export const remoteConsultation = group('Consultation from abroad', {
  video: owed(text('What a video consultation is not', { min: 100, max: 500 })),
  letter: owed(text('What a letter of invitation is not', { min: 60, max: 300 })),
});
export type RemoteConsultation = v.InferOutput<typeof remoteConsultation>;
