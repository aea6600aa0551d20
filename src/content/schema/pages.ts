import * as v from 'valibot';
import { type Field, group, key, list, number, optional, owed, text } from './fields.ts';
import { serviceSlug } from './people.ts';
import { bannerPicture } from './picture.ts';
import { named, wording } from './rules.ts';

/** Texts of the pages that are not one thing of a kind: headings, leads, texts of links. */

const line = (label: string, max = 80) => text(label, { max });
const lead = text('Lead', { min: 20, max: 240 });
const paragraph = (label = 'Paragraph') => text(label, { min: 20, max: 600 });
const heading = text('Heading', { max: 80 });
const headed = <const T extends Record<string, Field>>(label: string, more: T) => group(label, { heading, ...more });
const fragment = key('Fragment of the address', /^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens');

const pageTexts = {
  heading: line('Heading', 60),
  lead,
  description: optional(text('Description for search engines', { min: 60, max: 160, help: 'The lead, where it is absent.' })),
};
const pageText = (label: string) => group(label, pageTexts);
/** Of a page that begins with a banner. */
const bannerPage = (label: string) => group(label, { ...pageTexts, picture: optional(bannerPicture) });

/** Heading, lead text and search description of each static page. */
export const pages = group('Pages', {
  home: pageText('Home'),
  about: bannerPage('About us'),
  services: bannerPage('Services'),
  doctors: pageText('Doctors'),
  gallery: pageText('Gallery'),
  international: pageText('International patients'),
  contact: bannerPage('Contact'),
  patientStories: bannerPage('Patient stories'),
  privacy: pageText('Privacy'),
  terms: pageText('Terms'),
  blogs: group('Articles', {
    lead,
    older: lead,
    byService: text('Description of the articles about a treatment', { max: 160, help: '{treatment} is its name.' }),
    note: paragraph('Under every article'),
  }),
});
export type Pages = v.InferOutput<typeof pages>;

const card = group('Card', {
  service: serviceSlug,
  text: text('Text', { min: 30, max: 120 }),
  title: optional(line('Title', 40)),
});
const cards = (label: string) => list(label, card, { min: 6, max: 6 });

/** What every page of a service says. */
export const servicePage = group('Page of a service', {
  results: text('Over the results', { min: 20, max: 160 }),
  unreviewed: text('Where no doctor has read it yet', { max: 160 }),
  emergency: text('Where help is when we cannot be reached', { min: 60, max: 180 }),
  note: text('After the review', { max: 160 }),
  figures: text('Under the figures of a treatment', { max: 160 }),
  unchecked: text('Where nobody has checked a figure yet', { max: 160 }),
});
export type ServicePage = v.InferOutput<typeof servicePage>;

/** Row HOME-01, in its order. */
export const home = group('Home page', {
  hero: group('Beginning', {
    words: v.pipe(
      list('Words of the hero', line('Word', 30), { min: 3, max: 3 }),
      // Row HOME-04.
      named(
        'words of the hero',
        (words) => words.join() === 'Plastic Surgery,Aesthetics,Dermatology',
        'must be Plastic Surgery, Aesthetics, Dermatology',
      ),
    ),
    tagline: owed(text('Tagline', { max: 120, help: 'The specification shows none (row HOME-05).' })),
    ask: line('First button'),
    exploreVideo: line('Text of the button'),
    filmTitle: line('Title of the film'),
  }),
  whyUs: headed('Why patients choose the clinic', {
    book: line('Text of the booking link'),
    chat: line('Text of the chat link'),
    call: line('Text of the call link'),
    chatText: text('What the chat begins with', {
      max: 160,
      help: 'Whoever opens it can change it before it is sent (row PROD-08).',
    }),
  }),
  about: headed('About the clinic', { text: paragraph('Text'), more: line('Text of the link') }),
  plasticSurgery: headed('Plastic surgery', { lead }),
  dermatology: headed('Dermatology', { lead }),
  reasons: headed('Reasons', {}),
  transformations: headed('Before and after', {
    lead,
    plasticSurgery: line('Title of plastic surgery'),
    dermatology: line('Title of dermatology'),
    more: line('Text of the link'),
  }),
  presentation: headed('Presentation of the doctors', {
    label: line('Name of the slides'),
    fold: line('Over the slides on phones'),
  }),
  experts: headed('Medical experts', {}),
  affiliations: headed('Affiliations', { label: line('Name of the list') }),
  media: headed('Media coverage', {}),
  faqs: headed('Questions', {}),
  feedback: headed('Feedback', {
    videos: line('Title of the videos'),
    reviews: line('Title of the reviews'),
    stories: line('Text of the link'),
    elsewhere: line('Over the widget on phones'),
  }),
  cards: group(
    'Cards of services',
    { plasticSurgery: cards('Plastic surgery'), dermatology: cards('Dermatology') },
    'Rows HOME-20 and HOME-21.',
  ),
  points: list('Points beside the statistics', text('Point', { min: 20, max: 100 }), {
    min: 3,
    max: 6,
    help: 'What patients find here, in half a line each (row HOME-09).',
  }),
  grid: owed(
    list('Reasons', group('Reason', { title: line('Title', 40), text: text('Text', { min: 40, max: 160 }) }), {
      min: 6,
      max: 6,
      help: 'Each describes how the clinic works (row HOME-23).',
    }),
  ),
});
export type Home = v.InferOutput<typeof home>;

/** Rows ABOUT-01 to ABOUT-11. */
export const about = group('About page', {
  services: headed('Fields of treatment', { lead, label: line('Name of the slides'), more: line('Text of the link') }),
  about: headed('About the clinic', { paragraphs: list('Paragraphs', paragraph()) }),
  vision: headed('Vision', { text: paragraph('Text') }),
  mission: headed('Mission', { text: paragraph('Text') }),
  facilities: headed('Rooms', {
    lead,
    label: line('Name of the slides'),
    rooms: owed(number('Number of pictures', { min: 10, max: 10, help: 'Row ABOUT-07.' })),
  }),
  spotlight: headed('Doctors', { label: line('Name of the slides'), more: line('Text of the link') }),
  cards: list(
    'Cards',
    group('Card', { id: fragment, title: line('Title', 40), text: text('Text', { min: 30, max: 120 }), service: serviceSlug }),
    { min: 5, max: 5, help: 'Each shows the picture of a service (row ABOUT-02).' },
  ),
});
export type About = v.InferOutput<typeof about>;

/** Rows CONT-01 to CONT-04. */
export const contact = group('Contact page', {
  lines: headed('Lines', {
    lead,
    chat: line('Name of the chat'),
    chatLink: line('Text of the chat link'),
    chatText: line('What the chat begins with', 160),
    mail: line('Name of the e-mail address'),
  }),
  visit: headed('Visit', { hours: line('Over the hours'), address: line('Over the address') }),
  form: headed('Form', { lead }),
  urgent: text('When something worries a patient', { min: 60, max: 300 }),
});
export type Contact = v.InferOutput<typeof contact>;

/** What several pages end with. */
export const contactBlock = group('Contact block', {
  heading,
  lead,
  chat: line('What the chat begins with', 160),
  chatAbout: v.pipe(
    text('What the chat begins with on the page of a treatment', { max: 160, help: '{treatment} is its name.' }),
    wording({ must: /\{treatment\}/, message: 'must name the {treatment}' }),
  ),
  form: line('Heading of the form'),
  ways: line('Over the list of lines, on phones'),
  formLead: text('Lead of the form', { min: 20, max: 240 }),
});
export type ContactBlock = v.InferOutput<typeof contactBlock>;

/** Rows DOC-01 to DOC-10. */
export const doctorsPage = group('Doctors’ page', {
  leads: group('Lead doctors', { label: line('Name of the biographies'), toggle: line('Name of the switch') }),
  facts: group('Facts', {
    qualifications: line('Over the qualifications'),
    registration: line('Over the registration'),
    achievements: line('Over the achievements'),
  }),
  link: line('Text of the link to a profile'),
  book: line('Text of the booking link'),
  team: headed('Team', { lead }),
});
export type DoctorsPage = v.InferOutput<typeof doctorsPage>;

const departmentList = (label: string) => headed(label, { id: fragment, book: line('Text of the booking link') });

/** Rows SVCL-01 to SVCL-13. */
export const servicesPage = group('Services page', {
  cards: headed('Cards', { lead, more: line('Text of the link') }),
  all: headed('All treatments', { lead }),
  departments: group('Departments', {
    plasticSurgery: departmentList('Plastic surgery'),
    dermatology: departmentList('Dermatology'),
  }),
  other: line('Before the link to further services'),
});
export type ServicesPage = v.InferOutput<typeof servicesPage>;

/** Row ROUTE-13. */
export const stories = group('Patient stories', {
  videos: headed('Videos', { lead }),
  reviews: headed('Reviews', { lead }),
  elsewhere: headed('Reviews elsewhere', {}),
  results: headed('Results', { text: paragraph('Text'), more: line('Text of the link') }),
  rules: headed('How a story gets onto the page', { points: list('Rules', text('Rule', { min: 20, max: 160 })) }),
});
export type Stories = v.InferOutput<typeof stories>;
