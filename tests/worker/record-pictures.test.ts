import { expect, it } from 'vitest';
import { HEALTH_PATH } from '../../src/endpoints.ts';
import type { JsonObject } from '../upstream/answer.ts';
import { readFields } from '../upstream/rest/fields.ts';
import { renderMedia } from '../upstream/rest/render-media.ts';
import { Editors } from './say-records.ts';
import { setWorkerScene } from './worker-scene.ts';

const SECRET = 'test-secret-of-the-notices';
const OPS_TOKEN = 'a-token-for-the-tests-of-the-site';
const scene = setWorkerScene({ vars: { NOTICE_SECRET: SECRET, OPS_TOKEN, CACHE_FRESH_SEC: '3600' } });
const editors = new Editors(scene, SECRET);
/** From the notice on. */
const live = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 5_000, interval: 50 });

/** A picture of the library as the plugin answers it. */
function picture(file: string, said: JsonObject = {}): JsonObject {
  const { content } = scene.upstream;
  const image = [...content.images.values()].find((one) => one.file === file);
  if (!image) throw new Error(`The double has no ${file}`);
  return { attachment: image.id, focus: '', ...renderMedia(content, image, readFields(new URLSearchParams()), 'view'), ...said };
}
const html = async (path: string, headers: Record<string, string> = {}) => (await scene.visit(path, { headers })).text();
/** The picture of the banner: what a browser is told of it. */
async function banner(path: string) {
  const { page } = await scene.page(path);
  const first = page.all('img').find((image) => page.attribute(image, 'fetchPriority') === 'high');
  const of = (name: string) => (first ? (page.attribute(first, name) ?? '') : '');
  const preloads = page.all('link').filter((link) => page.attribute(link, 'as') === 'image');
  return {
    src: of('src'),
    srcset: of('srcSet'),
    size: [of('width'), of('height')],
    alt: of('alt'),
    preloaded: preloads.map((link) => page.attribute(link, 'imageSrcSet') ?? ''),
  };
}
/** Without those that have metadata of the clinic's API, which may come a moment later. */
const PATHS = ['/rhinoplasty', '/contact-us', '/our-doctors', '/patient-stories', '/liposuction'];
const sizesOf = (name: string): string[] =>
  ['', '-300x169', '-1024x576', '-768x432', '-1536x864', '-150x150'].map((size) => `2025/01/${name}${size}.jpg`);

it('a picture of an editor stands behind the heading of its page, in its sizes, asked for first; other pages stay the same bytes', async () => {
  const before = new Map(await Promise.all(PATHS.map(async (path) => [path, await html(path)] as const)));
  expect(before.get('/rhinoplasty')).toContain('/p/service-rhinoplasty-banner');
  await editors.say({
    'services/rhinoplasty': { picture: picture('laser.jpg', { focus: 'left top' }) },
    pages: { 'about.picture': picture('theatre.jpg', { alt_text: '' }), 'contact.picture': picture('social.jpg') },
  });
  await live(async () => (await banner('/rhinoplasty')).src).toBe('/media/2025/01/laser.jpg');
  const shown = await banner('/rhinoplasty');
  expect(shown).toMatchObject({ size: ['1600', '900'], alt: 'A laser hand piece on its stand' });
  expect(shown.srcset).toMatch(/^\/media\/2025\/01\/laser-300x169\.jpg 300w, .*laser-1536x864\.jpg 1536w, .*laser\.jpg 1600w$/);
  expect(shown.preloaded).toEqual([shown.srcset]);
  expect(await html('/rhinoplasty')).not.toContain('/p/service-rhinoplasty-banner');
  for (const address of [shown.src, shown.srcset.split(' ')[0] ?? '']) expect((await scene.visit(address)).status).toBe(200);
  // What the library says nothing of is decoration.
  expect(await banner('/about-us')).toMatchObject({ src: '/media/2025/01/theatre.jpg', size: ['1600', '1067'], alt: '' });
  expect(await banner('/contact-us')).toMatchObject({ src: '/media/2025/01/social.jpg' });
  const lite = await html('/rhinoplasty', { 'save-data': 'on' });
  expect(lite).toMatch(/<a href="\/media\/2025\/01\/laser-300x169\.jpg"[^>]*><span>Show picture/);
  expect(lite).not.toMatch(/<link rel="preload" as="image"|fetchPriority="high"/);
  await editors.say({});
  await live(async () => html('/rhinoplasty')).toBe(before.get('/rhinoplasty'));
  for (const [path, file] of before) expect([path, (await html(path)) === file]).toEqual([path, true]);
});

it('one that is refused leaves the picture of the build, and is told in the box and on /ops', async () => {
  const refused: [string, JsonObject, string][] = [
    ['about', picture('badge.jpg'), 'must be at least 1200 pixels wide'],
    ['services', picture('recovery.jpg'), 'must be at least 1200 pixels wide'],
    ['contact', picture('reception.jpg'), 'must be wider than high: from 4:3 to 3:1'],
    [
      'patientStories',
      { ...picture('laser.jpg'), source_url: 'https://elsewhere.example/wp-content/uploads/a.jpg', media_details: {} },
      'must be a picture that is in the media library',
    ],
  ];
  const wrong = Object.fromEntries(refused.map(([page, said]) => [`${page}.picture`, said]));
  const drawn = (await banner('/about-us')).src;
  await editors.say({
    pages: { ...wrong, 'about.lead': 'Who we are, and how we work together for you.' },
    'services/rhinoplasty': { picture: picture('panorama-scaled.jpg') },
  });
  await live(async () => (await html('/about-us')).includes('how we work together for you.')).toBe(true);
  expect([drawn.startsWith('/p/'), (await banner('/about-us')).src]).toEqual([true, drawn]);
  expect(await html('/patient-stories')).not.toContain('elsewhere.example');
  const { invalid } = await editors.receipt('pages');
  expect(invalid.map(({ field, message }) => [field, message])).toEqual(
    refused.map(([page, , message]) => [`${page}.picture`, message]),
  );
  const health = await scene.visit(HEALTH_PATH, { headers: { authorization: `Bearer ${OPS_TOKEN}` } });
  const { refusedFields } = (await health.json()) as { refusedFields: { record: string; field: string }[] };
  expect(refusedFields.map(({ record, field }) => `${record} ${field}`)).toContain('services/rhinoplasty picture');
});

it('one that is deleted gives way to the picture of the build at once, with WordPress away; a replaced one has a new address', async () => {
  await editors.say({
    pages: { 'about.picture': picture('theatre.jpg') },
    'services/rhinoplasty': { picture: picture('laser.jpg') },
  });
  await live(async () => (await banner('/rhinoplasty')).src).toBe('/media/2025/01/laser.jpg');
  await editors.notify({ type: 'media', event: 'updated', id: 1000, slug: 'theatre', media: ['2025/01/theatre.jpg'] });
  await editors.say({
    pages: { 'about.picture': picture('theatre.jpg') },
    'services/rhinoplasty': { picture: picture('laser.jpg') },
  });
  await live(async () => (await banner('/about-us')).src).toMatch(/^\/media\/2025\/01\/theatre\.jpg\?v=\w+$/);
  scene.upstream.faults.set('content', 'down');
  const from = Date.now();
  await editors.notify({ type: 'media', event: 'deleted', id: 1002, slug: 'laser', media: sizesOf('laser') });
  expect((await banner('/rhinoplasty')).src).toMatch(/^\/p\/service-rhinoplasty-banner/);
  console.info(`A deleted picture of a banner was gone after ${Date.now() - from} ms`);
  expect((await banner('/about-us')).src).toContain('theatre.jpg');
  expect((await editors.receipt('services/rhinoplasty')).invalid).toMatchObject([{ field: 'picture' }]);
  scene.upstream.faults.clear();
});
