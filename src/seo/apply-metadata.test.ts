import { describe, expect, it } from 'vitest';
import type { SeoMetadata } from '../content/records.ts';
import { applyMetadata } from './apply-metadata.ts';
import { completeHead } from './head.ts';

const own = completeHead(
  { description: 'Our own.', keywords: ['own'], image: { src: '/own.jpg' } },
  { path: '/services', label: 'Services', origin: 'https://www.example.test' },
);
const metadata: SeoMetadata = {
  title: 'Fetched',
  description: 'From the API.',
  ogTitle: '',
  ogDescription: '',
  keywords: [],
  canonical: '',
  image: '',
};

describe('applyMetadata', () => {
  it('replaces title and description, for social networks too (SEO-08)', () => {
    expect(applyMetadata(own, metadata)).toMatchObject({
      title: 'Fetched',
      ogTitle: 'Fetched',
      description: 'From the API.',
      ogDescription: 'From the API.',
    });
    const social = { ogTitle: 'Social', ogDescription: 'For sharing.', keywords: ['a', 'b'], image: 'https://cdn.example/a.jpg' };
    expect(applyMetadata(own, { ...metadata, ...social })).toMatchObject({
      ogTitle: 'Social',
      ogDescription: 'For sharing.',
      keywords: 'a, b',
      image: { src: 'https://cdn.example/a.jpg' },
    });
  });

  it('keeps our own where the API says nothing', () => {
    expect(applyMetadata(own, metadata)).toMatchObject({ keywords: 'own', canonical: own.canonical, image: own.image });
  });

  it.each([
    ['https://old.example/services?x=1#y', 'https://www.example.test/services'],
    ['/our-doctors/?x=1', 'https://www.example.test/our-doctors'],
    ['/our-services/', 'https://www.example.test/services'],
    ['javascript:alert(1)', 'https://www.example.test/services'],
    ['https://evil.example', 'https://www.example.test/services'],
  ])('makes of the canonical link %s a page of this site, else the own one (SEO-23)', (given, wanted) => {
    expect(applyMetadata(own, { ...metadata, canonical: given }).canonical).toBe(wanted);
  });
});
