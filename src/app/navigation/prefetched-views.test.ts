import { expect, it, vi } from 'vitest';
import type { View } from '../view.ts';
import { prefetchedViews } from './prefetched-views.ts';

const view = { data: { status: 'static' } } as View;
const url = (path: string) => new URL(path, 'https://clinic.example');
const { signal } = new AbortController();

function setUp(load = vi.fn(async () => view)) {
  let time = 0;
  return { load, views: prefetchedViews(load, () => time), pass: (ms: number) => (time += ms) };
}

it('hands over what was loaded ahead, once', async () => {
  const { load, views } = setUp();
  views.prefetch(url('/services'));
  views.prefetch(url('/services'));
  await expect(views.take(url('/services#top'), signal)).resolves.toBe(view);
  expect(load).toHaveBeenCalledTimes(1);
  await views.take(url('/services'), signal);
  expect(load).toHaveBeenCalledTimes(2);
});

it('tells addresses apart by their query', async () => {
  const { load, views } = setUp();
  views.prefetch(url('/blogs?q=a'));
  await views.take(url('/blogs?q=b'), signal);
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads again what has grown old', async () => {
  const { load, views, pass } = setUp();
  views.prefetch(url('/blogs'));
  pass(15_000);
  await views.take(url('/blogs'), signal);
  expect(load).toHaveBeenCalledTimes(2);
});

it('asks again for content that was away when it was loaded ahead', async () => {
  const away = { data: { status: 'unavailable' } } as View;
  const load = vi.fn(async () => view).mockResolvedValueOnce(away);
  const { views } = setUp(load);
  views.prefetch(url('/blogs'));
  await load.mock.results[0]?.value;
  await Promise.resolve();
  await expect(views.take(url('/blogs'), signal)).resolves.toBe(view);
});

it('forgets what failed, so that whoever goes there gets a try of their own', async () => {
  const load = vi.fn(async () => view).mockRejectedValueOnce(new Error('no line'));
  const { views } = setUp(load);
  views.prefetch(url('/blogs'));
  await vi.waitFor(() => expect(load).toHaveReturned());
  await Promise.resolve();
  await expect(views.take(url('/blogs'), signal)).resolves.toBe(view);
});
