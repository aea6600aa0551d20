import * as v from 'valibot';
import { group, key, list, number, owed, text } from './fields.ts';
import type { Problem } from './kind.ts';
import { named } from './rules.ts';

export const isoDate = (label: string, help?: string) => key(label, /^\d{4}-\d\d-\d\d$/, 'a date such as 2026-11-22', help);
export const webAddress = (label: string, help?: string) =>
  key(label, /^https:\/\/[^\s]+$/, 'an address that begins with https://', help);
export const email = (label: string) => key(label, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address');

/** Row PROD-07: in E.164, so that it can be dialled from abroad. */
const phone = (label: string) =>
  owed(
    v.pipe(
      group(label, {
        label: text('Name of the line', { max: 30 }),
        e164: key(
          'Number for dialling',
          /^\+[1-9]\d{7,14}$/,
          'a number with its country code and without spaces, such as +918012345678',
        ),
        shown: key('Number as it is shown', /^\+[\d ]{9,20}$/, 'the same number with spaces'),
      }),
      named('same number', ({ e164, shown }) => shown.replaceAll(' ', '') === e164, 'shows another number than it dials'),
    ),
  );

const time = (label: string) => key(label, /^([01]\d|2[0-3]):[0-5]\d$/, 'a time of 24 hours such as 09:00');

/** Facts about the clinic, said once. */
export const clinic = group('Clinic', {
  name: owed(text('Name of the clinic', { max: 60 })),
  tagline: text('One sentence under the name', { max: 100 }),
  email: owed(email('E-mail address for enquiries')),
  phones: group('Phone lines', {
    plasticSurgery: phone('Line of plastic surgery'),
    dermatology: phone('Line of dermatology'),
    general: phone('General line'),
  }),
  // Row PROD-08.
  whatsapp: owed(key('WhatsApp number', /^[1-9]\d{7,14}$/, 'digits alone, with the country code')),
  booking: group('Booking service', {
    plasticSurgery: owed(webAddress('Booking address of plastic surgery', 'Opened in a new tab (row PROD-06).')),
    dermatology: owed(webAddress('Booking address of dermatology', 'Opened in a new tab (row PROD-06).')),
  }),
  address: owed(
    group('Postal address', {
      lines: list('Lines of the address', text('Line', { max: 60 }), { max: 4 }),
      city: text('City', { max: 40 }),
      region: text('State', { max: 40 }),
      postalCode: key('Postal code', /^\d{6}$/, 'six digits'),
      country: text('Country', { max: 40 }),
    }),
  ),
  mapLink: owed(
    webAddress(
      'Link to the place in a map',
      'The QR code in the footer holds it too, and is drawn anew by the web team (`npm run assets -- qr`).',
    ),
  ),
  hours: group('Opening hours', {
    days: text('Days', { max: 40 }),
    opens: time('Opens'),
    closes: time('Closes'),
    shown: text('Hours as they are shown', { max: 40 }),
    closed: text('When it is closed', { max: 40 }),
    timeZone: key('Time zone', /^Asia\/Kolkata$/, 'Asia/Kolkata: the site counts with one offset all year'),
    zoneName: text('Name of the time zone', { max: 30 }),
  }),
});
export type Clinic = v.InferOutput<typeof clinic>;

/** Forms offer half hours between the two: without one, the next free time would be looked for without end. */
export const clinicRules = ({ hours: { opens, closes } }: Clinic): Problem[] =>
  minutesOf(closes) - minutesOf(opens) >= 30
    ? []
    : [{ path: ['hours', 'closes'], message: 'must be half an hour or more after the opening' }];

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** What a figure rests on. Advertising rules want it on file before the figure is shown. */
const basis = owed(
  group('What the figure rests on', {
    source: text('Record', { max: 160 }),
    date: v.nullable(isoDate('Date on which the figure was taken')),
  }),
);

/** A figure the clinic states about itself: one number, one wording (row PROD-11). */
const claim = (label: string) =>
  v.pipe(
    group(label, {
      value: number('Figure'),
      wording: text('Statement', { max: 60 }),
      label: text('What is counted', { max: 40, help: 'For a figure that stands alone.' }),
      basis: v.nullable(basis),
    }),
    named('own number', ({ value, wording }) => wording.startsWith(`${value}+ `), 'must say its own number in the statement'),
    named('dated basis', ({ basis: on }) => !on || on.placeholder || on.value.date !== null, 'rests on a record without a date'),
  );

/** Every figure said of the clinic or of a doctor (rows PROD-10 to PROD-12). */
export const claims = group('Figures of the clinic', {
  clinicYears: claim('Years of the clinic'),
  surgeries: claim('Surgeries'),
  transformations: claim('Transformations'),
  dermatologistYears: claim('Years of the lead dermatologist'),
});
export type Claims = v.InferOutput<typeof claims>;

/** The clinic elsewhere: rows FOOT-01 and FOOT-08, and where reports of security holes go (`/.well-known/security.txt`). */
export const profiles = group('Profiles', {
  socials: list(
    'Profiles of the clinic',
    owed(group('Profile', { name: text('Name', { max: 40 }), kind: text('Kind', { max: 40 }), url: webAddress('Address') })),
    { min: 5, max: 5 },
  ),
  developer: owed(group('Developer', { name: text('Name', { max: 40 }), url: webAddress('Address') })),
  security: owed(
    key('For reports of security holes', /^(mailto:|https:\/\/)\S+$/, 'an address that begins with mailto: or https://'),
  ),
});
export type Profiles = v.InferOutput<typeof profiles>;

/** Services of others, which load only once a visitor has allowed it. */
export const thirdParties = group('Services of others', {
  map: group('Map', {
    title: text('Title of the map', { max: 60 }),
    provider: owed(text('Name of the map service', { max: 40 })),
    src: owed(webAddress('Address of the embedded map')),
    open: text('Text of the link', { max: 30 }),
  }),
  reviews: group('Reviews', {
    title: text('Title of the reviews', { max: 60 }),
    provider: owed(text('Name of the reviews service', { max: 40 })),
    link: owed(
      group('Link to the reviews', { href: webAddress('Address of the reviews'), label: text('Text of the link', { max: 60 }) }),
    ),
  }),
  chat: group('Chat', { provider: owed(text('Name of the chat service', { max: 40 })) }),
});
export type ThirdParties = v.InferOutput<typeof thirdParties>;

/** The first words of an answer by WhatsApp or mail; `{name}`, `{clinic}`, `{reference}` and `{page}` are filled in. */
export const desk = group('Words of the desk', {
  answer: owed(text('First words of an answer', { max: 300 })),
  invitations: owed(
    group('Words that invite to the enquiry’s page', {
      times: text('For proposed times', { max: 300 }),
      question: text('For a question', { max: 300 }),
      answer: text('For an answer', { max: 300 }),
    }),
  ),
  subject: text('Subject of the mail', { max: 80 }),
});
export type Desk = v.InferOutput<typeof desk>;

const reply = (label: string) => text(label, { max: 400 });

/** Whole sentences that the desk puts on the page of an enquiry; `{plan}` is filled in. */
export const deskReplies = group('Replies of the desk', {
  questions: owed(
    group('Questions to a patient', {
      call: reply('When we may call'),
      speech: reply('In which languages we may talk'),
      travel: reply('When the patient could come'),
    }),
  ),
  answers: owed(
    group('Answers to a patient', {
      call: reply('We will call'),
      times: reply('We will propose times'),
      consultation: reply('A doctor answers in a consultation'),
      price: reply('No price before a consultation'),
      urgent: reply('What is urgent'),
    }),
  ),
});
export type DeskReplies = v.InferOutput<typeof deskReplies>;
