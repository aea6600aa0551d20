import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { PostSummary } from '../../../src/content/records.ts';
import { settingsOf } from '../../settings.ts';
import { answering } from '../fixtures/answering.ts';
import type { KeptIndex } from '../map/merge-index.ts';
import { createLoaders } from './loaders.ts';
import { createPreviewReader } from './preview-reader.ts';

const captures = new URL('../../../tests/upstream/captures/preview.json', import.meta.url);
const [, { body: draft }, { status, body: refusal }] = JSON.parse(readFileSync(captures, 'utf8'));
const NOW = Date.parse('2026-11-21T10:00:00Z');
const query = { id: 1147, expires: 1795253828, signature: 'ab' };

function reader(body: unknown, answerStatus = 200, index: KeptIndex | null = null) {
  const { fetch, asked } = answering(() => ({ body, status: answerStatus }));
  const settings = settingsOf({
    SITE_ORIGIN: 'https://www.example.test',
    CONTENT_API: 'https://cms.example.test/wp-json/wp/v2',
    CLINIC_API: 'https://api.example.test',
    LEADS_API: 'https://api.example.test/',
  });
  const loaders = createLoaders({ settings, fetch, now: () => NOW, wait: async () => {}, log: () => {} });
  return {
    asked,
    read: createPreviewReader(
      loaders,
      async () => index,
      () => NOW,
    ),
  };
}

it('reads what the plugin really answers, by its signed route', async () => {
  const { asked, read } = reader(draft);
  expect(await read('post', query)).toMatchObject({
    id: 1147,
    title: 'Scheduled',
    publishedAt: '2035-01-01T00:30:00Z',
    html: expect.stringContaining('A short text.'),
  });
  expect(asked[0]?.pathname).toBe('/wp-json/content/v1/preview/1147');
  expect(asked[0]?.searchParams.get('signature')).toBe('ab');
});

it('shows a draft that has no date as of now', async () => {
  const zero = '0000-00-00T00:00:00';
  const { read } = reader({ ...draft, slug: '', date: zero, date_gmt: zero, featured_media: 0 });
  expect(await read('post', query)).toMatchObject({ publishedAt: '2026-11-21T10:00:00Z' });
});

it('tells articles and categories as far as they are known', async () => {
  const content = { rendered: '<p><a href="https://cms.example.test/scars/">Scars</a></p>' };
  const body = { ...draft, content, categories: [11], featured_media: 0 };
  const categories = [{ id: 11, name: 'Skin', slug: 'skin', parent: 0 }];
  const index: KeptIndex = { posts: [{ slug: 'scars' } as PostSummary], categories, missingSince: {}, moved: {} };
  expect(await reader(body, 200, index).read('post', query)).toMatchObject({
    html: expect.stringContaining('href="/blogs/scars"'),
    mainCategory: { slug: 'skin' },
  });
  expect(await reader(body).read('post', query)).toMatchObject({
    html: expect.stringContaining('href="/scars"'),
    mainCategory: null,
  });
});

it('asks for the pictures that fields of a page name by their ids, and of no article', async () => {
  const body = { ...draft, featured_media: 0, acf: { featured_image: 7, social_media: 8 } };
  const askedFor = async (type: 'post' | 'page') => {
    const { asked, read } = reader(body);
    await read(type, query);
    return asked.map(({ pathname, searchParams }) => [pathname.split('/').at(-1), searchParams.get('include')]);
  };
  expect(await askedFor('page')).toEqual([
    ['1147', null],
    ['media', '7,8'],
  ]);
  expect(await askedFor('post')).toEqual([['1147', null]]);
});

it('reads a page, and answers nothing for a link that is refused', async () => {
  expect(await reader({ ...draft, type: 'page', featured_media: 0 }).read('page', query)).toMatchObject({
    title: 'Scheduled',
    head: {},
  });
  expect(await reader(refusal, status).read('post', query)).toBeNull();
});
