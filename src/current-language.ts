/**
 * Addresses in the language that is being shown. In a browser that language is a constant; on the server it is what `inLanguage` says.
 * Callers ask for `import.meta.english` first, which the build of the English browser knows (`vite.config.ts`): nothing of this is in it.
 * Node and the Worker's bundler know no such thing.
 */
import { codes } from '#languages';
import { code, direction, pages } from '#words/language';
import { FEED_PATH, localFeedPath, localServiceWorkerPath, SERVICE_WORKER_PATH } from './endpoints.ts';
import type { RouteName } from './routes.ts';

declare global {
  interface ImportMeta {
    /** True in the build of the English browser, otherwise not there. */
    readonly english?: true;
  }
}

/** An English path as an address of the language that is being shown, where its page (`name`) is there in it. */
export const addressIn = (path: string, name: RouteName | undefined): string =>
  name && pages.includes(name) ? `/${code}${path === '/' ? '' : path}` : path;

/** Whether English is being shown. */
export const isEnglish = (): boolean => code === 'en';

/** For an element whose text is English in every language: what says so beside others, and nothing on English pages. */
export const markedEnglish = (): { lang?: string; dir?: string } => (isEnglish() ? {} : { lang: 'en', dir: 'ltr' });

/** Whether an address is one of the language that is being shown. English ones have no prefix. */
export const isOwnAddress = (path: string): boolean =>
  isEnglish() ? !codes.split(' ').includes(path.split('/', 2)[1] || 'none') : path === `/${code}` || path.startsWith(`/${code}/`);

/** The English path of an address of the language that is being shown; every other path as it is. */
export const barePath = (path: string): string =>
  !isEnglish() && isOwnAddress(path) ? path.slice(code.length + 1) || '/' : path;

/** Address of the articles in the language that is being shown, for feed readers. */
export const ownFeed = (): string => (isEnglish() ? FEED_PATH : localFeedPath(code));

/** Address of the service worker for pages of the language that is being shown. */
export const ownServiceWorker = (): string => (isEnglish() ? SERVICE_WORKER_PATH : localServiceWorkerPath(code));

/**
 * A phone number, or a calling code with its `+`. Where lines run from the right, `+44 7700 900123` would read `900123 7700 44+`; by style
 * alone (`unicode-bidi: plaintext`) it does so in Firefox, which takes figures without a letter for the line around them.
 */
export const fromTheLeft = (number: string): string => (direction === 'ltr' ? number : `\u2066${number}\u2069`);
