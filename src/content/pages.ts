import type { RouteName } from '../routes.ts';

/** Heading, lead text and search description of a static page. */
export interface PageText {
  heading: string;
  lead: string;
  /** At most 160 characters; the lead when absent. */
  description?: string;
}

type StaticName =
  | 'home'
  | 'about'
  | 'services'
  | 'doctors'
  | 'gallery'
  | 'international'
  | 'contact'
  | 'patientStories'
  | 'privacy'
  | 'terms';

export const pageTexts = {
  home: {
    heading: 'Plastic Surgery, Aesthetics and Dermatology',
    lead: 'Cosmetic plastic surgery and dermatology under one roof, with time for your questions before any decision.',
  },
  about: {
    heading: 'About us',
    lead: 'Who we are, how we work and what you can expect from the first conversation to the last check-up.',
  },
  services: {
    heading: 'Our services',
    lead: 'Every treatment we offer, in surgery and in dermatology, with what it can and cannot do.',
  },
  doctors: {
    heading: 'Our doctors',
    lead: 'The surgeons and dermatologists who will examine you, treat you and see you again afterwards.',
  },
  gallery: {
    heading: 'Patient gallery',
    lead: 'Results before and after treatment, by category. Every body heals differently; your own result will be your own.',
  },
  international: {
    heading: 'International patients',
    lead: 'Travelling to us for treatment: visa, stay, payment and what to plan for before you book a flight.',
  },
  contact: {
    heading: 'Contact us',
    lead: 'Call, write or ask for an appointment. We answer Monday to Saturday, 9:00 AM to 8:00 PM India time.',
  },
  patientStories: {
    heading: 'Patient stories',
    lead: 'Patients speak about their treatment, in their own words and with their consent.',
  },
  privacy: {
    heading: 'Terms and Conditions & Privacy Policy',
    lead: 'The terms on which you may use this website, and what happens to the personal details you give us.',
  },
  terms: {
    heading: 'Terms and Conditions & Privacy Policy',
    lead: 'The terms on which you may use this website, and what happens to the personal details you give us.',
  },
} satisfies Partial<Record<RouteName, PageText>> & Record<StaticName, PageText>;
