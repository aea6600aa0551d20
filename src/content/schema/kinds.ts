import type { ServiceSlug } from '../../routes.ts';
import * as clinic from './clinic.ts';
import { treatmentFacts } from './facts.ts';
import { figures } from './figures.ts';
import * as gallery from './gallery.ts';
import * as abroad from './international.ts';
import type { Kind, ShownOn } from './kind.ts';
import * as legal from './legal.ts';
import { offers } from './offers.ts';
import * as pages from './pages.ts';
import * as people from './people.ts';
import { serviceContent } from './service.ts';
import { serviceRules } from './service-constants.ts';
import * as voices from './voices.ts';

/** One file. */
const one = (label: string, files: string, schema: Kind['schema'], constant: string, type: Kind['type']): Kind => ({
  label,
  files,
  schema,
  constant,
  type,
});

/** What addresses, menus and pictures of a service are made of. */
const SERVICE_KEYS = ['label', 'department', 'replaceable', 'drawing', 'figures', 'listsOtherServices'];

const LEGAL_PAGES = ['privacy', 'terms'] as const;

/**
 * Where texts of a page are shown that are not its own alone. Articles and cases come with data of their own, which bring no texts of records
 * along: what those pages say, every page brings.
 */
const pagesOfText: Partial<Record<keyof pages.Pages, ShownOn>> = {
  gallery: 'every page',
  privacy: LEGAL_PAGES,
  terms: LEGAL_PAGES,
  blogs: 'every page',
};
const ownTexts = (name: keyof pages.Pages): ShownOn => pagesOfText[name] ?? [name];

/** Figures that people decide by; the demo has files of its own (`build/facts/read-facts.ts`). */
export const factsOfTreatment: Kind = {
  ...one('Facts of a treatment', 'facts/*.yaml', treatmentFacts, 'facts', ['TreatmentFacts', 'facts.ts']),
  shownOn: (id) => [id as ServiceSlug, 'planYourStay'],
  fixed: ['example'],
};

/** Every kind of record. What a text takes over from another record (`{{figures.recovery}}`) is of a kind further up. */
export const kinds: readonly Kind[] = [
  one('Medical figures', 'figures.yaml', figures, 'figures', ['Figures', 'figures.ts']),
  {
    ...one('Clinic', 'clinic.yaml', clinic.clinic, 'clinic', ['Clinic', 'clinic.ts']),
    shownOn: () => 'every page',
    rules: clinic.clinicRules,
  },
  { ...one('Figures of the clinic', 'claims.yaml', clinic.claims, 'claims', ['Claims', 'clinic.ts']), shownOn: () => ['home'] },
  {
    ...one('Profiles', 'profiles.yaml', clinic.profiles, 'profiles', ['Profiles', 'clinic.ts']),
    shownOn: () => 'every page',
  },
  {
    ...one('Services of others', 'third-parties.yaml', clinic.thirdParties, 'thirdParties', ['ThirdParties', 'clinic.ts']),
    apart: { map: ['map'] },
  },
  one('Words of the desk', 'desk.yaml', clinic.desk, 'desk', ['Desk', 'clinic.ts']),
  {
    ...one('Legal facts', 'legal.yaml', legal.legal, 'legal', ['Legal', 'legal.ts']),
    shownOn: () => LEGAL_PAGES,
    needsNewVersion: ['version', 'complaints', 'retention', 'courts'],
  },
  {
    ...one('Legal section', 'legal-sections/*.yaml', legal.legalSection, 'legalSections', ['LegalSection', 'legal.ts']),
    together: 'named',
    count: 9,
    shownOn: () => LEGAL_PAGES,
    fixed: ['order'],
    needsNewVersion: ['heading', 'parts'],
  },
  one('Consent notices', 'consent-notices.yaml', legal.consentNotices, 'consentNotices', ['ConsentNotices', 'legal.ts']),
  one('Drawings', 'drawings.yaml', gallery.drawings, 'drawings', ['Drawings', 'gallery.ts']),
  one('Sample cases', 'gallery/samples.yaml', gallery.sampleCases, 'sampleCases', ['SampleCases', 'gallery.ts']),
  one('Cases of the home page', 'home-cases.yaml', gallery.homeCases, 'homeCases', ['HomeCases', 'gallery.ts']),
  one('Consents', 'gallery/consents.yaml', gallery.consents, 'consents', ['CaseConsents', 'gallery.ts']),
  {
    ...one('Pages', 'pages.yaml', pages.pages, 'pages', ['Pages', 'pages.ts']),
    apart: { blogs: ['blogs'] },
    shownOn: (_, field) => (field ? ownTexts(field as keyof pages.Pages) : 'every page'),
  },
  {
    ...one('Page of a service', 'service-page.yaml', pages.servicePage, 'servicePage', ['ServicePage', 'pages.ts']),
    shownOn: () => 'every service',
  },
  {
    ...one('Home page', 'home.yaml', pages.home, 'home', ['Home', 'pages.ts']),
    apart: { cards: ['cards'], why: ['points', 'grid'] },
    shownOn: () => ['home'],
  },
  {
    ...one('About page', 'about.yaml', pages.about, 'about', ['About', 'pages.ts']),
    shownOn: () => ['about'],
    fixed: ['facilities.rooms'],
  },
  {
    ...one('Offers', 'offers.yaml', offers, 'offers', ['Offers', 'offers.ts']),
    shownOn: () => ['home', 'services'],
  },
  { ...one('Contact page', 'contact.yaml', pages.contact, 'contact', ['Contact', 'pages.ts']), shownOn: () => ['contact'] },
  {
    ...one('Contact block', 'contact-block.yaml', pages.contactBlock, 'contactBlock', ['ContactBlock', 'pages.ts']),
    shownOn: () => 'every page',
  },
  {
    ...one('Doctors’ page', 'doctors-page.yaml', pages.doctorsPage, 'doctorsPage', ['DoctorsPage', 'pages.ts']),
    shownOn: () => ['doctors'],
  },
  {
    ...one('Services page', 'services-page.yaml', pages.servicesPage, 'servicesPage', ['ServicesPage', 'pages.ts']),
    shownOn: () => ['services'],
    fixed: ['departments.plasticSurgery.id', 'departments.dermatology.id'],
  },
  {
    ...one('Patient stories', 'stories.yaml', pages.stories, 'stories', ['Stories', 'pages.ts']),
    shownOn: () => ['patientStories'],
  },
  {
    ...one('International patients', 'international.yaml', abroad.international, 'international', [
      'International',
      'international.ts',
    ]),
    apart: { portal: ['portal'] },
    shownOn: () => ['international', 'planYourStay'],
    fixed: ['gallery.pictures'],
  },
  {
    ...one('Plan of a stay', 'stay.yaml', abroad.stay, 'stay', ['Stay', 'international.ts']),
    shownOn: () => ['planYourStay'],
  },
  {
    ...one('Consultation from abroad', 'remote-consultation.yaml', abroad.remoteConsultation, 'remoteConsultation', [
      'RemoteConsultation',
      'international.ts',
    ]),
    shownOn: () => ['international'],
  },
  {
    ...one('Service', 'services/*.yaml', serviceContent, 'service', ['ServiceContent', 'service.ts']),
    rules: serviceRules,
    shownOn: (id) => [id as ServiceSlug],
    fixed: [...SERVICE_KEYS, 'viewer', 'slides', 'results'],
  },
  factsOfTreatment,
  {
    ...one('Lead doctor', 'doctors/*.yaml', people.doctor, 'doctor', ['Doctor', 'people.ts']),
    count: 2,
    shownOn: () => ['doctors', 'home', 'about'],
    fixed: ['id', 'department', 'image', 'signature'],
    apart: { biography: ['registration', 'achievements', 'paragraphs', 'signature'], slides: ['slides'] },
  },
  {
    ...one('Slides about the doctors', 'doctor-slides.yaml', people.doctorSlides, 'doctorSlides', ['DoctorSlides', 'people.ts']),
    shownOn: () => ['home'],
  },
  {
    ...one('Doctor of the team', 'team/*.yaml', people.teamMember, 'doctorTeam', ['MarkedMember', 'people.ts']),
    together: 'named',
    shownOn: () => ['doctors', 'about'],
    fixed: ['order', 'image'],
    suppliedBy: ['name', 'title', 'description'],
  },
  {
    ...one('Review', 'reviews/*.yaml', voices.review, 'reviews', ['MarkedReview', 'voices.ts']),
    together: 'named',
    count: 6,
    shownOn: () => ['home', 'patientStories'],
    fixed: ['order'],
    suppliedBy: ['text', 'date', 'reviewer'],
  },
  {
    ...one('Testimonial', 'testimonials/*.yaml', voices.testimonial, 'videoTestimonials', ['VideoTestimonial', 'voices.ts']),
    together: 'named',
    count: 4,
    shownOn: () => ['home', 'patientStories'],
    // A film of a patient waits for their consent, as a photograph does: it is published by a build.
    fixed: ['order', 'poster', 'videoId'],
  },
  {
    ...one('Affiliation', 'affiliations/*.yaml', voices.affiliation, 'affiliations', ['MarkedAffiliation', 'voices.ts']),
    together: 'plain',
    count: 12,
    shownOn: () => ['home'],
    // Never supplied by words alone: the mark of the body is a picture of the build.
    fixed: ['order', 'src'],
  },
  {
    ...one('Media item', 'media/*.yaml', voices.mediaItem, 'mediaCoverage', ['MarkedMediaItem', 'voices.ts']),
    together: 'plain',
    count: 4,
    shownOn: () => ['home'],
    fixed: ['order', 'image'],
    suppliedBy: ['name', 'link', 'description'],
  },
  {
    ...one('Question of the home page', 'faqs/*.yaml', voices.faq, 'homeFaqs', ['Faq', 'voices.ts']),
    together: 'plain',
    count: 5,
    shownOn: () => ['home'],
    fixed: ['order'],
  },
  {
    ...one('Hotel', 'hotels/*.yaml', voices.hotel, 'hotels', ['MarkedHotel', 'voices.ts']),
    together: 'named',
    count: 10,
    shownOn: () => ['international'],
    fixed: ['order'],
    suppliedBy: ['name', 'address', 'directions'],
  },
  one('Replies of the desk', 'desk-replies.yaml', clinic.deskReplies, 'deskReplies', ['DeskReplies', 'clinic.ts']),
];
