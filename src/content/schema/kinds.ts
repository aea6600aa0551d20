import type { ServiceSlug } from '../../routes.ts';
import * as clinic from './clinic.ts';
import { treatmentFacts } from './facts.ts';
import { figures } from './figures.ts';
import * as gallery from './gallery.ts';
import * as abroad from './international.ts';
import type { Kind } from './kind.ts';
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

/** Figures that people decide by; the demo has files of its own (`scripts/facts/read-facts.ts`). */
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
  one('Figures of the clinic', 'claims.yaml', clinic.claims, 'claims', ['Claims', 'clinic.ts']),
  one('Profiles', 'profiles.yaml', clinic.profiles, 'profiles', ['Profiles', 'clinic.ts']),
  {
    ...one('Services of others', 'third-parties.yaml', clinic.thirdParties, 'thirdParties', ['ThirdParties', 'clinic.ts']),
    apart: { map: ['map'] },
  },
  one('Words of the desk', 'desk.yaml', clinic.desk, 'desk', ['Desk', 'clinic.ts']),
  one('Legal facts', 'legal.yaml', legal.legal, 'legal', ['Legal', 'legal.ts']),
  {
    ...one('Legal section', 'legal-sections/*.yaml', legal.legalSection, 'legalSections', ['LegalSection', 'legal.ts']),
    together: 'named',
    count: 9,
  },
  one('Consent notices', 'consent-notices.yaml', legal.consentNotices, 'consentNotices', ['ConsentNotices', 'legal.ts']),
  one('Drawings', 'drawings.yaml', gallery.drawings, 'drawings', ['Drawings', 'gallery.ts']),
  one('Sample cases', 'gallery/samples.yaml', gallery.sampleCases, 'sampleCases', ['SampleCases', 'gallery.ts']),
  one('Cases of the home page', 'home-cases.yaml', gallery.homeCases, 'homeCases', ['HomeCases', 'gallery.ts']),
  one('Consents', 'gallery/consents.yaml', gallery.consents, 'consents', ['CaseConsents', 'gallery.ts']),
  {
    ...one('Pages', 'pages.yaml', pages.pages, 'pages', ['Pages', 'pages.ts']),
    apart: { blogs: ['blogs'] },
    shownOn: () => ['home', 'about', 'services', 'doctors', 'international', 'contact', 'patientStories', 'privacy', 'terms'],
    fixed: ['blogs', 'gallery'],
  },
  one('Page of a service', 'service-page.yaml', pages.servicePage, 'servicePage', ['ServicePage', 'pages.ts']),
  {
    ...one('Home page', 'home.yaml', pages.home, 'home', ['Home', 'pages.ts']),
    apart: { cards: ['cards'], why: ['points', 'grid'] },
    shownOn: () => ['home'],
  },
  one('About page', 'about.yaml', pages.about, 'about', ['About', 'pages.ts']),
  {
    ...one('Offers', 'offers.yaml', offers, 'offers', ['Offers', 'offers.ts']),
    shownOn: () => ['home', 'services'],
  },
  { ...one('Contact page', 'contact.yaml', pages.contact, 'contact', ['Contact', 'pages.ts']), shownOn: () => ['contact'] },
  one('Contact block', 'contact-block.yaml', pages.contactBlock, 'contactBlock', ['ContactBlock', 'pages.ts']),
  one('Doctors’ page', 'doctors-page.yaml', pages.doctorsPage, 'doctorsPage', ['DoctorsPage', 'pages.ts']),
  one('Services page', 'services-page.yaml', pages.servicesPage, 'servicesPage', ['ServicesPage', 'pages.ts']),
  one('Patient stories', 'stories.yaml', pages.stories, 'stories', ['Stories', 'pages.ts']),
  {
    ...one('International patients', 'international.yaml', abroad.international, 'international', [
      'International',
      'international.ts',
    ]),
    apart: { portal: ['portal'] },
  },
  one('Plan of a stay', 'stay.yaml', abroad.stay, 'stay', ['Stay', 'international.ts']),
  one('Consultation from abroad', 'remote-consultation.yaml', abroad.remoteConsultation, 'remoteConsultation', [
    'RemoteConsultation',
    'international.ts',
  ]),
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
  one('Slides about the doctors', 'doctor-slides.yaml', people.doctorSlides, 'doctorSlides', ['DoctorSlides', 'people.ts']),
  {
    ...one('Doctor of the team', 'team/*.yaml', people.teamMember, 'doctorTeam', ['MarkedMember', 'people.ts']),
    together: 'named',
    shownOn: () => ['doctors', 'about'],
    fixed: ['order', 'image'],
  },
  {
    ...one('Review', 'reviews/*.yaml', voices.review, 'reviews', ['MarkedReview', 'voices.ts']),
    together: 'named',
    count: 6,
  },
  {
    ...one('Testimonial', 'testimonials/*.yaml', voices.testimonial, 'videoTestimonials', ['VideoTestimonial', 'voices.ts']),
    together: 'named',
    count: 4,
  },
  {
    ...one('Affiliation', 'affiliations/*.yaml', voices.affiliation, 'affiliations', ['MarkedAffiliation', 'voices.ts']),
    together: 'plain',
    count: 12,
  },
  {
    ...one('Media item', 'media/*.yaml', voices.mediaItem, 'mediaCoverage', ['MarkedMediaItem', 'voices.ts']),
    together: 'plain',
    count: 4,
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
  },
];
