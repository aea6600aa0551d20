import { beforeEach, expect, it, vi } from 'vitest';
import type { SiteNavigation } from './navigation/navigation.ts';
import { loadPagesAhead } from './pages-ahead.ts';
import { loadCode } from './view.ts';

const watched = vi.hoisted(() => ({ tell: (_path: string): Promise<unknown> | null => null }));
vi.mock('../browser/visitor-preferences.ts', () => ({ prefersReducedData: () => false }));
vi.mock('../browser/when-idle.ts', () => ({ whenIdle: (run: () => void) => run() }));
vi.mock('virtual:services', () => ({ loaders: {} }));
vi.mock('./shell.tsx', () => ({ loadHeadCode: async () => undefined }));
vi.mock('./links-in-view.ts', () => ({
  watchLinks: (tell: typeof watched.tell) => {
    watched.tell = tell;
    return () => {};
  },
}));
vi.mock('./view.ts', async (original) => ({
  ...(await original<typeof import('./view.ts')>()),
  loadCode: vi.fn<typeof loadCode>(async () => {}),
}));

const navigation = {
  shown: () => ({ location: new URL('https://www.clinic.example/blogs/first') }),
  subscribe: () => () => {},
} as unknown as SiteNavigation;

/** What was loaded, once each link has been seen. */
async function see(...paths: string[]): Promise<string[]> {
  for (const path of paths) await watched.tell(path);
  return vi.mocked(loadCode).mock.calls.map(([path]) => path);
}

beforeEach(() => {
  vi.mocked(loadCode).mockClear();
  vi.stubGlobal('navigator', { onLine: true });
  loadPagesAhead(navigation);
});

it('loads the code of six pages a visit, and then of no more', async () => {
  const six = ['/about-us', '/services', '/our-doctors', '/gallery', '/international', '/contact-us'];
  expect(await see(...six, '/plan-your-stay')).toEqual(six);
  expect(watched.tell('/blogs')).toBeNull();
});

it('takes pages that share their code for one, and those of the kind that is shown for none', async () => {
  const articles = Array.from({ length: 8 }, (_, n) => `/blogs/article-${n}`);
  expect(await see(...articles, '/gallery', '/gallery/rhinoplasty', '/gallery/liposuction', '/nowhere/at/all')).toEqual([
    '/gallery',
  ]);
});

it('has each treatment for one: each has a record of its own', async () => {
  expect(await see('/rhinoplasty', '/liposuction', '/rhinoplasty')).toEqual(['/rhinoplasty', '/liposuction']);
});

it('loads nothing without a connection', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await see('/gallery')).toEqual([]);
});
