import { prefix } from '#words/language';
import { clinic } from '../content/clinic.ts';
import { answerFile, answerPage, answerVisit, type KeepTools, keepAlways, keepPaths } from './keep.ts';
import { planFor } from './plan.ts';

/**
 * Offline copies of visited pages. Served at `/sw.js` by the Worker, which writes the name of the build before it; a new build
 * is a new script, takes over at once and removes the copies of the last one. Each language has a script of its own (`/sw-fr.js`) for the
 * pages below its prefix, with copies of its own. Pages already open go on as they are.
 */
declare const self: ServiceWorkerGlobalScope & { BUILD: string; CLINIC?: Partial<typeof clinic> };

const copiesOf = (build: string): string => `${prefix}kept-${build}`;

// What WordPress says of the clinic, for the page without a connection: whole fields, as the Worker wrote them before this script.
Object.assign(clinic, self.CLINIC);

const toolsOf = async (event: ExtendableEvent): Promise<KeepTools> => ({
  cache: await caches.open(copiesOf(self.BUILD)),
  fetch: (request) => fetch(request),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  // A full device refuses copies. The page is there all the same.
  later: (work) => event.waitUntil(work.catch(console.warn)),
});

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(copiesOf('')) && name !== copiesOf(self.BUILD)).map((name) => caches.delete(name)),
  );
  const { navigationPreload } = self.registration;
  // The browser asks for the page while this script still starts. Firefox then fails the navigation with the preload, whatever is
  // answered: without a connection no copy would ever be shown. An earlier build of this script may have enabled it.
  if (navigator.userAgent.includes('Firefox/')) await navigationPreload?.disable();
  else await navigationPreload?.enable();
}

self.addEventListener('install', (event) => {
  event.waitUntil(toolsOf(event).then(keepAlways));
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const plan = planFor(request, location.origin);
  if (plan === 'leave') return;
  const answer = (kept: KeepTools): Promise<Response> => {
    if (plan === 'file') return answerFile(request, kept);
    return (plan === 'page' ? answerPage : answerVisit)(request, kept, event.preloadResponse);
  };
  // Where the device's store cannot be opened, there is a network all the same.
  event.respondWith(toolsOf(event).then(answer, async () => (await event.preloadResponse) ?? fetch(request)));
});

/** A page tells which paths it came from and with: the first visit was over before this script was there. */
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data)) return;
  const paths = event.data.filter((path) => typeof path === 'string');
  const planned = (wanted: string) =>
    paths.filter(
      (path) =>
        planFor({ method: 'GET', url: new URL(path, location.origin).href, mode: 'navigate' }, location.origin) === wanted,
    );
  event.waitUntil(toolsOf(event).then((kept) => keepPaths({ pages: planned('page'), files: planned('file') }, kept)));
});
