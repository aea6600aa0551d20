import { describe, expect, it } from 'vitest';
import type { PageData } from '../documents/page-data.ts';
import { restoreArticle, withoutArticle } from './article-html.ts';

const legacy = (html: string): PageData => ({
  status: 'found',
  content: { kind: 'legacy-post', post: { id: '1', slug: 'a', title: 'A', html, description: '' }, canonical: null },
});
const managed = (html: string) =>
  ({ status: 'found', content: { kind: 'managed', page: { slug: 'a', html } } }) as unknown as PageData;
const page = (innerHTML: string) => ({ getElementById: () => ({ innerHTML }) as HTMLElement });

describe('the HTML of an article', () => {
  it.each([legacy, managed])('is left out of the data block, and comes back from the document', (made) => {
    const data = made('<p>Long</p>');
    const sent = withoutArticle(data);
    expect(JSON.stringify(sent)).not.toContain('Long');
    expect(restoreArticle(sent, page('<p>Long</p>'))).toEqual(data);
  });

  it('is not taken from the document where the data brought it', () => {
    expect(restoreArticle(legacy('<p>New</p>'), page('<p>Old</p>'))).toEqual(legacy('<p>New</p>'));
  });

  it('leaves other data alone', () => {
    expect(withoutArticle({ status: 'absent' })).toEqual({ status: 'absent' });
  });
});
