import { describe, expect, it } from 'vitest';
import { clinic } from '../../src/content/clinic.ts';
import { shareCard } from '../../src/content/site-files.ts';
import { MANIFEST_PATH } from '../../src/endpoints.ts';
import { ABOUT_SHARE_IMAGE, HOME_SHARE_IMAGE, SEO_IDS, type SeoMetadata, type SeoPage } from '../upstream/clinic/seo-metadata.ts';
import { type HtmlPage, readHtml } from './html-page.ts';
import { SOON, setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN } from './worker-site.ts';

/** Metadata never counts as fresh, so that a change shows on one of the next visits. */
const scene = setWorkerScene({ vars: { CACHE_FRESH_SEC: '0' } });

const PATHS = { home: '/', about: '/about-us', services: '/services' } as const satisfies Record<SeoPage, string>;
const PAGES = ['home', 'about', 'services'] as const satisfies readonly SeoPage[];

/** The page once it has this title: a visitor waits for metadata no longer than a moment, a later one sees it. */
async function pageTitled(name: SeoPage, title: string): Promise<HtmlPage> {
  let shown = readHtml('');
  const titles = async () => {
    shown = (await scene.page(PATHS[name])).page;
    return shown.titles();
  };
  await expect.poll(titles, SOON).toEqual([title]);
  return shown;
}

/** Changes what the clinic API says, and visits until the page says it, too. */
function pageWith(name: SeoPage, metadata: Omit<SeoMetadata, '_id'>, title: string): Promise<HtmlPage> {
  scene.upstream.content.seo[name] = { _id: SEO_IDS[name], ...metadata };
  return pageTitled(name, title);
}

/** The tags a page's head must have exactly once. */
function expectOneOfEach(page: HtmlPage): void {
  expect(page.titles()).toHaveLength(1);
  expect(page.metas('description')).toHaveLength(1);
  expect(page.canonicals()).toHaveLength(1);
  for (const name of [
    'og:title',
    'og:description',
    'og:url',
    'og:type',
    'twitter:card',
    'twitter:title',
    'twitter:description',
    'robots',
  ]) {
    expect([name, page.metas(name).length]).toEqual([name, 1]);
  }
}

describe('metadata of the clinic API', () => {
  it('is written into the head of the home page', async () => {
    const title = 'Plastic Surgery & Dermatology Clinic in Bangalore';
    const page = await pageTitled('home', title);
    const description = 'Cosmetic plastic surgery and dermatology under one roof: consultations, treatments and follow-up.';
    const image = scene.upstream.url + HOME_SHARE_IMAGE;
    expect(page.metas('description')).toEqual([description]);
    expect(page.metas('keywords')).toEqual(['plastic surgery, dermatology, bangalore']);
    expect(page.metas('og:title')).toEqual(['A clinic for skin, face and body']);
    expect(page.metas('og:description')).toEqual(['Plan a consultation for cosmetic surgery or dermatology.']);
    expect(page.metas('twitter:title')).toEqual(['A clinic for skin, face and body']);
    expect([page.metas('og:image'), page.metas('twitter:image')]).toEqual([[image], [image]]);
    expect(page.metas('twitter:card')).toEqual(['summary_large_image']);
    expect([page.canonicals(), page.metas('og:url')]).toEqual([[`${SITE_ORIGIN}/`], [`${SITE_ORIGIN}/`]]);
    expectOneOfEach(page);
  });

  it('is trimmed, and its relative picture made absolute', async () => {
    const page = await pageTitled('about', 'About Our Clinic');
    const description = 'How the clinic works, and what you can expect from a first visit.';
    expect(page.metas('description')).toEqual([description]);
    // Without texts of their own, social cards say the same.
    expect([page.metas('og:title'), page.metas('og:description')]).toEqual([['About Our Clinic'], [description]]);
    expect(page.metas('og:image')).toEqual([scene.upstream.url + ABOUT_SHARE_IMAGE]);
    expect(page.canonicals()).toEqual([`${SITE_ORIGIN}/about-us`]);
    expectOneOfEach(page);
  });

  it('has the share card of the clinic in place of a picture that does not load', async () => {
    const page = await pageTitled('services', 'Treatments & Services');
    const card = `${SITE_ORIGIN}${shareCard.path}`;
    expect([page.metas('og:image'), page.metas('twitter:image')]).toEqual([[card], [card]]);
    expect([page.metas('og:image:width'), page.metas('og:image:height')]).toEqual([['1200'], ['630']]);
    const [file, icon] = [await scene.visit(shareCard.path), await scene.visit(MANIFEST_PATH)];
    expect([file.status, file.headers.get('content-type'), icon.status]).toEqual([200, 'image/jpeg', 200]);
    expectOneOfEach(page);
  });

  it('stands in the data block as it stands in the head', async () => {
    for (const name of PAGES) {
      const { page } = await scene.page(PATHS[name]);
      expect(page.data()).toMatchObject({
        path: PATHS[name],
        origin: SITE_ORIGIN,
        head: {
          path: PATHS[name],
          title: page.titles()[0],
          description: page.metas('description')[0],
          ogTitle: page.metas('og:title')[0],
          ogDescription: page.metas('og:description')[0],
          keywords: page.metas('keywords')[0] ?? '',
          canonical: page.canonicals()[0],
          image: { src: page.metas('og:image')[0] },
        },
      });
    }
  });

  it('takes a relative picture of our own site from the build', async () => {
    const page = await pageWith(
      'services',
      { metaTitle: 'Own picture', metaDescription: 'x', socialMediaImage: '/favicon.svg' },
      'Own picture',
    );
    expect(page.metas('og:image')).toEqual([`${SITE_ORIGIN}/favicon.svg`]);
  });

  it.each([
    [`${SITE_ORIGIN}/our-doctors/?utm=1#top`, `${SITE_ORIGIN}/our-doctors`],
    [`${SITE_ORIGIN}/our-doctor`, `${SITE_ORIGIN}/about-us`],
    ['https://www.example.test/our-doctors', `${SITE_ORIGIN}/about-us`],
    ['//evil.example/about-us', `${SITE_ORIGIN}/about-us`],
    ['javascript:alert(1)', `${SITE_ORIGIN}/about-us`],
    ['https://evil.example', `${SITE_ORIGIN}/about-us`],
    ['no address', `${SITE_ORIGIN}/about-us`],
  ])('may point the canonical link at another page of the site alone: %s', async (canonicalUrl, expected) => {
    const title = `Canonical of ${canonicalUrl}`;
    const page = await pageWith('about', { metaTitle: title, metaDescription: 'x', canonicalUrl }, title);
    expect([page.canonicals(), page.metas('og:url')]).toEqual([[expected], [expected]]);
  });

  it.each([
    ['without a title', { metaDescription: 'A description alone.' }],
    ['without a description', { metaTitle: 'A title alone' }],
    ['with nothing but blanks', { metaTitle: ' \n ', metaDescription: 'x' }],
  ])('%s counts as none, and the defaults stand', async (_, metadata) => {
    scene.upstream.content.seo.home = { _id: SEO_IDS.home, ...metadata };
    const { page } = await scene.page('/', await scene.another());
    expect(page.titles()).toEqual([`${clinic.name.value} | Home`]);
    expectOneOfEach(page);
  });
});

const HOSTILE = [
  '"><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title></head><body onload=alert(1)>',
  "' onmouseover='alert(1)",
  '<!--<script>',
  ']]> --> \\u003c/script\\u003e',
  '&lt;b&gt; &amp;amp; &quot;',
  '\u2028\u2029 line separators',
  '$& $1 $` $$',
];

describe('hostile texts', () => {
  it.each(HOSTILE.map((text, index) => ({ text, index })))('stay texts in every field: $text', async ({ text, index }) => {
    const title = `${index} ${text}`.replace(/\s+/g, ' ');
    const said = text.replace(/\s+/g, ' ').trim();
    const before = (await scene.page('/')).page;
    const metadata = {
      metaTitle: title,
      metaDescription: text,
      ogTitle: text,
      ogDescription: text,
      keywords: [text],
      canonicalUrl: `https://x.example/${text}`,
      socialMediaImage: `/images/${text}`,
    };
    const page = await pageWith('home', metadata, title);
    for (const name of ['description', 'og:title', 'og:description', 'keywords', 'twitter:title'])
      expect([name, page.metas(name)]).toEqual([name, [said]]);
    expectOneOfEach(page);
    expect(page.canonicals()[0]).toMatch(/^https:\/\/www\.clinic\.example\/[^"<> ]*$/);
    expect(page.all('script')).toHaveLength(before.all('script').length);
    expect(page.all('body').flatMap(({ properties }) => Object.keys(properties))).toEqual([]);
    expect(page.texts('h1')).toEqual(before.texts('h1'));
    expect(page.data()).toMatchObject({ head: { title, description: said } });
  });
});

describe('pages without metadata of their own', () => {
  const quiet = setWorkerScene();

  it('make no call', async () => {
    for (const path of [
      '/gallery',
      '/contact-us',
      '/rhinoplasty',
      '/privacy-policy',
      '/blogs',
      '/nose-jobs',
      '/test-page',
      '/nope',
    ])
      await quiet.visit(path);
    expect(quiet.upstream.calls.count('seo')).toBe(0);
  });
});

describe('GET /api/seo', () => {
  it('answers the record that the head is made of', async () => {
    await pageWith(
      'about',
      { metaTitle: 'For the browser', metaDescription: 'x', keywords: ['a', ' a ', '', 'b'] },
      'For the browser',
    );
    const answer = await scene.visit('/api/seo/about');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      title: 'For the browser',
      description: 'x',
      ogTitle: '',
      ogDescription: '',
      keywords: ['a', 'b'],
      canonical: '',
      image: '',
    });
  });
});
