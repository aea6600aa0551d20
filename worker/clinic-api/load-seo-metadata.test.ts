import { describe, expect, it } from 'vitest';
import { type Answer, answering } from '../cms/fixtures/answering.ts';
import { loadSeoMetadata } from './load-seo-metadata.ts';

const API = 'https://api.example.test';
const SITE = 'https://www.example.test';
const data = { _id: '1', metaTitle: ' A title ', metaDescription: '\n A description ' };

function setup(
  answer: Answer,
  { loading = () => true, apiBase = API } = {} as { loading?: (url: string) => boolean; apiBase?: string },
) {
  const { fetch, asked } = answering(() => answer);
  const checked: string[] = [];
  const checkImage = async (url: URL): Promise<boolean> => {
    checked.push(url.href);
    return loading(url.href);
  };
  return {
    asked,
    checked,
    load: (id = 'abc') => loadSeoMetadata({ apiBase, siteOrigin: SITE, fetch, checkImage, wait: async () => {} }, id),
  };
}

const image = async (socialMediaImage: unknown, loading?: (url: string) => boolean, apiBase?: string) => {
  const { load, checked } = setup(
    { body: { data: { ...data, socialMediaImage } } },
    { ...(loading && { loading }), ...(apiBase && { apiBase }) },
  );
  const found = await load();
  return { image: found === 'absent' ? found : found.image, checked };
};

describe('loadSeoMetadata', () => {
  it.each([API, `${API}/`])('asks under %s by id, encoded', async (apiBase) => {
    const { load, asked } = setup({ body: { success: true, data, message: 'ok', status: 200 } }, { apiBase });
    await load('a/b?c');
    expect(asked[0]?.href).toBe('https://api.example.test/api/seo-metadata/id/a%2Fb%3Fc');
  });

  it('trims, and leaves empty what is not given', async () => {
    expect(await setup({ body: { success: true, data, message: 'ok', status: 200 } }).load()).toEqual({
      title: 'A title',
      description: 'A description',
      ogTitle: '',
      ogDescription: '',
      keywords: [],
      canonical: '',
      image: '',
    });
  });

  it('reads everything that is given, with or without the envelope', async () => {
    const full = {
      ...data,
      ogTitle: ' O ',
      ogDescription: 'D',
      keywords: [' a ', '', 'b', 5, 'a'],
      canonicalUrl: 'https://www.example.test/x',
      socialMediaImage: '/s.png',
    };
    const expected = {
      ogTitle: 'O',
      ogDescription: 'D',
      keywords: ['a', 'b'],
      canonical: 'https://www.example.test/x',
      image: `${SITE}/s.png`,
    };
    expect(await setup({ body: { data: full } }).load()).toMatchObject(expected);
    expect(await setup({ body: full }).load()).toMatchObject(expected);
    expect(await setup({ body: { data: { ...full, keywords: 'a, b' } } }).load()).toMatchObject({ keywords: ['a', 'b'] });
  });

  it.each([
    { success: true, data: null },
    { success: true, data: { ...data, metaTitle: ' ' } },
    { success: true, data: { metaTitle: 'x' } },
    { success: true, data: { ...data, metaDescription: 5 } },
    { success: false, data, message: 'not found', status: 404 },
    { success: true, data: [] },
    {},
  ])('counts %j as none', async (body) => {
    expect(await setup({ body }).load()).toBe('absent');
  });

  it('carries the status of a refusal, for the log line', async () => {
    await expect(setup({ status: 404 }).load()).rejects.toMatchObject({ kind: 'status', status: 404 });
    await expect(setup({ status: 503 }).load()).rejects.toMatchObject({ kind: 'status', status: 503 });
    await expect(setup({ body: [] }).load()).rejects.toMatchObject({ kind: 'wrong-shape' });
  });

  it.each(['javascript:alert(1)', '/relative', 'x', 'https://user@www.example.test/'])(
    'has no use for the canonical address %s',
    async (canonicalUrl) => {
      expect(await setup({ body: { data: { ...data, canonicalUrl } } }).load()).toMatchObject({ canonical: '' });
    },
  );
});

describe('the social image', () => {
  it('is looked for on the site, then on the host of the API', async () => {
    expect(await image('uploads/a.png')).toEqual({ image: `${SITE}/uploads/a.png`, checked: [`${SITE}/uploads/a.png`] });
    expect(await image('/a.png', (url) => url.startsWith(API))).toEqual({
      image: `${API}/a.png`,
      checked: [`${SITE}/a.png`, `${API}/a.png`],
    });
  });

  it('stays as it is when it is absolute, and is checked once', async () => {
    expect(await image(' https://pics.example/a.png ')).toEqual({
      image: 'https://pics.example/a.png',
      checked: ['https://pics.example/a.png'],
    });
  });

  it('is empty when it does not load', async () => {
    expect((await image('/a.png', () => false)).image).toBe('');
    const failing = () => {
      throw new Error('broken');
    };
    expect((await image('/a.png', failing)).image).toBe('');
  });

  it.each(['', 5, null, 'http://pics.example/a.png', 'javascript:alert(1)', 'data:image/png;base64,x', 'https://['])(
    'is not sought for %j',
    async (given) => {
      expect(await image(given)).toEqual({ image: '', checked: [] });
    },
  );

  it('may lie on a configured host without https', async () => {
    expect((await image('/a.png', (url) => url.startsWith('http:'), 'http://127.0.0.1:9000/')).image).toBe(
      'http://127.0.0.1:9000/a.png',
    );
  });
});
