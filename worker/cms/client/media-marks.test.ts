import { expect, it } from 'vitest';
import type { Change } from '../webhooks/read-notice.ts';
import { createMediaMarks, type MarkStore } from './media-marks.ts';

const change = (event: Change['event'], ...media: string[]): Change => ({
  type: 'media',
  event,
  id: 1,
  slug: '',
  previousSlug: '',
  media,
});

function fakeKv() {
  const stored = new Map<string, string>();
  const kv: MarkStore = {
    get: async (key: string) => stored.get(key) ?? null,
    put: async (key: string, text: string) => void stored.set(key, text),
  };
  return { kv, stored };
}

/** Marks are kept by the isolate, so each test has files of its own. */
const marksOver = (kv: MarkStore, now = () => Date.now()) => createMediaMarks({ kv, now, wait: async () => {}, log: () => {} });

it('knows what was deleted and what was replaced, in every base', async () => {
  const marks = marksOver(fakeKv().kv);
  await marks.note([change('deleted', '1/a.jpg', '1/a-300x200.jpg'), change('updated', '1/b.jpg'), change('created', '1/c.jpg')]);
  const find = await marks.lookup();
  expect(['/media/1/a.jpg', '/media/~1/1/a-300x200.jpg', '/media/1/c.jpg'].map(find)).toEqual(['gone', 'gone', undefined]);
  expect(find('/media/1/b.jpg')).toEqual({ version: expect.stringMatching(/^[0-9a-z]{8,}$/) });
});

it('has another version after every replacement', async () => {
  let at = 1_800_000_000_000;
  const marks = marksOver(fakeKv().kv, () => at);
  await marks.note([change('updated', '2/a.jpg')]);
  const before = (await marks.lookup())('/media/2/a.jpg');
  at += 1000;
  await marks.note([change('updated', '2/a.jpg')]);
  expect((await marks.lookup())('/media/2/a.jpg')).not.toEqual(before);
});

it('writes again what another webhook of the same moment has written over', async () => {
  const { kv, stored } = fakeKv();
  const marks = marksOver(kv);
  const changes = [change('deleted', '3/a.jpg')];
  await marks.note(changes);
  stored.set('media-marks/1', JSON.stringify({ '3/other.jpg': [Date.now(), 'gone'] }));
  await marks.settle(changes);
  expect(Object.keys(JSON.parse(stored.get('media-marks/1') ?? '{}'))).toEqual(
    expect.arrayContaining(['3/a.jpg', '3/other.jpg']),
  );
});

it('shows a file again that was uploaded anew under its old name', async () => {
  const marks = marksOver(fakeKv().kv);
  await marks.note([change('deleted', '4/a.jpg')]);
  expect(await marks.revive('/media/4/a.jpg', Date.now() - 60_000)).toBe(false);
  expect((await marks.lookup())('/media/4/a.jpg')).toBe('gone');
  expect(await marks.revive('/media/4/a.jpg', Date.now() + 1000)).toBe(true);
  expect((await marks.lookup())('/media/4/a.jpg')).toMatchObject({ version: expect.any(String) });
});
