/** What of the records WordPress may own, and where its menu shows it. What is not here stays the file's. */

export interface Group {
  /** Part of the name of the post type. */
  name: string;
  /** In the menu. */
  label: string;
  /** Kinds by their files without the ending: `clinic`, `services`. */
  kinds: readonly string[];
}

/**
 * The menu "What the site says", in its order: of these kinds those that the site takes from WordPress (`shownOn` in
 * src/content/schema/kinds.ts). Never here: figures of the specification and drawings, sample cases and consents (the case
 * record decides what is published), consent notices (what a visitor agreed to is kept with its version), services of others, the
 * words and replies of the desk.
 */
export const groups: readonly Group[] = [
  { name: 'clinic', label: 'Clinic and hours', kinds: ['clinic', 'claims', 'profiles'] },
  { name: 'services', label: 'Services', kinds: ['services', 'service-page', 'services-page'] },
  { name: 'facts', label: 'Prices and facts', kinds: ['facts'] },
  { name: 'doctors', label: 'Doctors', kinds: ['doctors', 'team', 'doctor-slides', 'doctors-page'] },
  { name: 'questions', label: 'Questions', kinds: ['faqs'] },
  { name: 'voices', label: 'Reviews and media', kinds: ['reviews', 'testimonials', 'affiliations', 'media', 'stories'] },
  { name: 'pages', label: 'Home and other pages', kinds: ['offers', 'home', 'pages', 'about', 'contact', 'contact-block'] },
  { name: 'abroad', label: 'From abroad', kinds: ['international', 'hotels', 'stay', 'remote-consultation'] },
  { name: 'legal', label: 'Legal texts', kinds: ['legal', 'legal-sections'] },
];

/** Besides the `fixed` fields of a kind. Fields of one of these names are read by machines, or say which pictures the build has drawn: a change of them needs a build. */
const TECHNICAL = new Set([
  'id',
  'image',
  'poster',
  'src',
  'drawing',
  'signature',
  'replaceable',
  'listsOtherServices',
  'example',
  'timeZone',
]);
const TECHNICAL_PATHS = new Set([
  'services/figures',
  'services/department',
  'services/viewer.kind',
  'services/slides.timing',
  'services/results.pictures',
  'services/results.images',
  'services/results.kind',
  'doctors/department',
  'about/facilities.rooms',
  'international/gallery.pictures',
]);

export const isTechnical = (kind: string, path: readonly string[]): boolean =>
  TECHNICAL.has(path.at(-1) ?? '') || TECHNICAL_PATHS.has(`${kind}/${path.join('.')}`);
