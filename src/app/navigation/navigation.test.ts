import { NavigationType } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { goTo } from '../../browser/page-context.ts';
import type { View } from '../view.ts';

// A build makes its list of services; loading is each test's own here.
vi.mock('../view.ts', () => ({ loadView: () => Promise.reject(new Error('not in this test')) }));

const ORIGIN = 'https://www.clinic.example';

/** A window with a history, as far as navigation asks for one. */
function fakeWindow() {
  const entries: { state: unknown; path: string }[] = [{ state: { key: 'first' }, path: '/' }];
  const listeners = new Map<string, Set<(event: unknown) => void>>();
  const frames: (() => void)[] = [];
  const history = {
    scrollRestoration: 'auto',
    get state() {
      return entries.at(-1)?.state;
    },
    pushState: (state: unknown, _: string, path?: string) => entries.push({ state, path: path ?? entries.at(-1)?.path ?? '' }),
    replaceState: (state: unknown, _: string, path?: string) =>
      entries.splice(-1, 1, { state, path: path ?? entries.at(-1)?.path ?? '' }),
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('origin', ORIGIN);
  vi.stubGlobal('scrollY', 0);
  const blur = vi.fn();
  vi.stubGlobal('document', { readyState: 'complete', querySelector: () => ({ blur }) });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
  );
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1, () => {}));
  return {
    entries,
    history,
    /** Of what has the focus, in the page. */
    blur,
    fire: (type: string, event: object = {}) => {
      // In the order in which they came, as Chromium does at its window.
      let isStopped = false;
      const stopImmediatePropagation = () => (isStopped = true);
      for (const listener of listeners.get(type) ?? []) if (!isStopped) listener({ stopImmediatePropagation, ...event });
    },
    /** Lets one frame pass. */
    frame: () => {
      for (const callback of frames.splice(0)) callback();
    },
  };
}

const view = (folder: string) => ({ Page: () => null, folder }) as unknown as View;

let fake: ReturnType<typeof fakeWindow>;
let arrive: Map<string, (view: View) => void>;
let modules: typeof import('./navigation.ts') & typeof import('../../components/dialog/close-on-back.ts');

const load = ({ url }: { url: URL }) => new Promise<View>((resolve) => arrive.set(url.pathname, resolve));
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  vi.resetModules();
  vi.unstubAllGlobals();
  fake = fakeWindow();
  arrive = new Map();
  modules = { ...(await import('./navigation.ts')), ...(await import('../../components/dialog/close-on-back.ts')) };
});

describe('createNavigation', () => {
  it('shows what was asked for last, also where an earlier page that was prefetched comes later', async () => {
    const navigation = modules.createNavigation(view('home'), load);
    navigation.prefetch('/about-us');
    navigation.navigator.push('/about-us', null);
    navigation.navigator.push('/services', null);
    arrive.get('/services')?.(view('services'));
    await settled();
    arrive.get('/about-us')?.(view('about'));
    await settled();
    expect(navigation.shown().view.folder).toBe('services');
    expect(fake.entries.map(({ path }) => path)).toEqual(['/', '/services']);
  });

  it('loads as a document what cannot be had, but for who has gone on meanwhile', async () => {
    const assign = vi.fn();
    vi.stubGlobal('window', { location: { assign } });
    const fail = new Map<string, (error: Error) => void>();
    const failing = ({ url }: { url: URL }) => new Promise<View>((_, reject) => fail.set(url.pathname, reject));
    const navigation = modules.createNavigation(view('home'), failing);
    for (const path of ['/about-us', '/services']) navigation.navigator.push(path, null);
    fail.get('/about-us')?.(new Error('no code'));
    await settled();
    expect(assign.mock.calls).toEqual([]);
    fail.get('/services')?.(new Error('no code'));
    await settled();
    expect(assign.mock.calls).toEqual([['/services']]);
  });

  it('goes to an article in another language as a document, and to another address of its own language within the page', async () => {
    const assign = vi.fn();
    vi.stubGlobal('window', { location: { assign } });
    const navigation = modules.createNavigation(view('home'), load);
    const redirect = (to: string, code: number) => ({ status: 'redirect', to, code }) as unknown as View;
    navigation.navigator.push('/blogs/old', null);
    arrive.get('/blogs/old')?.(redirect('/blogs/new', 301));
    await settled();
    expect([assign.mock.calls, arrive.has('/blogs/new')]).toEqual([[], true]);
    navigation.navigator.push('/blogs/arabic', null);
    arrive.get('/blogs/arabic')?.(redirect('/ar/blogs/arabic', 308));
    await settled();
    expect([assign.mock.calls, arrive.has('/ar/blogs/arabic')]).toEqual([[[`${ORIGIN}/ar/blogs/arabic`]], false]);
  });

  it('takes over the entry of the history and leaves the window where it is, where it is asked to', async () => {
    const navigation = modules.createNavigation(view('home'), load);
    goTo(navigation, '/blogs?search=nose', { replace: true, preventScrollReset: true });
    arrive.get('/blogs')?.(view('blogs'));
    await settled();
    expect([fake.entries.map(({ path }) => path), navigation.shown().arrival]).toEqual([['/blogs?search=nose'], 'stay']);
  });

  it('gives the entry of an open layer to the page that a link in it led to', async () => {
    const navigation = modules.createNavigation(view('home'), load);
    modules.closeOnBack(() => {});
    navigation.navigator.push('/about-us', null);
    arrive.get('/about-us')?.(view('about'));
    await settled();
    expect(fake.entries.map(({ path }) => path)).toEqual(['/', '/about-us']);
    expect(navigation.shown().action).toBe(NavigationType.Push);
  });

  it('leaves the step back of a layer to the layer, and stays where it is', async () => {
    const navigation = modules.createNavigation(view('home'), load);
    const close = vi.fn();
    modules.closeOnBack(close);
    fake.entries.pop();
    fake.fire('popstate');
    await settled();
    expect([close.mock.calls.length, arrive.size, navigation.shown().arrival]).toEqual([1, 0, 'stay']);
  });

  it('goes back from a part of the page to the page that is there, which needs no line', async () => {
    const home = view('home');
    const navigation = modules.createNavigation(home, load);
    navigation.navigator.push('/#team', null);
    fake.entries.pop();
    fake.fire('popstate');
    await settled();
    expect([navigation.shown().location.hash, navigation.shown().view, arrive.size]).toEqual(['', home, 0]);
  });

  it.each([
    ['another page', '/about-us', null, 'first'],
    ['another page, whose state names no part of it', '/gallery/rhinoplasty', { category: 'Rhinoplasty' }, 'first'],
    ['a part of another page', '/about-us#team', null, 'start'],
    ['a part of another page that the state names', '/about-us', { scrollTo: 'faqs' }, 'start'],
    ['the page itself, whose forms keep what was typed', '/', null, 'start'],
  ])('goes to %s', async (_, to, state, arrival) => {
    const navigation = modules.createNavigation(view('home'), load);
    navigation.navigator.push(to, state);
    arrive.get(new URL(to, ORIGIN).pathname)?.(view('next'));
    await settled();
    expect(navigation.shown().arrival).toBe(arrival);
  });

  it('takes the focus from a page that another replaces, and leaves it in one that shows itself anew', async () => {
    const gallery = view('gallery');
    const navigation = modules.createNavigation(view('home'), load);
    navigation.navigator.push('/gallery', null);
    expect(fake.blur).not.toHaveBeenCalled();
    arrive.get('/gallery')?.(gallery);
    await settled();
    expect(fake.blur).toHaveBeenCalledTimes(1);
    navigation.navigator.push('/gallery/rhinoplasty', null);
    arrive.get('/gallery/rhinoplasty')?.({ ...gallery });
    await settled();
    expect([navigation.shown().location.pathname, fake.blur.mock.calls.length]).toEqual(['/gallery/rhinoplasty', 1]);
  });

  it.each([
    ['shows', 'the same address was visited', '/', 'read again'],
    ['drops', 'another address was gone to', '/about-us', 'visited'],
  ])('%s data that was read again when %s meanwhile', async (_, __, path, expected) => {
    const navigation = modules.createNavigation(view('home'), load);
    const done = navigation.revalidate();
    const answerRevalidation = arrive.get('/');
    navigation.navigator.replace(path, null);
    arrive.get(path)?.(view('visited'));
    await settled();
    answerRevalidation?.(view('read again'));
    await done;
    expect(navigation.shown().view.folder).toBe(expected);
  });

  it('leaves scrolling to the browser until the second frame after a page came back from memory', () => {
    modules.createNavigation(view('home'), load);
    expect(fake.history.scrollRestoration).toBe('manual');
    const seen: string[] = [];
    const look = (step: () => void) => {
      step();
      seen.push(fake.history.scrollRestoration);
    };
    look(() => fake.fire('pagehide'));
    look(() => fake.fire('pageshow', { persisted: true }));
    look(fake.frame);
    look(fake.frame);
    expect(seen).toEqual(['auto', 'auto', 'auto', 'manual']);
    look(() => fake.fire('pagehide'));
    look(() => fake.fire('pageshow', { persisted: true }));
    look(() => fake.fire('pagehide'));
    look(fake.frame);
    look(fake.frame);
    expect(seen.slice(4)).toEqual(['auto', 'auto', 'auto', 'auto', 'auto']);
  });
});
