import { prefix } from '#words/language';
import { prefersReducedData } from '../browser/visitor-preferences.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { keptEnquiry, unansweredEnquiry } from '../components/lead-form/kept-enquiry.ts';
import { ownServiceWorker } from '../current-language.ts';
import { ASSETS_PREFIX, SERVICE_WORKER_PATH } from '../endpoints.ts';
import type { SiteNavigation } from './navigation/navigation.ts';
import { loadPagesAhead } from './pages-ahead.ts';

const IDLE = { timeoutMs: 10_000, otherwiseMs: 1000 };

/** Paths of the scripts, styles and fonts that this visit has loaded. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith(ASSETS_PREFIX))
    .map(({ pathname }) => pathname);

async function register(path: string): Promise<void> {
  await (import.meta.english
    ? navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' })
    : navigator.serviceWorker.register(ownServiceWorker(), { updateViaCache: 'none', scope: prefix || '/' }));
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage([path, ...loadedFiles()]);
}

/**
 * Keeps an offline copy of a page that was just visited: when the browser is idle, and never where data is dear. What may be kept is
 * decided in `src/service-worker/plan.ts`. A browser that refuses costs the visitor nothing.
 */
function keepOffline(path: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || prefersReducedData()) return;
  whenIdle(() => {
    register(path).catch(console.warn);
  }, IDLE);
}

/**
 * What waits until the page is alive: copies of this visit's pages for offline use, each once, and on a good line the code of the pages
 * behind the links in view. Fetched apart, for nobody waits for it.
 */
export function afterHydration(navigation: SiteNavigation, isLineGood: boolean): void {
  if (isLineGood) loadPagesAhead(navigation);
  // The callback form, which sends it, is fetched by the first scroll: here is one. Every page would carry another way.
  if (keptEnquiry('callback', Date.now())) whenIdle(() => dispatchEvent(new Event('scroll')), IDLE);
  if (unansweredEnquiry(Date.now()))
    import('../components/lead-form/on-its-way.ts').then(({ takeUpUnanswered }) => takeUpUnanswered()).catch(console.warn);
  const told = new Set<string>();
  const keep = (): void => {
    const { pathname, search } = navigation.shown().location;
    if (search || told.has(pathname)) return;
    told.add(pathname);
    keepOffline(pathname);
  };
  keep();
  navigation.subscribe({ pending: () => {}, shown: keep });
}
