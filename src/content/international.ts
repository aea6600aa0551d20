import { type Placeholder, placeholder } from './placeholder.ts';

const BANNER_COUNT = 6;
const TOUR_COUNT = 8;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Row INTL-01: picture keys of the banner; each has a tall one for phones. */
export const internationalBanner = numbers(BANNER_COUNT).map((n) => `international/${n}`);

/** Row INTL-11: picture keys of the gallery. */
export const internationalGallery = placeholder(
  numbers(TOUR_COUNT).map((n) => `international/gallery-${n}`),
  'eight photographs of the clinic and its surroundings, each with what it shows',
);

/** A way from the airport (row INTL-03). */
export const airport = {
  name: placeholder('Kempegowda International Airport (BLR)', 'airport that the distance is counted from'),
  distance: '41 km',
  time: '1:30 hrs',
} as const;

/** Where the rules of medical visas stand; ours are only a summary (row INTL-06). */
export const visaPortal = {
  href: 'https://indianvisaonline.gov.in/evisa/',
  label: 'Official e-visa portal of the Government of India',
};

/** ISO date on which the clinic last read the summary against the portal; null until it has. */
export const visaChecked = placeholder<string | null>(
  null,
  'date on which the clinic last read the visa steps against the portal',
);

/** ISO date of the summary itself. */
export const VISA_TEXT_DATE = '2026-11-21';

/** Row INTL-06, in order. */
export const visaSteps = [
  {
    title: 'Speak with a doctor here',
    text: 'Send your question and your medical history, and have a video or phone call. Book no flight before that.',
  },
  {
    title: 'Receive your letter',
    text: 'If treatment here makes sense, the clinic writes a letter on its letterhead with the planned treatment and dates. The visa asks for it.',
  },
  {
    title: 'Prepare your papers',
    text: 'Passport valid for at least six months after arrival with two empty pages, a scan of its photo page, and a photograph of 2x2 inch on a white background, as a file under 1 MB.',
  },
  {
    title: 'Apply on the official portal',
    text: 'Choose the e-Medical visa, or the regular medical visa where your nationality or length of stay asks for it. People who travel with you apply for a medical attendant visa.',
  },
  {
    title: 'Travel with the printed approval',
    text: 'Carry the approval, the letter of the clinic and your medical papers in your hand luggage. If you have to stay longer, ask for an extension before the visa ends.',
  },
] as const;

/** A place to stay (row INTL-07). Being listed is no recommendation. */
export interface Hotel {
  id: string;
  name: string;
  address: string;
  /** Kilometres by road from the clinic; null until known. */
  distanceKm: number | null;
  phone: string | null;
  directions: string;
}

const HOTEL_COUNT = 10;

export const hotels: readonly Placeholder<Hotel>[] = numbers(HOTEL_COUNT).map((n) =>
  placeholder<Hotel>(
    {
      id: `hotel-${n}`,
      name: `Hotel ${n}`,
      address: 'Address to be supplied by the clinic',
      distanceKm: null,
      phone: null,
      directions: `https://maps.example/hotel-${n}`,
    },
    `hotel ${n}: name, address, phone, distance, link to directions, date of the check`,
  ),
);

/** Row INTL-08. */
export const payment = {
  modes: [
    { name: 'Cash', note: 'Indian rupees, at the clinic.' },
    { name: 'Credit card', note: 'At the clinic.' },
    { name: 'Debit card', note: 'At the clinic.' },
    { name: 'Bank transfer', note: 'You receive the details after booking.' },
  ],
  warning:
    'We never send bank details by chat or e-mail alone. Before you transfer anything, call us on a number from this page and have the account number read to you. A message that says our account has changed is not from us.',
} as const;

/** Row INTL-09: public places; whoever has just been treated asks a doctor first. */
export const sights = placeholder(
  [
    { name: 'Lalbagh Botanical Garden', text: 'Old trees and a glass house, with level paths.' },
    { name: 'Cubbon Park', text: 'Shade in the middle of the city.' },
    { name: 'Bangalore Palace', text: 'Rooms and courtyards, mostly indoors.' },
    { name: 'Tipu Sultan’s Summer Palace', text: 'A small palace of carved teak.' },
    { name: 'National Gallery of Modern Art', text: 'Indian art in a former mansion.' },
    { name: 'Visvesvaraya Industrial and Technological Museum', text: 'Machines and science, good with children.' },
    { name: 'Nandi Hills', text: 'A hill fortress north of the city; cool mornings, many steps.' },
    { name: 'Mysuru', text: 'Palace and market, a day trip by train or road.' },
  ],
  'agreement with the list of sights',
);

/** Where the form stands on the page for patients from abroad. */
export const ENQUIRY_ID = 'enquiry';

/** Texts of the international page (rows INTL-01 to INTL-12). */
export const internationalTexts = {
  bannerLabel: 'Pictures of the clinic',
  clock: {
    heading: 'When to reach us',
    lead: 'We keep India time. Calls outside our hours are answered by WhatsApp or e-mail on the next working day.',
  },
  guidance: {
    heading: 'Before you book a flight',
    paragraphs: [
      'Tell us what you wish to change, what treatments and illnesses you have had, and which medicines you take. Photographs help; send them only when we ask for them, in the way we agree on.',
      'A doctor then tells you what can be judged from afar and what only an examination can show. You receive a written plan with the likely treatment, its risks, the length of your stay and an estimate of the cost. The final plan is made at the clinic: it may turn out that another treatment is better, or none.',
      'Plan time for recovery before the flight home. How long depends on the treatment; after surgery your surgeon has to agree that you may fly. Ask at home who will look after you, and bring someone with you if you can.',
    ],
  },
  arrival: { heading: 'Getting here', airport: 'From the airport', address: 'Clinic address', by: 'by road' },
  visa: {
    heading: 'Medical visa',
    lead: 'Rules change. If this summary and the portal differ, follow the portal.',
    checked: 'Checked on',
    unchecked: 'Not yet checked on the portal by the clinic. Text of',
  },
  hotels: {
    heading: 'Hotels nearby',
    lead: 'Listed because they are near. We have no share in any of them and recommend none; please compare for yourself.',
    distance: 'Distance',
    unknown: 'to be supplied',
    directions: 'Directions',
  },
  payment: { heading: 'Payment' },
  sights: {
    heading: 'While you are here',
    lead: 'After a treatment, ask your doctor first: sun, heat and stairs may have to wait.',
  },
  form: { heading: 'Contact Us', lead: 'Write in English or in your own language.' },
  gallery: { heading: 'A look inside', label: 'Pictures of the clinic and its surroundings', more: 'View Gallery' },
  print: 'Print this page',
  offline: 'Once you have opened this page, it also opens without a connection.',
} as const;
