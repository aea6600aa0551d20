import type { RouteName, ServiceSlug } from '../routes.ts';

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
    lead: 'The terms on which you may use this website, and what happens to the details you give us.',
  },
  terms: {
    heading: 'Terms and Conditions & Privacy Policy',
    lead: 'The terms on which you may use this website, and what happens to the details you give us.',
  },
} satisfies Partial<Record<RouteName, PageText>> & Record<StaticName, PageText>;

/** Lead texts of the service pages; their headings are the labels of the URL contract. */
export const serviceLeads: Record<ServiceSlug, string> = {
  rhinoplasty: 'Surgery that changes the shape of the nose, for looks, for breathing, or for both.',
  'anti-ageing': 'Surgical and non-surgical ways to soften the signs of age in face and neck.',
  'body-contouring': 'Reshaping the body after weight loss or pregnancy, by liposuction, by removing loose skin, or by both.',
  'breast-enhancement': 'Augmentation, lift and reduction of the breast, planned for your frame and your wishes.',
  'abdominal-contouring': 'Tightening of the skin and muscle of the abdomen, often called a tummy tuck.',
  'hair-transplant': 'Moving your own hair roots to where hair has thinned, to grow there for good where the roots take.',
  'blepharo-plasty': 'Surgery of the upper or lower eyelids for heavy lids and bags.',
  'gynaecomastia-male-breast-moobs': 'Treatment of enlarged male breasts by liposuction, removal of gland tissue, or both.',
  liposuction: 'Removal of fat that stays in spite of diet and exercise. It shapes; it is not a way to lose weight.',
  'structural-fat-grafting': 'Your own fat, moved in small amounts to restore lost volume.',
  'acne-and-scars': 'Treatment of active acne and of the scars it leaves behind.',
  'laser-hair-removal': 'Lasting reduction of unwanted hair by laser, over a series of sessions.',
  'fillers-and-botox': 'Injections that relax lines of expression or restore volume, for a limited time.',
  'laser-tattoo-removal': 'Fading of tattoo ink by laser, step by step over several sessions.',
  'stretch-marks-treatment': 'Treatments that make stretch marks paler, smoother and less noticeable.',
  'laser-skin-rejuvenation': 'Chemical peels and laser skin toning for uneven tone and texture.',
  'laser-scar-revision': 'Laser treatment that softens and blends scars of many kinds.',
  'platelet-rich-plasma-injections': 'Injections prepared from your own blood, used for hair loss, skin texture and acne scars.',
  'other-services': 'Every further treatment we offer, in one list.',
  'dark-circles-under-eye-bags': 'What causes dark circles and bags under the eyes, and what can be done about each cause.',
};
