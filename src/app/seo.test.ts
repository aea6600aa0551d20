import { describe, expect, it } from 'vitest';
import type { PageHandle } from '../browser/page-context.ts';
import type { PageData } from '../documents/page-data.ts';
import type { PageHead } from '../seo/head.ts';
import { pageHeadOf } from './seo.tsx';

const there: PageData = { status: 'static' };
const handle = (name: PageHandle['name'], head: PageHead = {}): PageHandle => ({
  name,
  label: () => '',
  service: null,
  head: () => head,
});
const typesOf = ({ jsonLd }: PageHead) => jsonLd?.map((data) => data['@type']);

describe('pageHeadOf', () => {
  it('adds the way to a page after what the page says itself', () => {
    const head = pageHeadOf(handle('about', { jsonLd: [{ '@type': 'MedicalClinic' }] }), there, '/about-us');
    expect(typesOf(head)).toEqual(['MedicalClinic', 'BreadcrumbList']);
    expect(head.jsonLd?.[1]).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: '/' },
        { position: 2, name: 'About Us', item: '/about-us' },
      ],
    });
  });

  it('adds none to home, to what is missing and to what search engines do not list', () => {
    expect(typesOf(pageHeadOf(handle('home'), there, '/'))).toBeUndefined();
    expect(typesOf(pageHeadOf(handle(null, { missing: true }), there, '/nothing'))).toBeUndefined();
    expect(typesOf(pageHeadOf(handle('thankYou', { noindex: true }), there, '/thank-you'))).toBeUndefined();
    expect(pageHeadOf(handle('post'), { status: 'absent' }, '/blogs/gone')).toEqual({
      missing: true,
      title: expect.stringMatching(/Page not found$/),
    });
  });
});
