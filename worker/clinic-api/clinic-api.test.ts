import { describe, expect, it } from 'vitest';
import { type Answer, answering } from '../cms/fixtures/answering.ts';
import { clinicUrl, loadLegacyBlogs, loadSeoMetadata } from './clinic-api.ts';

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
    const plain = { ...full, canonicalUrl: 'http://www.example.test/x' };
    expect(await setup({ body: { data: plain } }).load()).toMatchObject({ canonical: plain.canonicalUrl });
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

  it.each([
    '',
    5,
    null,
    'http://pics.example/a.png',
    'https://user@pics.example/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,x',
    'https://[',
  ])('is not sought for %j', async (given) => {
    expect(await image(given)).toEqual({ image: '', checked: [] });
  });

  it('may lie on a configured host without https', async () => {
    expect((await image('/a.png', (url) => url.startsWith('http:'), 'http://127.0.0.1:9000/')).image).toBe(
      'http://127.0.0.1:9000/a.png',
    );
  });
});

const origins = { cmsOrigin: 'https://cms.example.test', siteOrigin: 'https://www.example.test' };
const blog = {
  _id: 'b1',
  title: 'Scars &amp; healing',
  slug: 'scars',
  description: '<h1>Scars</h1><p onclick="x()">They <b>fade</b>.</p>',
};

function loadBlogs(answer: Answer) {
  const { fetch, asked } = answering(() => answer);
  return { asked, posts: () => loadLegacyBlogs({ apiBase: 'https://api.example.test/', fetch, origins, wait: async () => {} }) };
}

describe('loadLegacyBlogs', () => {
  it.each<[string, unknown]>([
    ['bare', [blog]],
    ['wrapped', { success: true, data: [blog] }],
  ])('reads a %s list', async (_, body) => {
    const { posts, asked } = loadBlogs({ body });
    expect(await posts()).toEqual([
      {
        id: 'b1',
        slug: 'scars',
        title: 'Scars & healing',
        html: '<h2 id="user-content-scars">Scars</h2><p>They <b>fade</b>.</p>',
        description: 'Scars They fade.',
      },
    ]);
    expect(asked[0]?.href).toBe('https://api.example.test/api/blogs');
  });

  it('shortens the description', async () => {
    const [post] = await loadBlogs({ body: [{ ...blog, description: `<p>${'word '.repeat(200)}</p>` }] }).posts();
    expect(post?.description).toMatch(/word…$/);
    expect(post?.description.length).toBeLessThanOrEqual(301);
  });

  it('leaves out what it cannot use, and repeated slugs', async () => {
    const rubbish = [
      null,
      'x',
      {},
      { ...blog, _id: '', slug: 'without-id' },
      { ...blog, _id: { $oid: 'b9' }, slug: 'id-of-another-shape' },
      { ...blog, title: '<b></b>' },
      { ...blog, slug: 'a/b' },
      { ...blog, slug: 'a%2fb' },
      { ...blog, slug: 'a%00b' },
      { ...blog, slug: '.' },
      { ...blog, slug: 'a'.repeat(201) },
      { ...blog, slug: '..' },
      { ...blog, slug: ' ' },
    ];
    const posts = await loadBlogs({
      body: [...rubbish, blog, { ...blog, _id: 'b2' }, { ...blog, _id: 3, slug: 'b', description: null }],
    }).posts();
    expect(posts.map(({ id, slug, html }) => [id, slug, html])).toEqual([
      ['b1', 'scars', expect.stringContaining('fade')],
      ['3', 'b', ''],
    ]);
  });

  it('knows slugs as they stand in our paths: encoded, in lower case', async () => {
    const posts = await loadBlogs({
      body: [
        { ...blog, slug: 'Scars-And-Healing ' },
        { ...blog, slug: 'two words' },
        { ...blog, slug: 'ಮೂಗು' },
      ],
    }).posts();
    expect(posts.map(({ slug }) => slug)).toEqual(['scars-and-healing', 'two%20words', '%e0%b2%ae%e0%b3%82%e0%b2%97%e0%b3%81']);
  });

  it('takes dots within a slug, and a slug of two hundred letters', async () => {
    const slugs = ['...', '.a', 'a.', 'a'.repeat(200)];
    const posts = await loadBlogs({ body: slugs.map((slug) => ({ ...blog, slug })) }).posts();
    expect(posts.map(({ slug }) => slug)).toEqual(slugs);
  });

  it('knows an empty list from a wrong one', async () => {
    expect(await loadBlogs({ body: [] }).posts()).toEqual([]);
    for (const body of [{}, { data: {} }, null, [{}, null]]) {
      await expect(loadBlogs({ body }).posts()).rejects.toMatchObject({ kind: 'wrong-shape' });
    }
    await expect(loadBlogs({ status: 500 }).posts()).rejects.toMatchObject({ kind: 'status', status: 500 });
  });
});

it.each(['https://api.example.test/v1', 'https://api.example.test/v1/', 'https://api.example.test/v1//'])(
  'calls go below the base %j, however many slashes end it',
  (base) => {
    expect(clinicUrl(base, '/api/blogs').href).toBe('https://api.example.test/v1/api/blogs');
  },
);
