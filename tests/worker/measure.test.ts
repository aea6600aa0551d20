import { expect, it } from 'vitest';
import { setWorkerScene } from './worker-scene.ts';
import type { VisitInit } from './worker-site.ts';

/** Stands in for the data set: writes what it is given to the log. */
const DATASET = `() => ({ MEASURES: { writeDataPoint: (point) => console.warn('POINT ' + JSON.stringify(point)) } })`;
const scene = setWorkerScene();

const report = (fields: unknown, headers: Record<string, string> = {}): VisitInit => ({
  method: 'POST',
  headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'text/plain', ...headers },
  body: typeof fields === 'string' ? fields : JSON.stringify(fields),
});

it('is off unless it was turned on, and then there is no such address', async () => {
  expect((await scene.visit('/')).headers.get('server-timing')).toBeNull();
  expect((await scene.visit('/api/vitals', report({ path: '/', lcp: 1 }))).status).toBe(404);
});

it('turned on counts pages by route, and takes five numbers of a page, nothing else', async () => {
  const site = await scene.another({ vars: { MEASURE: 'on' }, fault: DATASET });
  const points = () => [...site.logged().matchAll(/POINT (.*)/g)].map(([, point = '']) => JSON.parse(point) as unknown);
  const page = await site.visit('/blogs/every-block?utm_source=x', {
    headers: { Referer: 'https://elsewhere.example/', Cookie: 'a=b' },
  });
  expect(page.headers.get('server-timing')).toBe('measured');
  expect(page.headers.get('set-cookie')).toBeNull();
  // Fetched ahead, and perhaps never seen.
  await site.visit('/about-us', { headers: { 'Sec-Purpose': 'prefetch' } });
  for (const path of ['/nope', '/health', '/robots.txt', '/about'])
    expect((await site.visit(path)).headers.get('server-timing')).toBeNull();
  const given = { path: '/gallery', lcp: 1234.5678, cls: 0.01, inp: -1, fcp: 'x', who: 'Visitor', ttfb: 1e9 };
  expect((await site.visit('/api/vitals', report(given))).status).toBe(204);
  await expect.poll(() => points().length).toBe(2);
  expect(points()).toEqual([
    { indexes: ['post'], blobs: ['view', 'post'], doubles: [1] },
    { indexes: ['gallery'], blobs: ['vitals', 'gallery'], doubles: [-1, -1, 1234.568, -1, 0.01] },
  ]);

  for (const [fields, status] of [
    ['no json', 422],
    [{ path: '/nope', lcp: 1 }, 422],
    [{ path: '/gallery' }, 422],
    ['x'.repeat(2000), 413],
  ] as const)
    expect((await site.visit('/api/vitals', report(fields))).status).toBe(status);
  expect(
    (await site.visit('/api/vitals', report(given, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://x.example' }))).status,
  ).toBe(403);
});

it('turned on without a data set is a configuration that is named', async () => {
  const site = await scene.another({ vars: { MEASURE: 'on' } });
  expect(await (await site.visit('/')).text()).toContain('MEASURES not bound');
});
