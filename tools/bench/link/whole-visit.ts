import { setTimeout as pause } from 'node:timers/promises';
import type { PlainBrowser } from '../browser/plain-browser.ts';
import type { PlainPage } from '../browser/plain-page.ts';
import type { Edge } from './edge.ts';
import type { Network } from './network.ts';
import type { Awaited } from './record-tap.ts';
import type { Side } from './sides.ts';
import { afterTap, HEADING, prepare, traceOf } from './visits.ts';

/** What a visitor waits for in one visit, in this order. */
export const STEPS = ['article', 'treatment', 'gallery', 'agreed', 'international', 'sent'] as const;
type Step = (typeof STEPS)[number];

/** One visit: how long each step took, in ms, and what the line carried in all, both ways and with everything below HTTP. */
export interface VisitSample {
  line: string;
  side: Side;
  day: 'first' | 'later';
  waited: Record<Step, number>;
  bytes: number;
}

/** One visit, and every file of it that the page asked for, with its times. */
interface Walked {
  sample: Pick<VisitSample, 'day' | 'waited' | 'bytes'>;
  trace: string;
}

/** Something that is pressed after some reading, and what is to come then. */
interface Press {
  step: Step;
  press: string;
  awaited: Awaited;
}
interface Route {
  start: string;
  presses: readonly Press[];
  /** Fields of the form on the last page, with what is typed there; a box is ticked. */
  fields: readonly (readonly [selector: string, text: string | null])[];
  send: Press;
}

const ENQUIRY = 'form:has([name="form"][value="international"])';
const FIELDS = { name: 'Visitor From Abroad', text: 'A scar. Two weeks in June.' };
const SITE: Route = {
  start: '/blogs/first-two-weeks-after-nose-surgery',
  presses: [
    { step: 'treatment', press: 'main a[href="/rhinoplasty"]', awaited: { path: '/rhinoplasty', selector: HEADING } },
    {
      step: 'gallery',
      press: 'main a[href="/gallery/rhinoplasty"]',
      awaited: { path: '/gallery/rhinoplasty', selector: HEADING },
    },
    {
      step: 'agreed',
      press: 'dialog[open] button',
      awaited: { path: '/gallery/rhinoplasty', selector: 'main figure img' },
    },
    { step: 'international', press: 'footer a[href="/international"]', awaited: { path: '/international', selector: HEADING } },
  ],
  fields: [
    [`${ENQUIRY} [name="name"]`, FIELDS.name],
    [`${ENQUIRY} [name="email"]`, 'visitor@abroad.example'],
    [`${ENQUIRY} [name="requirement"]`, FIELDS.text],
    [`${ENQUIRY} [name="terms"]`, null],
  ],
  send: {
    step: 'sent',
    press: `${ENQUIRY} button[type="submit"]`,
    awaited: { path: '/international', selector: 'main h3[tabindex="-1"]' },
  },
};
const REFERENCE: Route = {
  start: '/article',
  presses: [
    { step: 'treatment', press: 'main a[href="/treatment"]', awaited: { path: '/treatment', selector: HEADING } },
    { step: 'gallery', press: 'main a[href="/pictures"]', awaited: { path: '/pictures', selector: HEADING } },
    { step: 'agreed', press: 'main details > summary', awaited: { path: '/pictures', selector: 'main details img' } },
    { step: 'international', press: 'main a[href="/abroad"]', awaited: { path: '/abroad', selector: HEADING } },
  ],
  fields: [
    ['main form [name="name"]', FIELDS.name],
    ['main form [name="phone"]', '+44 7700 900123'],
    ['main form [name="message"]', FIELDS.text],
    ['main form [type="checkbox"]', null],
  ],
  send: { step: 'sent', press: 'main form button', awaited: { path: '/thanks', selector: HEADING } },
};

const routeOf = (side: Side): Route => (side === 'site' ? SITE : REFERENCE);

/** The pages of a visit. */
export function pathsOf(side: Side): string[] {
  const { start, presses } = routeOf(side);
  return [...new Set([start, ...presses.map(({ awaited }) => awaited.path)])];
}

/** A page is read for so long before anything on it is pressed, rolled on evenly meanwhile. */
const READING_MS = 6_000;
const ROLLS = 12;
const END_MS = 2_000;

/**
 * An article from a search engine, the treatment, its gallery (Agree), the page for patients from abroad, its form sent: with an empty
 * cache, and again with what is left in it once every connection is closed.
 */
export async function wholeVisits(browser: PlainBrowser, network: Network, edge: Edge, side: Side): Promise<Walked[]> {
  const phone = await browser.newPhone();
  const route = routeOf(side);
  try {
    const walked: Walked[] = [];
    for (const day of ['first', 'later'] as const) {
      const before = network.carried();
      const page = await phone.newPage();
      const waited = await walk(page, edge.origin, route);
      await pause(END_MS);
      walked.push({ sample: { day, waited, bytes: network.carried() - before }, trace: traceOf(page.files) });
      await page.close();
      await edge.hangUp();
    }
    return walked;
  } finally {
    await phone.close();
  }
}

async function walk(page: PlainPage, origin: string, { start, presses, fields, send }: Route): Promise<VisitSample['waited']> {
  await prepare(page);
  await page.goto(origin + start);
  // The largest paint may come after `load`, and nobody has rolled before it.
  await pause(END_MS);
  const { lcp, status } = await page.evaluate(() => ({
    lcp: window.observed.lcp,
    status: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStatus,
  }));
  // A page that is not there is fast, and has links.
  if (status !== 200) throw new Error(`${start} answered ${status}`);
  const waited = { article: lcp, treatment: 0, gallery: 0, agreed: 0, international: 0, sent: 0 };
  for (const { step, press, awaited } of presses) {
    await read(page, press);
    // Whoever agreed the day before is not asked again: the pictures come with the page.
    if (step === 'agreed' && (await page.evaluate((wanted) => !document.querySelector(wanted), press))) continue;
    waited[step] = await afterTap(page, await page.bringIntoView(press), awaited);
  }
  await read(page, fields[0]?.[0] ?? '');
  for (const [field, text] of fields) {
    await page.tap(await page.bringIntoView(field));
    if (text !== null) await page.type(text);
  }
  waited.sent = await afterTap(page, await page.bringIntoView(send.press), send.awaited);
  return waited;
}

/** Rolls on to an element as a reader does, so that lazy pictures on the way come. Whatever is not there yet is looked for with each roll. */
async function read(page: PlainPage, selector: string): Promise<void> {
  for (let left = ROLLS; left > 0; left--) {
    await page.evaluate(
      ([wanted, rolls]) => {
        const element = document.querySelector(wanted);
        const away = element ? element.getBoundingClientRect().top - innerHeight / 2 : 0;
        scrollBy({ top: away / rolls, behavior: 'instant' });
      },
      [selector, left] as const,
    );
    await pause(READING_MS / ROLLS);
  }
}
