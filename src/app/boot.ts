/**
 * The first script, one or two kilobytes. It loads the application when something is touched that needs it, and on a good line once the
 * page has been there for two seconds and the browser is idle. Links and forms work without it; a press on a script-only button
 * (`type="button"`) is held and repeated once the application is there.
 */
import { type LineClass, MEASURED, MOST_FAILURES } from '../content/field-report.ts';
import type { FailureEvent } from './field/script-failures.ts';
import { isSlow, isVerySlow, measuredLine } from './line.ts';
import { nextTask, prefetchDocument, preloadModules } from './preload.ts';
import { tryAgain } from './try-again.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const INTENT = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const IDLE_TIMEOUT_MS = 2000;
const PAINT_MS = 200;
/** Whoever knows where to go has tapped by then: beside the application, a processor four times slower took half a second longer for it. */
const APPLICATION_AFTER_MS = 2000;
/** On Slow 3G the application takes four to six seconds. */
const PATIENCE_MS = 10_000;
/** The next page, where it is tapped at once, goes first. */
const MEASURE_AFTER_MS = 1000;

let started: Promise<void> | undefined;
let held: HTMLElement | null = null;

const { connection } = navigator as Navigator & { connection?: Connection };
const line = connection?.effectiveType ?? '';
const lite = document.documentElement.dataset['saver'] !== undefined;
const saves = lite || Boolean(connection?.saveData);

/** Nothing is to be on the line that the visitor did not ask for. */
const isThrifty = (): boolean => saves || /2g|3g/.test(line) || isSlow(measuredLine());

/**
 * Addresses of the page's own code; undefined where the document stays as it is. Looked for when it is needed: from a cache this script
 * comes before the document has been read so far.
 */
const ownCode = (): string | undefined => document.getElementById('root')?.dataset['hydrate'];

/** What fails, for the field script to read; without that script nothing of it leaves the page. */
const failures: FailureEvent[] = [];
const noteFailure = (event: FailureEvent): void => {
  if (failures.length < MOST_FAILURES) failures.push(event);
};
addEventListener('error', noteFailure);
addEventListener('unhandledrejection', noteFailure);

/** Buttons that do nothing without the application. */
const SCRIPTED = 'button[type="button"]:not([popovertarget], [commandfor])';
/** What is better with it. Links, menus, questions and pictures on tap are the browser's own. */
const CONTROLS = `${SCRIPTED}, input[name], input[type="range"], select, textarea`;

/**
 * What comes to a control is a sign of intent. A mouse that rests where the page comes up is none, nor is a finger that scrolls or goes to
 * the next page: line and processor are needed for that.
 */
function begin({ target }: Event): void {
  if (target instanceof Element && target.closest(CONTROLS)) start();
}

/**
 * On a good line a page is asked for when a finger comes to its link, a tenth of a second before it goes. On a slow one it would stand
 * behind the pictures that are on their way: what is fetched ahead goes last.
 */
function askEarly({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (link && ownCode() !== undefined && !isThrifty()) prefetchDocument(link);
}

function start(): void {
  const code = ownCode();
  if (started || code === undefined) return;
  started = nextTask()
    .then(() => {
      // The larger part by far goes first on the line; hydration waits for the page's own chunks as well.
      const application = import('./hydrate.tsx');
      preloadModules(code.split(' ').filter(Boolean));
      return application;
    })
    .then(({ hydrate }) => hydrate(!isThrifty()))
    .then(() => {
      for (const type of INTENT) removeEventListener(type, begin, true);
      removeEventListener('pointerdown', askEarly);
      removeEventListener('click', hold, true);
      // React has rendered after its own tasks; a press repeated before that would be lost again.
      setTimeout(() => {
        held?.click();
        held = null;
        say(false);
      });
      return undefined;
    })
    .catch((error: unknown) => {
      started = undefined;
      if (held) say();
      // Whoever touches something else later does not wait for it any more.
      held = null;
      fillRooms();
      noteFailure({ type: 'start', error });
      console.error('The application did not start:', error);
    });
}

function hold(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>(SCRIPTED) : null;
  if (!button || ownCode() === undefined) return;
  event.stopImmediatePropagation();
  held = button;
  setTimeout(() => held && say(), PATIENCE_MS);
  start();
}

/** Whoever waits for their press is told that what answers it does not come, and what to do (`document-html.ts`); the next press tries again. */
function say(isAway = true): void {
  const away = document.getElementById('away');
  away?.togglePopover(isAway);
  away?.querySelector('a')?.addEventListener('click', tryAgain);
}

/**
 * An enquiry that its visitor left before its answer came, or had kept on the device, is sent by the application, whatever the line
 * (`kept-enquiry.ts`).
 */
function isOwed(): boolean {
  try {
    return [sessionStorage, localStorage].flatMap(Object.keys).some((name) => /^enquiry(OnItsWay|NotSent)/.test(name));
  } catch {
    // Storage is refused: nothing was noted.
    return false;
  }
}

/** What waits for all that came with the document. Where the line is slow, links are fetched ahead in place of the application. */
function whenLoaded(): void {
  noteLine();
  if (!isThrifty() || isOwed()) return void setTimeout(() => whenIdle(start), APPLICATION_AFTER_MS);
  whenIdle(fillRooms);
  if (!saves && !isVeryPoor()) whenIdle(fetchAhead);
}

/**
 * The room for the time by the visitor’s clock would be a hole in a page that the application may never come to: where the line is slow, the
 * browser too old, or a file of it fails. A script of 0.7 kB fills it; if that does not come, the room is closed, and stays so when the application
 * does: the form that was touched for it would move.
 */
function fillRooms(): void {
  const rooms = document.querySelectorAll<HTMLElement>('[data-room][data-waiting]');
  if (started || !rooms.length) return;
  import('../components/clinic-time/late-clock.ts')
    .then(({ fillClocks }) => fillClocks())
    .catch((error: unknown) => {
      console.warn(error);
      if (!started) for (const room of rooms) room.hidden = true;
    });
}

function fetchAhead(): void {
  if (started) return;
  import('./ahead.ts').then(
    ({ fetchDocumentsAhead }) => fetchDocumentsAhead(() => started !== undefined),
    // It names the file that did not come.
    console.warn,
  );
}

/**
 * What has come with the document is painted first, and a finger that is already there is answered: the browser calls itself idle
 * between the frames in which an old phone does that.
 */
function whenIdle(run: () => void): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
      else run();
    }, PAINT_MS),
  );
}

const isVeryPoor = (): boolean => line.endsWith('2g') || isVerySlow(measuredLine());

/** As coarse as it is known: by the browser's word, else by what came over it. */
function lineClass(): LineClass {
  if (isVeryPoor()) return '2g';
  if (line.endsWith('3g') || isSlow(measuredLine())) return '3g';
  return line || measuredLine().roundTripMs !== undefined ? '4g' : 'unknown';
}

/** How fast the page is and what fails in it is reported where the Worker said so, and never for those who save data. */
function reportLater(): void {
  const build = entry?.serverTiming?.find(({ name }) => name === MEASURED)?.description;
  if (!build || connection?.saveData) return;
  const report = (): void => {
    import('./field/report-field.ts')
      .then(({ reportField }) => reportField({ build, line: lineClass(), lite, failures }))
      .catch(console.warn);
  };
  setTimeout(() => whenIdle(report), MEASURE_AFTER_MS);
}

/**
 * No header says that a line is 2g, so a cookie does, for as long as it is: the documents after this one come lite. A choice by the
 * switch stays what it is (`src/documents/reduced-data.ts`).
 */
function noteLine(): void {
  const slow = isVeryPoor();
  const noted = /(?:^|; )data-saver=(\w+)/.exec(document.cookie)?.[1];
  if (slow ? noted === undefined : noted === '2g' && (line || measuredLine().bytesPerMs)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `data-saver=2g; path=/; samesite=lax${slow ? '' : '; max-age=0'}`;
  }
}

/** On back and forward the scroll position is restored: the parts of the page must have their heights (`whole-page.ts`, of the application). */
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
document.documentElement.toggleAttribute('data-whole', entry?.type !== 'navigate');

/** What the application relies on everywhere; older browsers keep to the document, which works without it (decision 049). */
const isRecent = 'popover' in document.documentElement && matchMedia('(scripting)').matches;
const goWithout = (): void => void import('./without-application.ts').catch(console.warn);
if (!isRecent) goWithout();
if (isRecent) {
  for (const type of INTENT) addEventListener(type, begin, { capture: true, passive: true });
  addEventListener('pointerdown', askEarly);
  addEventListener('click', hold, true);
}

/** Only a page that is there in other languages has a place for it, and whoever reads that of the page first is offered none. */
function offerLanguage(): void {
  const place = document.getElementById('offer');
  if (!place || navigator.language.startsWith(document.documentElement.lang)) return;
  import('./language-offer.ts').then((part) => part.offer(place), console.warn);
}

function whenComplete(): void {
  if (isRecent && ownCode() !== undefined) whenLoaded();
  else {
    fillRooms();
    // Of a document that stays as it is, the style sheets are there now.
    goWithout();
  }
  offerLanguage();
  reportLater();
}
if (document.readyState === 'complete') whenComplete();
else addEventListener('load', whenComplete);
