import * as v from 'valibot';
import { galleryCategories } from '../../gallery-categories.ts';
import { treatments } from '../../media/treatments.ts';
import type { Placeholder } from '../placeholder.ts';
import { choice, flag, group, key, list, number, optional, owed, text as plainText, type TextRules } from './fields.ts';
import { bannerPicture } from './picture.ts';
import { wording } from './rules.ts';

/**
 * All that one service page says. A file `src/content/services/<slug>.yaml` is a service page: its name is the path, and routes,
 * menus, sitemap, pictures and page follow from it. A part that a record does not have is not on its page.
 */

/**
 * Figures of rows PROD-15 to PROD-23, as `figures.yaml` words them: no other figure stands in a sentence about a treatment. The number for
 * emergencies stands below every “Call us”, said once (`service-page.yaml`).
 */
const FIGURES =
  /3 to 6 months|after 4 months|after 6 months|6 to 18 months|2 to 6 weeks|up to 50 percent|3 mm|6 to 8 weeks|5 to 10 sessions|755, 810 and 1064 nm|532 nm/g;

const text = (label: string, rules: TextRules = {}) =>
  v.pipe(
    plainText(label, rules),
    wording({
      strip: FIGURES,
      not: /\d/,
      // Rows PROD-15 to PROD-23.
      message: 'states a figure that is not one of the specification',
    }),
    wording({ not: /'/, message: 'has a straight apostrophe; write ’' }),
  );

const phrases = (label: string, min: number, max: number, help?: string) =>
  list(label, text(label, { min: 20, max: 200 }), { min, max, ...(help && { help }) });

/** A headed part of a page. */
const textPart = (label: string, help?: string) =>
  group(
    label,
    {
      heading: text('Heading', { min: 8, max: 60 }),
      paragraphs: optional(list('Paragraphs', text('Paragraph', { min: 80, max: 450 }))),
      points: optional(list('List', text('Entry of the list', { min: 8, max: 140 }))),
    },
    help,
  );

/** What stands in until the clinic's photographs come, and the text alternatives that follow from it. */
const drawing = group('Drawing', {
  treatment: choice('Which treatment is drawn', treatments, 'The service’s own path where a drawing of that name exists.'),
  tone: number('Skin of card and banner', { min: 0, max: 5, help: '0 light to 5 deep.' }),
  state: optional(
    choice(
      'State that is drawn',
      ['before'],
      'The state in which there is something to see; the one after, when this is absent.',
    ),
  ),
});

/** Pictures that open full-screen, with the text that the old site showed as a picture (rows SVC-06, SVC-07, SVC-19). */
const viewer = group('Viewer', {
  kind: choice('Kind', ['steps', 'views'], 'Steps are a sequence (rows SVP-43, SVP-44); views are not.'),
  pictures: list(
    'Texts of the pictures',
    group('Text of a picture', {
      title: text('Title of the picture', { min: 5, max: 60 }),
      text: text('Text of the picture', { min: 60, max: 320 }),
    }),
    { max: 6, help: 'One for each picture. The first belongs to Information, the last to Why us.' },
  ),
});

/** Advancing row of the procedures a service has (rows SVP-02, SVP-12, SVP-16). */
const slides = group('Procedures', {
  heading: text('Heading of the procedures', { max: 60 }),
  timing: choice('Timing', ['breastEnhancement', 'contouring']),
  items: list(
    'Procedures',
    group('Procedure', {
      id: key('Number of the procedure', /^\d\d$/, 'two digits, such as "01"'),
      title: key('Title in the clinic’s records', /^\S.{4,59}$/, '5 to 60 characters', 'Kept as it is, misspellings included.'),
      shownTitle: optional(
        text('Title on the page', { min: 5, max: 60, help: 'Where the title in the records is misspelt (row SVP-05).' }),
      ),
      content: list('Sentences', text('Sentence about the procedure', { min: 30, max: 160 }), { min: 3, max: 5 }),
    }),
    { min: 2 },
  ),
});

/** Numbered points (rows SVP-24, SVP-27, SVP-28). */
const numbered = group('Numbered points', {
  heading: text('Heading of the points', { max: 60 }),
  points: list(
    'Points',
    group('Point', {
      title: text('Title of the point', { min: 5, max: 60 }),
      text: text('Text of the point', { min: 80, max: 320 }),
    }),
  ),
});

const question = (label: string) =>
  v.pipe(text(label, { min: 8, max: 200 }), wording({ must: /\?$/, message: 'must end with a question mark' }));

/** The medical middle of every page. */
const guide = group('Guide', {
  suits: phrases('Who it may suit', 3, 5),
  unsuitable: phrases('When it is better not done, or later', 3, 5),
  preparation: phrases('What to do before', 2, 5),
  procedure: phrases('How it goes', 3, 6, 'Step by step, in order.'),
  recovery: list(
    'Recovery',
    group('Stage of recovery', {
      when: text('When', { min: 5, max: 40, help: 'For example “The first days”.' }),
      text: text('What to expect then', { min: 40, max: 240 }),
    }),
    { min: 3, max: 5, help: 'From the first days on. Times in words; figures only from the specification.' },
  ),
  risks: group('Risks', {
    common: phrases('Usual and passing', 2, 5),
    serious: phrases('Rare or serious', 3, 6),
    callUs: text('What to tell the clinic at once', { min: 60, max: 240 }),
  }),
  alternatives: phrases('What else could be done', 2, 4, 'Doing nothing included.'),
  questions: list('Questions to ask before deciding', question('Question to ask'), { min: 4, max: 7 }),
});

/** Row SVC-12: a path, or an object with an `image` field. Paths begin below `service/<slug>/`. */
const pictureName = key('Picture', /^[a-z-]+-\d+$/, 'a name such as gallery-3');
const galleryImage = v.union([
  pictureName,
  group('Picture', { image: pictureName, state: optional(choice('State', ['before', 'after'])) }),
]);

const results = group('Results', {
  category: optional(choice('Category of the gallery', galleryCategories, 'Where “View more cases” leads (row SVC-14).')),
  pictures: number('Number of pictures', {
    min: 2,
    max: 12,
    help: 'Twelve where content exists (rows SVC-11, SVP-51). Never none: a heading with nothing under it is worse than no heading.',
  }),
  images: optional(
    list('Order of the pictures', galleryImage, { help: 'Some of these pictures in another order (row SVC-12).' }),
  ),
  kind: choice('Kind', ['grid', 'rotating'], 'All at once, or one at a time by itself (rows SVC-17, SVP-26, SVP-41).'),
});

const answer = (label: string) => text(label, { min: 120, max: 500 });

/** Row FAQV-01; the thumbnail follows from the place in the list. */
const video = group('Video', {
  id: key('Id of the video', /^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'),
  title: text('Title of the video', { min: 3, max: 120 }),
  videoId: owed(v.nullable(key('Id at the video platform', /^[\w-]{11}$/, 'the eleven characters of a YouTube address'))),
  answer: optional(answer('Written answer')),
  // Row SVP-21.
  sharesVideoWith: optional(key('Shares its video with', /^[a-z0-9-]+$/, 'the id of another video')),
});

const faq = group('Questions', {
  videos: optional(list('Videos', video)),
  questions: list(
    'Questions answered in writing',
    group('Question', { question: text('Question', { max: 200 }), answer: answer('Answer') }),
    { min: 3, max: 6 },
  ),
});

const sentences = (label: string) => optional(text(label, { min: 40, max: 240 }));

/** Facts for structured data (schema.org/MedicalProcedure); plain words, as a doctor would say them. */
const schema = group('For search engines', {
  procedureType: choice('Kind of procedure', ['surgical', 'noninvasive', 'percutaneous']),
  bodyLocation: text('Part of the body', { max: 60 }),
  preparation: sentences('Preparation'),
  howPerformed: sentences('How it is performed'),
  followup: sentences('What follows'),
});

/** Who read the medical text, and when. */
const review = owed(
  group('Medical review', {
    reviewer: v.nullable(text('Name and qualification of the doctor', { max: 120 })),
    date: v.nullable(key('Date of the review', /^\d{4}-\d\d-\d\d$/, 'a date such as 2026-11-22')),
  }),
);

const fields = group('Service', {
  label: text('Name', { min: 3, max: 60, help: 'In banner, menus and breadcrumb.' }),
  order: number('Place among all services', { help: 'For menus and lists: a multiple of ten, so that a new one fits between.' }),
  department: v.nullable(choice('Department', ['plasticSurgery', 'dermatology'], 'Who treats; empty: both.')),
  replaceable: optional(flag('A page of WordPress with the same path takes its place', 'Rows ROUTE-35, ROUTE-36.')),
  drawing,
  lead: text('Sentence on the banner', { min: 40, max: 115 }),
  picture: optional(bannerPicture),
  description: text('Description for search engines', { min: 100, max: 160 }),
  information: textPart('What it is'),
  viewer: optional(viewer),
  slides: optional(slides),
  numbered: optional(numbered),
  texts: optional(list('Further texts', textPart('Further text', 'Advantages, areas, types of scars, uses.'))),
  figures: optional(number('Pictures beside the text', { min: 1, max: 4 })),
  listsOtherServices: optional(flag('Lists the services without a card', 'Row ROUTE-35.')),
  guide: optional(guide),
  whyUs: textPart('Why here'),
  results: optional(results),
  faq: optional(faq),
  schema: optional(schema),
  review,
});

type Fields = v.InferOutput<typeof fields>;

const repeated = (names: readonly string[]): string | undefined => names.find((name, at) => names.indexOf(name) !== at);

const ids = ({ faq: asked, slides: row }: Pick<Fields, 'faq' | 'slides'>): string[] => [
  ...(asked?.videos ?? []).map(({ id }) => id),
  ...(row?.items ?? []).map(({ id }) => id),
];

const asked = ({ faq: of }: Pick<Fields, 'faq'>): string[] => [
  ...(of?.videos ?? []).map(({ title }) => title),
  ...(of?.questions ?? []).map((entry) => entry.question),
];

/** Schema of a service. */
export const serviceContent = v.pipe(
  fields,
  v.check(
    ({ listsOtherServices, guide: given, schema: facts }) => Boolean(listsOtherServices || (given && facts)),
    'must have a guide and the facts for search engines, unless it lists other services',
  ),
  v.check(
    (record) => !repeated(ids(record)),
    ({ input }) => `has the id "${repeated(ids(input))}" twice`,
  ),
  v.check(
    (record) => !repeated(asked(record)),
    ({ input }) => `asks "${repeated(asked(input))}" twice`,
  ),
  v.check(
    ({ faq: of }) => (of?.videos ?? []).every(({ sharesVideoWith: id }) => !id || of?.videos?.some((other) => other.id === id)),
    'has a video that shares its file with one that is not there',
  ),
  v.check(
    ({ faq: of }) => (of?.videos ?? []).every(({ videoId, answer: written }) => videoId.value || written),
    // Row SVP-50.
    'has a video that is missing and has no written answer either',
  ),
);

export type ServiceContent = v.InferOutput<typeof serviceContent>;
export type TextPart = ServiceContent['information'];
export type ServiceViewer = NonNullable<ServiceContent['viewer']>;
export type ServiceSlides = NonNullable<ServiceContent['slides']>;
export type ServiceItem = ServiceSlides['items'][number];
export type NumberedPoints = NonNullable<ServiceContent['numbered']>;
export type ServiceGuide = NonNullable<ServiceContent['guide']>;
export type ServiceResults = NonNullable<ServiceContent['results']>;
export type GalleryImage = NonNullable<ServiceResults['images']>[number];
export type ServiceFaq = NonNullable<ServiceContent['faq']>;
export type FaqVideo = NonNullable<ServiceFaq['videos']>[number];
export type MedicalReview = ServiceContent['review'] extends Placeholder<infer T> ? T : never;
