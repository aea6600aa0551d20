import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSigned, isSignedPreview, isTimely, readWebhook } from './read-webhook.ts';

const captures = new URL('../../../tests/upstream/captures/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, captures), 'utf8'));
const webhooks: { note: string; headers: Record<string, string>; body: string }[] = read('notices.json').notices;
const SECRET = 'test-secret';

describe('webhooks as the plugin really sends them', () => {
  it.each(webhooks)('$note', async ({ headers, body }) => {
    const header = headers['x-content-signature'] ?? '';
    const sentAt = Number(/t=(\d+)/.exec(header)?.[1]) * 1000;
    expect(await isSigned(SECRET, header, body, sentAt)).toBe(true);
    expect(await isSigned(SECRET, header, body, sentAt + 299_000)).toBe(true);
    expect(await isSigned(SECRET, header, body, sentAt - 299_000)).toBe(true);
    for (const minutes of [6, -6]) expect(await isSigned(SECRET, header, body, sentAt + minutes * 60_000)).toBe(false);
    expect(await isSigned('another', header, body, sentAt)).toBe(false);
    for (const longer of [`${header}0`, `${header},v1=00`, `x${header}`])
      expect(await isSigned(SECRET, longer, body, sentAt)).toBe(false);
    expect(await isSigned(SECRET, header, `${body} `, sentAt)).toBe(false);
    expect(await isSigned(SECRET, header.replace(/t=\d/, 't=2'), body, sentAt)).toBe(false);
    expect(readWebhook(body)?.changes.length).toBeGreaterThan(0);
  });

  it.each(['', 't=1', 'v1=aa', 't=1,v1=aa', 't=x,v1='.padEnd(70, 'a')])('refuses the header %j', async (header) => {
    expect(await isSigned(SECRET, header, '{}', 1000)).toBe(false);
  });
});

it('knows a preview link, and when it has run out', async () => {
  const link = new URL(read('preview.json')[0].link);
  const given = {
    id: Number(link.searchParams.get('id')),
    expires: Number(link.searchParams.get('expires')),
    signature: link.searchParams.get('signature') ?? '',
  };
  const before = given.expires * 1000 - 1;
  expect(await isSignedPreview(SECRET, given, before)).toBe(true);
  expect(await isSignedPreview(SECRET, given, given.expires * 1000 + 1)).toBe(false);
  expect(await isSignedPreview(SECRET, { ...given, id: given.id + 1 }, before)).toBe(false);
  expect(await isSignedPreview(SECRET, { ...given, signature: '' }, before)).toBe(false);
});

describe('readWebhook', () => {
  it('reads what it knows and leaves out the rest', () => {
    const changes = [
      { type: 'post', event: 'updated', id: 1126, slug: 'pinned', previous_slug: 'sticky' },
      { type: 'post', event: 'updated', id: 'x' },
      { type: 'menu', event: 'updated', id: 1 },
      { type: 'post', event: 'exploded', id: 1 },
      { type: 'post', event: 'deleted', id: 5, slug: 'a,b', previous_slug: null },
      { type: 'site', event: 'updated' },
    ];
    expect(readWebhook(JSON.stringify({ id: '43ff1acb-70b8', changes }))?.changes).toEqual([
      { type: 'post', event: 'updated', id: 1126, slug: 'pinned', previousSlug: 'sticky' },
      { type: 'post', event: 'deleted', id: 5, slug: '', previousSlug: '' },
      { type: 'site', event: 'updated', id: 0, slug: '', previousSlug: '' },
    ]);
  });

  it.each(['post', 'page', 'category', 'media', 'site', 'record'])('knows a change of a %s', (type) => {
    const body = { id: '43ff1acb-70b8', changes: [{ type, event: 'updated', id: 3, slug: 'x' }] };
    expect(readWebhook(JSON.stringify(body))?.changes).toMatchObject([{ type, event: 'updated' }]);
  });

  it.each(['', '[]', 'null', '{}', '{"id":"short","changes":[]}', `{"id":"43ff1acb-70b8","changes":[${'1,'.repeat(200)}1]}`])(
    'refuses %j',
    (text) => {
      expect(readWebhook(text)).toBeNull();
    },
  );
});

it('a signature is timely up to five minutes before and after it was made', () => {
  const at = (seconds: number) => isTimely(`t=1000,v1=${'a'.repeat(64)}`, seconds * 1000);
  expect([699, 700, 1000, 1300, 1301].map(at)).toEqual([false, true, true, true, false]);
  expect(isTimely(undefined, 1000)).toBe(false);
});

it('a preview link is good to the end of its last second', async () => {
  const { link } = read('preview.json')[0];
  const { searchParams } = new URL(link);
  const [id, expires] = [Number(searchParams.get('id')), Number(searchParams.get('expires'))];
  expect(await isSignedPreview(SECRET, { id, expires, signature: searchParams.get('signature') ?? '' }, expires * 1000)).toBe(
    true,
  );
});

describe('one change', () => {
  const ID = '43ff1acb-70b8';
  const changeOf = (raw: object) =>
    readWebhook(JSON.stringify({ id: ID, changes: [{ type: 'media', event: 'deleted', id: 3, ...raw }] }))?.changes[0];

  it('names its files as they stand in addresses, without what is no file', () => {
    const media = [
      'a.jpg',
      '//b c.jpg',
      '/2026/ಮ.jpg',
      '',
      '/',
      5,
      null,
      'https://evil.test/x.jpg',
      'x/../y.jpg',
      'x'.repeat(1000),
    ];
    expect(changeOf({ media })?.media).toEqual(['a.jpg', 'b%20c.jpg', '2026/%E0%B2%AE.jpg', 'y.jpg']);
    expect(changeOf({ media: ['x'.repeat(999)] })?.media).toHaveLength(1);
    expect(changeOf({ media: [''] })).not.toHaveProperty('media');
    expect(changeOf({ media: Array.from({ length: 201 }, (_, at) => `${at}.jpg`) })?.media).toHaveLength(200);
  });

  it('of a record has the name of the record, and no former one', () => {
    const record = (slug: string) => changeOf({ type: 'record', slug, previous_slug: 'x', media: ['a.jpg'] });
    expect(record('services/rhinoplasty')).toEqual({
      type: 'record',
      event: 'deleted',
      id: 3,
      slug: 'services/rhinoplasty',
      previousSlug: '',
    });
    expect(['../x', 'a/b/c', 'A', 'clinic'].map((slug) => record(slug)?.slug)).toEqual(['', '', '', 'clinic']);
  });

  it.each(['published', 'updated', 'withdrawn', 'deleted', 'created'])('may be that something was %s', (event) => {
    expect(changeOf({ event })?.event).toBe(event);
  });

  it.each([0, -1, 1.5, '3', null])('has no id that is %j, and is none then', (id) => {
    expect(changeOf({ id })).toBeUndefined();
  });

  it('may be one of two hundred, in a message with a name of its own', () => {
    const message = (count: number, id: unknown = ID) => readWebhook(JSON.stringify({ id, changes: Array(count).fill(1) }));
    expect([message(200), message(201)]).toEqual([{ id: ID, changes: [] }, null]);
    const names = ['1234567', '12345678', 'x'.repeat(64), 'x'.repeat(65), '12345678!', '!12345678', 5];
    expect(names.map((id) => message(0, id) !== null)).toEqual([false, true, true, false, false, false, false]);
  });
});
