import { describe, expect, it } from 'vitest';
import type { PageData } from '../../documents/page-data.ts';
import { crumbsOf } from './crumbs.ts';

const nothing: PageData = { status: 'static' };
const labels = (pathname: string, data: PageData = nothing, missing: string | null = null) =>
  crumbsOf(pathname, data, missing).map(({ label }) => label);

describe('crumbsOf', () => {
  it('names pages by their label, not by their path', () => {
    expect(labels('/blepharo-plasty')).toEqual(['Home', 'Blepharoplasty']);
    expect(labels('/privacy-policy')).toEqual(['Home', 'Privacy Policy']);
    expect(labels('/blogs')).toEqual(['Home', 'Our Blogs']);
  });

  it('makes words of a segment that nothing else names', () => {
    expect(labels('/blogs/before-your-surgery')).toEqual(['Home', 'Our Blogs', 'Before Your Surgery']);
    expect(labels('/blogs/%e0%b2%9a%e0%b2%b0%e0%b3%8d%e0%b2%ae-care')).toEqual(['Home', 'Our Blogs', 'ಚರ್ಮ Care']);
    expect(labels('/blogs/%zz')).toEqual(['Home', 'Our Blogs', '%zz']);
  });

  it('does not name the part of an address that is not a page', () => {
    const crumbs = crumbsOf('/blogs/service/hair-transplant', nothing);
    expect(crumbs.map(({ path }) => path)).toEqual(['/', '/blogs', '/blogs/service/hair-transplant']);
    expect(crumbs.at(-1)?.label).toBe('Hair Transplant');
  });

  it('takes the title from the content', () => {
    const data = { status: 'found', content: { kind: 'managed', page: { title: 'Rhinoplasty, in our city' } } } as PageData;
    expect(labels('/rhinoplasty-in-bangalore', data)).toEqual(['Home', 'Rhinoplasty, in our city']);
  });

  it('thanks nobody who has sent nothing', () => {
    const data = (form: string | null) => ({ status: 'found', content: { kind: 'thank-you', form } }) as PageData;
    expect(labels('/thank-you', data('callback'))).toEqual(['Home', 'Thank you']);
    expect(labels('/thank-you', data(null))).toEqual(['Home', 'Your enquiry']);
  });

  it('does not read a place out of the path of a page that is missing', () => {
    expect(labels('/services/nothing/here', nothing, 'Page not found')).toEqual(['Home', 'Page not found']);
  });
});
