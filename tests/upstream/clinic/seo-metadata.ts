/** Fields of the clinic API (row SEO-01); any may be missing, and without title or description the data counts as none. */
export interface SeoMetadata {
  _id: string;
  metaTitle?: string;
  metaDescription?: string;
  ogTitle?: string;
  ogDescription?: string;
  keywords?: string[];
  canonicalUrl?: string;
  socialMediaImage?: string;
}

/** The fixed id of each page that has metadata (row SEO-03). */
export const SEO_IDS = {
  home: '650000000000000000000001',
  about: '650000000000000000000002',
  services: '650000000000000000000003',
} as const;

export type SeoPage = keyof typeof SEO_IDS;

export type SeoMetadataByPage = Record<SeoPage, SeoMetadata | null>;

export const HOME_SHARE_IMAGE = '/images/home-share.jpg';
export const ABOUT_SHARE_IMAGE = '/images/share.jpg';
/** Answers 404: a social image that does not load has to be left out of the head (row SEO-14). */
const MISSING_SHARE_IMAGE = '/images/no-such-image.jpg';

/** One image absolute and loading, one relative, one that does not load; texts of `about` need trimming (row SEO-12). */
export const createSeoMetadata = (origin: string): SeoMetadataByPage => ({
  home: {
    _id: SEO_IDS.home,
    metaTitle: 'Plastic Surgery & Dermatology Clinic in Bangalore',
    metaDescription: 'Cosmetic plastic surgery and dermatology under one roof: consultations, treatments and follow-up.',
    ogTitle: 'A clinic for skin, face and body',
    ogDescription: 'Plan a consultation for cosmetic surgery or dermatology.',
    keywords: ['plastic surgery', 'dermatology', 'bangalore'],
    canonicalUrl: 'https://www.example.test/',
    socialMediaImage: `${origin}${HOME_SHARE_IMAGE}`,
  },
  about: {
    _id: SEO_IDS.about,
    metaTitle: '  About Our Clinic  ',
    metaDescription: '  How the clinic works, and what you can expect from a first visit.\n',
    keywords: [],
    canonicalUrl: 'https://www.example.test/about-us',
    socialMediaImage: ABOUT_SHARE_IMAGE,
  },
  services: {
    _id: SEO_IDS.services,
    metaTitle: 'Treatments & Services',
    metaDescription: 'Surgical and non-surgical treatments for face, body, skin and hair.',
    keywords: ['rhinoplasty', 'liposuction', 'laser hair removal'],
    socialMediaImage: `${origin}${MISSING_SHARE_IMAGE}`,
  },
});
