import * as v from 'valibot';
import { isoDate, webAddress } from './clinic.ts';
import { type Field, group, list, number, owed, text } from './fields.ts';

const line = (label: string, max = 80) => text(label, { max });
const lead = text('Lead', { min: 20, max: 240 });
const headed = <const T extends Record<string, Field>>(label: string, more: T) =>
  group(label, { heading: line('Heading'), ...more });

/** Rows INTL-01 to INTL-12. */
export const international = group('International patients', {
  bannerLabel: line('Name of the pictures'),
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
    portal: group(
      'Portal',
      { href: webAddress('Address of the portal'), label: line('Name of the portal') },
      'Ours is only a summary (row INTL-06).',
    ),
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
});
export type International = v.InferOutput<typeof international>;
