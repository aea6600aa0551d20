import { describe, expect, it } from 'vitest';
import { figures } from '#records/figures';
import * as about from './about.ts';
import * as affiliations from './affiliations.ts';
import * as claims from './claims.ts';
import * as clinic from './clinic.ts';
import * as clinicMap from './clinic-map.ts';
import * as contactPage from './contact-page.ts';
import * as doctorBiographies from './doctor-biographies.ts';
import * as doctorProfileSlides from './doctor-profile-slides.ts';
import * as doctorSlides from './doctor-slides.ts';
import * as doctorTeam from './doctor-team.ts';
import * as doctors from './doctors.ts';
import * as doctorsPage from './doctors-page.ts';
import * as faqs from './faqs.ts';
import * as home from './home.ts';
import * as homeGallery from './home-gallery.ts';
import * as international from './international.ts';
import * as legal from './legal.ts';
import * as listedServiceCards from './listed-service-cards.ts';
import * as mediaCoverage from './media-coverage.ts';
import * as pages from './pages.ts';
import * as patientStories from './patient-stories.ts';
import { listPlaceholders } from './placeholder.ts';
import { isPromise } from './promises.ts';
import * as reviews from './reviews.ts';
import * as serviceCards from './service-cards.ts';
import * as servicesList from './services-list.ts';
import * as thirdParties from './third-parties.ts';
import * as videoTestimonials from './video-testimonials.ts';
import * as whyUs from './why-us.ts';

const content = {
  servicesList,
  patientStories,
  legal,
  international,
  doctorsPage,
  contactPage,
  clinicMap: clinicMap.clinicMap(),
  about: { ...about, aboutCards: about.aboutCards() },
  affiliations,
  claims,
  clinic,
  doctorProfileSlides: {
    doctorProfileSlides: {
      surgeon: doctorProfileSlides.doctorProfileSlides('surgeon'),
      dermatologist: doctorProfileSlides.doctorProfileSlides('dermatologist'),
    },
  },
  doctorBiographies: { doctorBiographies: doctorBiographies.doctorBiographies() },
  doctorSlides: { doctorPresentation: doctorSlides.doctorPresentation() },
  doctorTeam,
  doctors,
  faqs,
  home,
  homeGallery,
  listedServiceCards,
  mediaCoverage,
  figures,
  pages,
  reviews,
  serviceCards: { plasticSurgery: serviceCards.plasticSurgeryCards(), dermatology: serviceCards.dermatologyCards() },
  thirdParties,
  videoTestimonials,
  whyUs,
};

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

describe('wording', () => {
  it('promises nothing and praises nothing', () => {
    expect(textsOf(content).filter(isPromise)).toEqual([]);
  });

  it('states one number of surgeries, in one wording (row PROD-11)', () => {
    const mentions = textsOf(content).flatMap((text) => text.match(/15,?000\+?( \w+){0,2}/g) ?? []);
    expect([...new Set(mentions)].sort()).toEqual(['15000+ HAPPY SURGERIES', '15000+ surgeries']);
  });

  it('uses no long dash where a comma does, and no double space', () => {
    expect(textsOf(content).filter((text) => /—| {2}/.test(text))).toEqual([]);
  });

  it('lists what the clinic has to supply', () => {
    const wanted = listPlaceholders(content, 'content');
    expect(wanted.map(({ at }) => at)).toEqual(
      expect.arrayContaining([
        'content.claims.claims.transformations.basis',
        'content.claims.claims.clinicYears.basis',
        'content.doctors.leadDoctors.surgeon.name',
        'content.doctorProfileSlides.doctorProfileSlides.surgeon.8.link.href',
        'content.home.homeTexts.hero.tagline',
      ]),
    );
    for (const { wanted: what } of wanted) expect(what).not.toBe('');
  });
});

describe('medical figures', () => {
  it('agree wherever they are said again (rows PROD-15 to PROD-18)', () => {
    const texts = textsOf(content);
    const said = (pattern: RegExp): string[] => [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))];
    expect(said(/\d+ to \d+ months/g).sort()).toEqual(['3 to 6 months', '6 to 18 months']);
    expect(said(/\d+ to \d+ weeks/g).sort()).toEqual(['2 to 6 weeks', '6 to 8 weeks']);
    expect(said(/\d+ to \d+ sessions/g)).toEqual(['5 to 10 sessions']);
    expect(said(/\d[\d, ]*(?:and \d+ )?nm/g).sort()).toEqual(['532 nm', '755, 810 and 1064 nm']);
  });
});
