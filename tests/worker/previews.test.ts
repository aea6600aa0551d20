import { expect, it } from 'vitest';
import { PREVIEW_PATH } from '../../src/endpoints.ts';
import { signPreview } from '../upstream/rest/preview.ts';
import { setWorkerScene } from './worker-scene.ts';

const SECRET = 'test-secret-of-the-notices';
const scene = setWorkerScene({ vars: { NOTICE_SECRET: SECRET } });

const HOUR_SEC = 3600;
const soon = () => Math.floor(Date.now() / 1000) + HOUR_SEC;
const link = (type: string, id: number, expires = soon(), secret = SECRET) =>
  `${PREVIEW_PATH}?type=${type}&id=${id}&expires=${expires}&signature=${signPreview(secret, id, expires)}`;

const draft = (fields: object) => {
  const id = scene.upstream.content.add({ slug: '', title: 'A draft', content: '<p>Not yet.</p>', ...fields });
  scene.upstream.content.withdraw(id);
  return id;
};

it('a post that is not published: by its link only, marked, kept by nobody', async () => {
  const id = draft({ title: 'A draft &amp; more <em>words</em>', content: '<p>Not yet.</p><script>alert(1)</script>' });
  const { answer, page } = await scene.page(link('post', id));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect([answer.headers.get('x-robots-tag'), answer.headers.get('etag'), answer.headers.get('x-edge-cache')]).toEqual([
    'noindex',
    null,
    'BYPASS',
  ]);
  expect([page.metas('robots'), page.canonicals()]).toEqual([['noindex'], []]);
  expect(page.texts('main')[0]).toContain('Preview. This is an unpublished state');
  expect(page.texts('main')[0]).toContain('Not yet.');
  expect(page.html).not.toMatch(/alert\(1\)|application\/ld\+json|data-hydrate/);
  scene.upstream.content.update(id, { title: 'Typed on' });
  expect((await scene.page(link('post', id))).page.texts('h1')).toEqual(['Typed on']);
  expect((await scene.site.kv.list()).keys.filter(({ name }) => name.includes('post/'))).toEqual([]);
});

it('says the language that its post is in, which is that of its document', async () => {
  const { answer, page } = await scene.page(link('post', draft({ title: 'قبل السفر', members: { lang: 'ar' } })));
  const [html] = page.all('html');
  expect([answer.headers.get('content-language'), html && page.attribute(html, 'lang')]).toEqual(['ar', 'ar']);
});

it('a featured image that the editor has chosen and not saved yet', async () => {
  const id = draft({ featuredMedia: 1001 });
  const banner = async (more: string) =>
    (await scene.page(link('post', id) + more)).page.html.match(/\/media\/2025\/01\/\w+/)?.[0];
  const saved = await banner('');
  const chosen = await banner('&_thumbnail_id=1002');
  expect([typeof saved, typeof chosen, saved === chosen]).toEqual(['string', 'string', false]);
  expect(await banner('&_thumbnail_id=x')).toBe(saved);
});

it('a managed page, with its newest words', async () => {
  scene.upstream.content.update(163, { status: 'draft', title: 'Noses, drafted' });
  const { answer, page } = await scene.page(link('page', 163));
  expect([answer.status, page.texts('h1'), page.metas('robots')]).toEqual([200, ['Noses, drafted'], ['noindex']]);
  scene.upstream.content.publish(163);
});

it('refuses links that are wrong, old, or of nothing', async () => {
  const id = draft({});
  const past = Math.floor(Date.now() / 1000) - 1;
  const good = link('post', id);
  for (const path of [
    PREVIEW_PATH,
    link('post', id, past),
    link('post', id, soon(), 'another'),
    good.replace(`id=${id}`, 'id=163'),
    good.replace('type=post', 'type=media'),
    good.replace(/signature=.*/, 'signature='),
    link('post', 999_999),
  ]) {
    const { status, headers } = await scene.visit(path);
    expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'private, no-store']);
  }
  expect((await (await scene.another({})).visit(good)).status).toBe(404);
  scene.upstream.faults.set('content', 'down');
  expect((await scene.visit(good)).status).toBe(503);
  scene.upstream.faults.clear();
});
