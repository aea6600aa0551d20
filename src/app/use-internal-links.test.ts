import { describe, expect, it } from 'vitest';
import { FEED_PATH, OPS_PATH } from '../endpoints.ts';
import { type Followed, internalPath, scrollState } from './use-internal-links.ts';

const here = { origin: 'https://clinic.example', pathname: '/liposuction', search: '' };

function link(address: string, more: Partial<Followed> = {}): Followed {
  const { origin, pathname, search, hash } = new URL(address, here.origin + here.pathname);
  return { origin, pathname, search, hash, target: '', download: '', ...more };
}

describe('internalPath', () => {
  it('takes pages of the site, by their one address', () => {
    expect(internalPath(link('/about-us'), here)).toBe('/about-us');
    expect(internalPath(link('/aboutus/'), here)).toBe('/about-us');
    expect(internalPath(link('/blogs/some-post?page=2'), here)).toBe('/blogs/some-post?page=2');
    expect(internalPath(link('/rhinoplasty#faq-section'), here)).toBe('/rhinoplasty#faq-section');
    expect(internalPath(link('/Diwali-Offer/'), here)).toBe('/diwali-offer');
  });

  it('leaves to the browser what is not a page here', () => {
    expect(internalPath(link('https://elsewhere.example/about-us'), here)).toBeNull();
    expect(internalPath(link(FEED_PATH), here)).toBeNull();
    expect(internalPath(link(OPS_PATH), here)).toBeNull();
    expect(internalPath(link('/media/leaflet.pdf'), here)).toBeNull();
    expect(internalPath(link('mailto:care@clinic.example'), here)).toBeNull();
    expect(internalPath(link('/about-us', { target: '_blank' }), here)).toBeNull();
    expect(internalPath(link('/about-us', { download: 'x' }), here)).toBeNull();
  });

  it('follows a hash within the page only to a named part of a service', () => {
    expect(internalPath(link('#main'), here)).toBeNull();
    expect(internalPath(link('#why-us'), here)).toBe('/liposuction#why-us');
  });
});

it('gives the four parts of a service their state', () => {
  expect(scrollState('#faq-section')).toEqual({ scrollTo: 'faqs' });
  expect(scrollState('#main')).toBeNull();
});
