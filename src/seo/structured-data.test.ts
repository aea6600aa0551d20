import { describe, expect, it } from 'vitest';
import type { ManagedPage, Picture, Post } from '../content/records.ts';
import { inLanguage } from '../languages/in-language.ts';
import { addressSchema, clinicSchema } from './clinic-schema.ts';
import { articleSchema, managedSchema } from './content-schema.ts';
import { breadcrumbSchema, faqSchema } from './page-schemas.ts';
import { physicianSchema } from './physician-schema.ts';

const SCHEMA_ORG = 'https://schema.org';
const ADDRESS = {
  '@type': 'PostalAddress',
  streetAddress: 'Street and number, Area and landmark',
  addressLocality: 'Bengaluru',
  addressRegion: 'Karnataka',
  postalCode: '560000',
  addressCountry: 'IN',
};
const PUBLISHER = { '@type': 'Organization', name: 'Aesthetic Clinic', url: '/' };
const picture = { src: '/media/a.jpg', width: 1200, height: 630, alt: 'A' } as Picture;

const post: Post = {
  id: 1,
  slug: 'after-surgery',
  title: 'After surgery',
  description: 'What helps.',
  publishedAt: '2026-01-02T03:04:05Z',
  modifiedAt: '2026-02-03T04:05:06Z',
  mainCategory: { id: 4, name: 'Recovery', slug: 'recovery' },
  subcategories: [],
  tags: ['rest', 'water'],
  thumbnail: null,
  html: '<p>Rest.</p>',
  words: 1,
  toc: [],
  author: 'Dr. A',
  banner: picture,
  metaTitle: '',
  metaDescription: '',
};

const page: ManagedPage = {
  id: 7,
  slug: 'nose-jobs',
  title: 'Nose jobs',
  description: 'About them.',
  publishedAt: '2026-01-02T03:04:05Z',
  modifiedAt: '2026-02-03T04:05:06Z',
  html: '',
  words: 0,
  toc: [],
  banner: picture,
  head: { metaTitle: '', metaDescription: '', keywords: [], canonical: '', socialImage: null, schema: null },
};

it('says of the clinic what its pages say', () => {
  expect(clinicSchema()).toEqual({
    '@context': SCHEMA_ORG,
    '@type': 'MedicalClinic',
    '@id': '/#clinic',
    name: 'Aesthetic Clinic',
    url: '/',
    email: 'care@clinic.example',
    telephone: '+910000000003',
    medicalSpecialty: [`${SCHEMA_ORG}/PlasticSurgery`, `${SCHEMA_ORG}/Dermatology`],
    address: ADDRESS,
    hasMap: 'https://maps.example/aesthetic-clinic',
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '09:00',
      closes: '20:00',
    },
    department: [
      {
        '@type': 'MedicalClinic',
        name: 'Plastic surgery',
        telephone: '+910000000001',
        url: 'https://booking.example/plastic-surgery',
        address: ADDRESS,
      },
      {
        '@type': 'MedicalClinic',
        name: 'Dermatology',
        telephone: '+910000000002',
        url: 'https://booking.example/dermatology',
        address: ADDRESS,
      },
    ],
  });
});

it('lists the lines of the address with the comma of the language', () => {
  const { streetAddress } = inLanguage('ar', addressSchema);
  expect([streetAddress.split('، ').length, streetAddress.includes(',')]).toEqual([2, false]);
});

it('says of a doctor where the doctor stands on the page, and the registration once the clinic gave it', () => {
  const doctor = { id: 'dr-a', name: 'Dr. A', department: 'dermatology', description: 'Skin.', registration: null } as const;
  const shared = {
    '@context': SCHEMA_ORG,
    '@type': 'Physician',
    '@id': '/our-doctors#dr-a',
    url: '/our-doctors#dr-a',
    name: 'Dr. A',
    description: 'Skin.',
    medicalSpecialty: `${SCHEMA_ORG}/Dermatology`,
    telephone: '+910000000002',
    address: ADDRESS,
    parentOrganization: { '@id': '/#clinic' },
  };
  expect(physicianSchema(doctor)).toEqual(shared);
  const registration = { council: 'Karnataka Medical Council', number: '12345' };
  expect(physicianSchema({ ...doctor, department: 'plasticSurgery', registration })).toEqual({
    ...shared,
    medicalSpecialty: `${SCHEMA_ORG}/PlasticSurgery`,
    telephone: '+910000000001',
    identifier: { '@type': 'PropertyValue', propertyID: 'Karnataka Medical Council', value: '12345' },
  });
});

it('lists questions and their answers', () => {
  expect(faqSchema([{ question: 'Does it hurt?', answer: 'Little.' }])).toEqual({
    '@context': SCHEMA_ORG,
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Does it hurt?', acceptedAnswer: { '@type': 'Answer', text: 'Little.' } }],
  });
});

it('counts the way to a page from one', () => {
  const crumbs = [
    { path: '/', label: 'Home' },
    { path: '/services', label: 'Services' },
  ];
  expect(breadcrumbSchema(crumbs)).toEqual({
    '@context': SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
      { '@type': 'ListItem', position: 2, name: 'Services', item: '/services' },
    ],
  });
});

describe('articles', () => {
  it('carry everything that is known of them', () => {
    expect(articleSchema(post, 'Shown.')).toEqual({
      '@context': SCHEMA_ORG,
      '@type': 'BlogPosting',
      headline: 'After surgery',
      description: 'Shown.',
      url: '/blogs/after-surgery',
      mainEntityOfPage: '/blogs/after-surgery',
      datePublished: '2026-01-02T03:04:05Z',
      dateModified: '2026-02-03T04:05:06Z',
      author: { '@type': 'Person', name: 'Dr. A' },
      publisher: PUBLISHER,
      wordCount: 1,
      articleSection: 'Recovery',
      keywords: 'rest, water',
      image: { '@type': 'ImageObject', url: '/media/a.jpg', width: 1200, height: 630 },
      inLanguage: 'en',
    });
  });

  it('leave out what is not', () => {
    const bare: Post = { ...post, author: 'Author', words: 0, mainCategory: null, tags: [], banner: null };
    const schema = articleSchema(bare, '');
    for (const name of ['wordCount', 'articleSection', 'keywords', 'image']) expect(schema).not.toHaveProperty(name);
    expect(schema['author']).toEqual(PUBLISHER);
    const sizeless = articleSchema({ ...post, banner: { ...picture, width: 0, height: 0 } }, '');
    expect(sizeless['image']).toEqual({ '@type': 'ImageObject', url: '/media/a.jpg' });
  });

  it('are in the language that is set, else in that of their title', () => {
    expect(articleSchema({ ...post, lang: 'mr', title: 'शस्त्रक्रियेनंतर' }, '')['inLanguage']).toBe('mr');
    expect(articleSchema({ ...post, title: 'ಶಸ್ತ್ರಚಿಕಿತ್ಸೆಯ ನಂತರ' }, '')['inLanguage']).toBe('kn');
  });

  it('have a headline of 110 letters at most', () => {
    expect(articleSchema({ ...post, title: 'a'.repeat(200) }, '')['headline']).toHaveLength(110);
  });
});

describe('managed pages', () => {
  const image = { '@type': 'ImageObject', url: '/media/a.jpg', width: 1200, height: 630 };
  const shared = { '@context': SCHEMA_ORG, url: '/nose-jobs', description: 'D', image };
  const given = { description: 'D', path: '/nose-jobs' };

  it('are a medical procedure unless their entry says otherwise (SEO-19, SEO-20)', () => {
    const procedure = { ...shared, '@type': 'MedicalProcedure', name: 'Nose jobs' };
    expect(managedSchema(page, given)).toEqual(procedure);
    expect(managedSchema(page, { ...given, kind: 'medical' })).toEqual(procedure);
    expect(managedSchema(page, { ...given, kind: 'organization' })).toEqual({
      ...shared,
      '@type': 'Organization',
      name: 'Aesthetic Clinic',
    });
    expect(managedSchema(page, { ...given, kind: 'web' })).toEqual({
      ...shared,
      '@type': 'WebPage',
      name: 'Nose jobs',
      dateModified: '2026-02-03T04:05:06Z',
      publisher: PUBLISHER,
    });
    expect(managedSchema({ ...page, title: 'b'.repeat(200) }, { ...given, kind: 'blog' })).toEqual({
      ...shared,
      '@type': 'BlogPosting',
      headline: 'b'.repeat(110),
      datePublished: '2026-01-02T03:04:05Z',
      dateModified: '2026-02-03T04:05:06Z',
      author: PUBLISHER,
      publisher: PUBLISHER,
    });
  });

  it('are shown by the picture that their editor chose for it', () => {
    const head = { ...page.head, socialImage: { ...picture, src: '/media/social.jpg' } };
    expect(managedSchema({ ...page, head }, given)['image']).toEqual({ ...image, url: '/media/social.jpg' });
    expect(managedSchema({ ...page, banner: null }, given)).not.toHaveProperty('image');
  });
});

it('a scheduled article was not changed before it was published', () => {
  const scheduled = { publishedAt: '2026-03-04T05:06:07Z', modifiedAt: '2026-02-03T04:05:06Z' };
  const said = [
    articleSchema({ ...post, ...scheduled }, ''),
    managedSchema({ ...page, ...scheduled }, { description: '', path: '/', kind: 'blog' }),
    managedSchema({ ...page, ...scheduled }, { description: '', path: '/', kind: 'web' }),
  ];
  expect(said.map(({ dateModified }) => dateModified)).toEqual(Array(3).fill('2026-03-04T05:06:07Z'));
});
