import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LEADS_PATH, SITEMAP_PATH } from '../../src/endpoints.ts';
import { splitLanguage } from '../../src/languages.ts';
import { isService, matchRoute } from '../../src/routes.ts';
import type { BuiltSite } from '../built-site.ts';
import { isSweep } from '../sweep.ts';
import { keepInStorage, type useBrowser } from './browser.ts';
import { builtFile } from './built-files.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated } from './hydrated.ts';
import {
  awake,
  besideField,
  consultationForm,
  fillConsultation,
  keptOnDevice,
  LINE_CUT,
  refuseStorage,
  sendConsultation,
} from './lead-visit.ts';
import { axeFindings } from './visit.ts';

/** Pages of one kind are made by the same code: all treatments, all categories of the gallery. */
function kindOf(path: string): string | undefined {
  const name = matchRoute(path)?.name;
  return name && isService(name) ? 'service' : name;
}

const SENT = 'Thank you! Your message has been sent.';
const REFERENCE = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const THREE_MINUTES_MS = 180_000;

const panel = (page: Page) => page.getByRole('dialog', { name: 'Request a callback' });
const reference = async (page: Page) => (await page.locator('strong').filter({ hasText: REFERENCE }).first().textContent()) ?? '';
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

async function fillCallback(page: Page, name: string): Promise<void> {
  const form = panel(page);
  await form.getByLabel('Name*').fill(name);
  await form.getByLabel('Phone number*').fill('9000000059');
  await form.getByLabel('Email*').fill('caller@clinic.example');
  await form.locator('[name="requirement"]').fill('Please call me.');
}

/** Scrolls down to the end of a page as a visitor does, however much the page grows on the way. */
async function toEnd(page: Page): Promise<void> {
  // Above where the form will stand, which scrolls by itself: it leaves 54 px of the lowest screens.
  await page.mouse.move(200, 20);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 20_000);
      return page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY <= 100);
    })
    .toBe(true);
}

/** React renders in tasks of message channels, which no test clock holds. */
const reactHasRendered = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let task = 0; task < 5; task += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        port2.postMessage(null);
      });
    }
  });

/**
 * Scrolls to the end and waits until the page has dealt with it: a scroll event at the end has reached a listener that was added after
 * the page's own, and React has rendered. The form's code must have come before, or its absence would say nothing.
 */
async function toEndAndSettled(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => {
    document.documentElement.removeAttribute('data-seen-end');
    addEventListener('scroll', function seen() {
      if (document.documentElement.scrollHeight - innerHeight - scrollY > 100 || scrollY === 0) return;
      removeEventListener('scroll', seen);
      document.documentElement.setAttribute('data-seen-end', '');
    });
  });
  await toEnd(page);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-seen-end'));
  await reactHasRendered(page);
}

/** Waits until scripts that the page has asked for have run. As a text: of `import()` in a function Vite makes its own. */
const haveRun = (page: Page, scripts: ReadonlySet<string>) =>
  page.evaluate(`Promise.all(${JSON.stringify([...scripts])}.map((script) => import(script))).then(() => undefined)`);

/** Lets the form's code come that is held, and waits until the page has dealt with it. */
async function letCome(page: Page, release: () => void, asked: ReadonlySet<string>): Promise<void> {
  release();
  // The style sheet is asked for with the form's code, the last that comes.
  const sheet = page.locator('link[rel="stylesheet"][href*="/callback."]');
  await sheet.waitFor({ state: 'attached' });
  await expect.poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
  await haveRun(page, asked);
  await reactHasRendered(page);
}

/** Whether the whole of something is on the screen, or its first line, and nothing lies over it. */
const isInSight = (place: Locator, what: 'whole' | 'first line' = 'whole'): Promise<boolean> =>
  place.evaluate((element, asked) => {
    const { left, right, top, height } = element.getBoundingClientRect();
    const bottom = top + (asked === 'whole' ? height : Math.min(height, 32));
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // Not its corners, which are round.
    const points = [
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const;
    return points.every((point) => element.contains(document.elementFromPoint(...point)));
  }, what);

/** Rows CBM-01 to CBM-15 and FOOT-09. */
export function describeCallback(built: BuiltSite, visit: ReturnType<typeof useBrowser>): void {
  const open = async (page: Page, path: string) => {
    await page.goto(built.site.url + path);
    await hydrated(page);
  };

  describe('the callback form', () => {
    it.each([{ storage: true }, { storage: false }])(
      'comes at the end of a page and takes nothing; storage: $storage',
      async ({ storage }) => {
        const { page, context, end } = await visit();
        if (!storage) await refuseStorage(context);
        await page.clock.install();
        await open(page, '/terms-conditions');
        expect(await panel(page).count()).toBe(0);
        await toEnd(page);
        await panel(page).waitFor();
        await page.clock.runFor(200);
        await page.getByRole('status').getByText('Request a callback form available').waitFor();
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
        // What lies half under the form can be scrolled above it: the page makes room.
        const room = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd));
        expect(room).toBeGreaterThanOrEqual(((await panel(page).boundingBox())?.height ?? Number.POSITIVE_INFINITY) - 1);
        expect((await axeFindings(page)).filter((finding) => !finding.startsWith('target-size:'))).toEqual([]);
        await panel(page).getByLabel('Name*').fill('Half a Name');
        await page.keyboard.press('Escape');
        await panel(page).waitFor({ state: 'detached' });
        if (storage) expect(Number(await page.evaluate(() => localStorage.getItem('modalClosedTimestamp')))).toBeGreaterThan(0);

        // Not again before three minutes have passed; then with the words that were there.
        await page.clock.runFor(170_000);
        await toEndAndSettled(page);
        expect(await panel(page).count()).toBe(0);
        await page.clock.runFor(10_000);
        await toEnd(page);
        await panel(page).waitFor();
        expect(await panel(page).getByLabel('Name*').inputValue()).toBe('Half a Name');

        await panel(page).getByRole('button', { name: 'Request a callback', exact: true }).click();
        await besideField(panel(page), 'Please enter a valid 10-digit phone number').waitFor();
        await panel(page)
          .getByLabel('Phone number*')
          .fill(storage ? '9000000031' : '9000000032');
        await panel(page).getByLabel('Email*').fill('visitor@clinic.example');
        await panel(page).getByLabel('Describe your requirement*').fill('Please call me in the evening.');
        await page.clock.runFor(5000);
        await panel(page).getByRole('button', { name: 'Request a callback', exact: true }).click();
        await page.clock.runFor(5000);
        await page.getByText(SENT, { exact: true }).waitFor();
        expect(await panel(page).getByLabel('Describe your requirement*').count()).toBe(0);
        // Stored. The Worker sets it aside: by its own clock the form was sent in no time. Delivery is shown in tests/worker/enquiry.test.ts.
        expect(await reference(page)).toMatch(REFERENCE);

        // Who has sent an enquiry is not asked again in this visit.
        await panel(page).getByRole('button', { name: 'Close: Request a callback' }).click();
        await page.clock.runFor(200_000);
        await toEndAndSettled(page);
        expect(await panel(page).count()).toBe(0);
        await end();
      },
    );

    it('costs the page nothing where the line has lost it, and comes when it is there again', async () => {
      const { page, end } = await visit();
      await open(page, '/terms-conditions');
      await page.route('**/assets/static/callback*', (route) => route.abort());
      const warned = page.waitForEvent('console', (message) => message.text().startsWith('No callback form'));
      await toEnd(page);
      await warned;
      expect(await panel(page).count()).toBe(0);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Terms/);
      await page.unroute('**/assets/static/callback*');
      await toEnd(page);
      await panel(page).waitFor();
      await end(/ERR_FAILED|No callback form/);
    });

    it('comes for who was at the end before the page’s code, goes up, and is down again before the form’s', async () => {
      const { page, end } = await visit();
      const offer = `**/${builtFile('src/components/callback/callback-offer.tsx')}`;
      const releaseOffer = await holdRequests(page, offer);
      const asked = page.waitForRequest(offer);
      const releasePage = await holdRequests(page, `**/${builtFile('src/app/hydrate.tsx')}`);
      await page.goto(`${built.site.url}/terms-conditions`, { waitUntil: 'commit' });
      await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).focus();
      await toEnd(page);
      releasePage();
      await hydrated(page);
      // Layout scrolls as well, once the code changes the page, and asks for the offer before the visitor does.
      await page.evaluate(() => dispatchEvent(new Event('scroll')));
      await asked;
      await toEnd(page);
      // What the last turn of the wheel still moves has moved before the code comes.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      releaseOffer();
      await panel(page).waitFor();
      await end();
    });

    /** The page at its end, its form's code on the way. */
    const atEndBeforeForm = async (page: Page, isOfferThere: boolean) => {
      await open(page, '/terms-conditions');
      const asked = new Set<string>();
      page.on('request', (request) => void (request.url().includes('/assets/chunks/') && asked.add(request.url())));
      if (isOfferThere) {
        const offer = page.waitForResponse(`**/${builtFile('src/components/callback/callback-offer.tsx')}`);
        await page.mouse.move(200, 20);
        await page.mouse.wheel(0, 10);
        await offer;
        await haveRun(page, asked);
        await reactHasRendered(page);
      }
      const release = await holdRequests(page, '**/assets/chunks/*.js');
      const held = page.waitForRequest('**/assets/chunks/*.js');
      await toEnd(page);
      await held;
      return { release, asked };
    };

    it('does not come over a layer that was opened while the line was slow', async () => {
      const { page, end } = await visit();
      const { release, asked } = await atEndBeforeForm(page, true);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await letCome(page, release, asked);
      expect(await panel(page).count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !history.state?.layer);
      await toEnd(page);
      await panel(page).waitFor();
      await end();
    });

    describe('that comes while something is pressed', () => {
      /** As that, and the pointer down on a place of the foot. @returns what lets the code come, to no effect. */
      const pressAtEnd = async (page: Page, place: Locator, isOfferThere: boolean) => {
        const { release, asked } = await atEndBeforeForm(page, isOfferThere);
        const box = await place.boundingBox();
        if (!box) throw new Error('the place is not shown');
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await page.mouse.down();
        return async () => {
          await letCome(page, release, asked);
          expect(await panel(page).count()).toBe(0);
        };
      };
      const noLink = (page: Page) => page.locator('footer').getByText(/^©/).first();

      it.each([
        ['has come before', true],
        ['comes with it', false],
      ])('leaves the press to the link under it, where the code that asks for the form %s', async (_, isOfferThere) => {
        const { page, end } = await visit();
        const come = await pressAtEnd(page, page.locator('footer').getByRole('link', { name: 'Privacy Policy' }), isOfferThere);
        await come();
        await page.mouse.up();
        await page.waitForURL('**/privacy-policy');
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
        await end();
      });

      it.each(['pointerup', 'pointercancel'])('comes after %s where the press leads nowhere', async (type) => {
        const { page, end } = await visit();
        const come = await pressAtEnd(page, noLink(page), true);
        await come();
        if (type === 'pointerup') await page.mouse.up();
        else await page.evaluate(() => dispatchEvent(new PointerEvent('pointercancel')));
        await panel(page).waitFor();
        await end();
      });

      it('does not come between the end of a press and its click, which follows a finger later', async () => {
        const { page, end } = await visit();
        const come = await pressAtEnd(page, noLink(page), true);
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + THREE_MINUTES_MS);
        await page.mouse.up();
        await come();
        await page.clock.runFor(300);
        await panel(page).waitFor();
        await end();
      });

      it('stays away where the press leads into a field', async () => {
        const { page, end } = await visit();
        const come = await pressAtEnd(page, noLink(page), true);
        await come();
        await page.evaluate(() => {
          const field = document.body.appendChild(document.createElement('input'));
          document.addEventListener('pointerup', () => field.focus({ preventScroll: true }));
        });
        await page.clock.install();
        await page.mouse.up();
        await page.clock.runFor(1000);
        await reactHasRendered(page);
        expect(await panel(page).count()).toBe(0);
        await end();
      });
    });

    it('is offered at the end of every kind of page of the sitemaps', {
      timeout: isSweep ? 1_800_000 : 300_000,
    }, async () => {
      const listed = async (path: string) => {
        const xml = await (await fetch(built.site.url + path)).text();
        return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
      };
      const parts = (await listed(SITEMAP_PATH)).filter((path) => path !== '/sitemaps/pages.xml');
      // It is looked for by its English name.
      const pages = (await listed('/sitemaps/pages.xml')).filter((path) => !splitLanguage(path).language);
      expect(pages.length).toBeGreaterThan(30);
      const others = await Promise.all(parts.map(listed));
      // Of treatments, articles and the like one of each kind, for they are many and made by the same code.
      // `npm run sweep:callback` goes to all.
      const paths = isSweep
        ? [...pages, ...others.flat()]
        : [...new Map(pages.map((path) => [kindOf(path), path])).values(), ...others.flatMap((all) => all.slice(0, 1))];
      expect(paths.length).toBeGreaterThan(12);
      const { page, context, end } = await visit();
      // The notice of sensitive pictures stands over a page and holds it.
      await keepInStorage(context, 'sensitiveContentAccepted');
      const without: string[] = [];
      for (const path of paths) {
        const offered = open(page, path)
          .then(() => toEnd(page))
          .then(() => panel(page).waitFor({ timeout: 5000 }));
        await offered.catch((error: unknown) => without.push(`${path}: ${error}`));
      }
      expect(without).toEqual([]);
      await end();
    });

    it.each([
      { width: 320, height: 568 },
      { width: 360, height: 640 },
      { width: 640, height: 360 },
    ])('has its button in sight at $width × $height, and what has the focus', async (viewport) => {
      const { page, end } = await visit({ viewport });
      await open(page, '/terms-conditions');
      await toEnd(page);
      await panel(page).waitFor();
      const button = panel(page).getByRole('button', { name: 'Request a callback', exact: true });
      const close = panel(page).getByRole('button', { name: 'Close: Request a callback' });
      const fields = ['Name*', 'Phone number*', 'Email*', 'Describe your requirement*'].map((label) =>
        panel(page).getByLabel(label),
      );
      expect([await isInSight(button), await isInSight(close)]).toEqual([true, true]);
      for (const field of fields) {
        await field.focus();
        expect([await field.getAttribute('name'), await isInSight(field, 'first line'), await isInSight(button)]).toEqual([
          await field.getAttribute('name'),
          true,
          true,
        ]);
      }
      await end();
    });

    it.each([
      { width: 390, height: 800 },
      { width: 1280, height: 800 },
    ])(
      'never lies over what the keyboard has reached on the page at $width × $height, and is the stop after it',
      async (viewport) => {
        const { page, end } = await visit({ viewport });
        await open(page, '/contact-us');
        await toEnd(page);
        await panel(page).waitFor();
        const links = page.locator('footer').locator('a:visible, button:visible');
        await links.first().focus();
        const under: string[] = [];
        for (let stops = await links.count(); stops > 0; stops--) {
          under.push(
            ...(await page.locator(':focus').evaluateAll((all) =>
              all.flatMap((element) => {
                const { left, right, top, bottom } = element.getBoundingClientRect();
                const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                return element.contains(found) ? [] : [`${element.textContent} under ${found?.textContent.slice(0, 40)}`];
              }),
            )),
          );
          await page.keyboard.press('Tab');
        }
        expect(under).toEqual([]);
        const close = panel(page).getByRole('button', { name: 'Close: Request a callback' });
        // The form itself first, where a browser stops at what scrolls.
        expect(await panel(page).evaluate((form) => form.contains(document.activeElement))).toBe(true);
        expect(await isInSight(close)).toBe(true);
        await end();
      },
    );

    it('lets a press through that takes the focus from where it gave way, and goes where another form is begun', async () => {
      const { page, end } = await visit();
      await open(page, '/contact-us');
      await toEnd(page);
      await panel(page).waitFor();
      const form = consultationForm(page);
      const agree = form.getByLabel(/^I agree/);
      await form.getByLabel('Name*').focus();
      // In the lower half, which it covers.
      await agree.evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const { x = 0, y = 0, width = 0, height = 0 } = (await agree.boundingBox()) ?? {};
      await page.mouse.click(x + width / 2, y + height / 2);
      expect(await agree.isChecked()).toBe(true);
      await panel(page).waitFor({ state: 'detached' });
      expect(await agree.evaluate((box) => box === document.activeElement)).toBe(true);
      await end();
    });

    it('does not come over what tells of an enquiry whose form was left', async () => {
      const { page, end } = await visit();
      await page.clock.install();
      await open(page, '/contact-us');
      // Its code is there when it must not come.
      await toEnd(page);
      await panel(page).getByRole('button', { name: 'Close: Request a callback' }).click();
      await page.clock.runFor(THREE_MINUTES_MS);
      const held: Route[] = [];
      await page.route(`**${LEADS_PATH}`, (route) => void held.push(route));
      await fillConsultation(page, { name: 'Visitor Refused', phone: '9000000034' });
      await page.clock.runFor(5000);
      await sendConsultation(page);
      await page.clock.runFor(5000);
      await expect.poll(() => held.length).toBe(1);
      await page.locator('footer a[href="/about-us"]').click();
      await page.waitForFunction(() => document.activeElement?.matches('h1'));
      await held[0]?.fulfill({ status: 413, body: '{"error":{"message":"This form is too long to be sent."}}' });
      const told = page.getByRole('dialog', { name: 'Your enquiry has not been sent' });
      await told.waitFor();
      await toEndAndSettled(page);
      expect(await panel(page).count()).toBe(0);
      await told.getByRole('button', { name: /^Close/ }).click();
      await toEndAndSettled(page);
      await panel(page).waitFor();
      await end(/the server responded with a status/);
    });

    it('is not offered over a form that was begun, nor after one that was sent', async () => {
      const { page, end } = await visit();
      await page.clock.install();
      await open(page, '/contact-us');
      // Comes here while nothing was typed, so its code is there when it must not come.
      await toEnd(page);
      await panel(page).waitFor();
      await panel(page).getByRole('button', { name: 'Close: Request a callback' }).click();
      await page.clock.runFor(THREE_MINUTES_MS);

      const form = consultationForm(page);
      await awake(form);
      await form.getByLabel(/^I agree/).check();
      await form.getByLabel(/^I agree/).blur();
      await toEndAndSettled(page);
      expect(await panel(page).count()).toBe(0);
      await form.getByLabel(/^I agree/).uncheck();
      await form.getByLabel(/^I agree/).blur();
      await toEndAndSettled(page);
      await panel(page).waitFor();
      await panel(page).getByRole('button', { name: 'Close: Request a callback' }).click();

      await fillConsultation(page, { name: 'Visitor Sent', phone: '9000000033' });
      await page.clock.runFor(5000);
      await sendConsultation(page);
      await page.clock.runFor(5000);
      await page.getByText(SENT, { exact: true }).waitFor();
      await page.clock.runFor(THREE_MINUTES_MS);
      await toEndAndSettled(page);
      expect(await panel(page).count()).toBe(0);
      await end();
    });

    it('is not offered after a form that was posted before its code had come, whose words are forgotten too', async () => {
      const { page, end } = await visit();
      await open(page, '/contact-us');
      const release = await holdRequests(page, '**/assets/chunks/*.js');
      // Typed before a reload.
      await page.evaluate(() => sessionStorage.setItem('formDraft:consultation', '{"name":"Visitor Early"}'));
      await fillConsultation(page, { name: 'Visitor Early', phone: '9000000034' });
      await sendConsultation(page);
      await page.waitForURL('**/thank-you*', { waitUntil: 'commit' });
      release();
      await hydrated(page);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('formDraft:consultation'))).toBeNull();
      expect(await page.evaluate(() => sessionStorage.getItem('enquirySent'))).toBe('true');
      await end();
    });

    it.each([
      { status: 202, body: '{"ok":true,"reference":"7KQM-3XWP"}', told: false },
      { status: 503, body: '{}', told: true },
    ])('closed while it sends, comes again where it was not sent; the answer: $status', async ({ status, body, told }) => {
      const { page, end } = await visit();
      await page.clock.install();
      await open(page, '/terms-conditions');
      await toEnd(page);
      await fillCallback(page, 'Closing Caller');
      const held: Route[] = [];
      let answer = (route: Route): unknown => held.push(route);
      await page.route(`**${LEADS_PATH}`, (route) => void answer(route));
      await page.clock.runFor(5000);
      await panel(page).locator('[type="submit"]').click();
      await expect.poll(() => held.length).toBe(1);
      await panel(page).getByRole('button', { name: 'Close: Request a callback' }).click();
      await panel(page).waitFor({ state: 'hidden' });
      answer = (route) => route.fulfill({ status, body });
      const answered = page.waitForResponse(`**${LEADS_PATH}`);
      await held[0]?.fulfill({ status, body });
      await answered;
      await page.clock.runFor(10_000);
      if (told) {
        await panel(page).getByText('Failed to submit lead. Please try again.').waitFor();
        expect(await panel(page).getByLabel('Name*').inputValue()).toBe('Closing Caller');
      } else {
        await expect.poll(() => page.locator('[data-callback]').count()).toBe(0);
      }
      await end(/the server responded with a status/);
    });

    it('comes by itself where an enquiry was kept on the device, and sends it', async () => {
      const { page, context, end } = await visit();
      await open(page, '/about-us');
      await toEnd(page);
      const form = panel(page);
      await fillCallback(page, 'Kept Caller');
      await context.setOffline(true);
      await form.locator('[type="submit"]').click();
      await form.getByLabel(/^Keep it on this device/).check();
      await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
      // The page goes before the network comes.
      await page.goto('about:blank');
      await context.setOffline(false);
      await open(page, '/about-us');
      await panel(page).getByText(SENT).waitFor();
      await expect.poll(() => built.upstream.leads.map(({ body }) => JSON.stringify(body)).join()).toContain('Kept Caller');
      expect(await keptOnDevice(page, 'callback')).toEqual([]);
      await end(LINE_CUT);
    });

    it('gives the focus back to where it was when it closes', async () => {
      const { page, end } = await visit();
      await open(page, '/contact-us');
      await toEnd(page);
      await panel(page).waitFor();
      // A layer that lies over it closes first.
      const menu = page.locator('#menu');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await menu.waitFor();
      // No key gets to what lies under it.
      await panel(page).waitFor({ state: 'hidden' });
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
      expect(await panel(page).isVisible()).toBe(true);
      const link = page.locator('footer').getByRole('link', { name: 'Terms' }).first();
      await link.focus();
      const words = await focusedText(page);
      for (const leave of ['key', 'button']) {
        await panel(page).getByLabel('Name*').focus();
        if (leave === 'key') await page.keyboard.press('Escape');
        else await panel(page).getByRole('button', { name: 'Close: Request a callback' }).click();
        await panel(page).waitFor({ state: 'detached' });
        expect(await focusedText(page)).toBe(words);
        if (leave === 'button') break;
        await page.evaluate(() => localStorage.clear());
        await page.reload();
        await hydrated(page);
        await toEnd(page);
        await panel(page).waitFor();
        await link.focus();
      }
      await end();
    });
  });
}
