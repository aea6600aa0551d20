import { describe, expect, it } from 'vitest';
import { KEEPS_LINE, onlyInChromium } from './browser.ts';
import { at, carousel, running, slidesOf } from './home-visit.ts';
import { hydrated, pointAtControl } from './hydrated.ts';
import { keptPaths } from './kept-paths.ts';
import { printedSheets } from './printed-pages.ts';
import { axeFindings } from './visit.ts';
import { type BeginVisit, bringIntoView, DESKTOP, PHONE } from './widgets-page.ts';

const PATH = '/international';

/** Monday 2026-11-16, 15:30 at the clinic. */
const MONDAY = new Date('2026-11-16T10:00:00Z');

export function describeInternational(getUrl: () => string, visit: BeginVisit): void {
  describe('the plan of a stay', () => {
    it('treatments whose names take several lines stand apart', async () => {
      const { page, end } = await visit(PHONE);
      const namesTooNear = () =>
        page.locator('fieldset label').evaluateAll((labels) => {
          const boxes = labels.map((label) => {
            const range = document.createRange();
            range.selectNodeContents(label);
            return { name: label.textContent, box: range.getBoundingClientRect() };
          });
          return boxes.flatMap(({ name, box }) =>
            boxes
              .filter((other) => other.box.left < box.right && other.box.right > box.left)
              .filter((other) => other.box.top >= box.bottom - 1 && other.box.top - box.bottom < 4)
              .map((other) => `${name} and ${other.name}`),
          );
        });
      for (const path of ['/plan-your-stay', '/ar/plan-your-stay']) {
        await page.goto(getUrl() + path);
        for (const width of [320, 390, 768]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await namesTooNear(), `${path} at ${width} px`).toEqual([]);
        }
      }
      await end();
    });

    it('is worked out on the device by both clocks, tells the network nothing, and opens without a connection', async () => {
      const { page, requests, end } = await visit({ ...PHONE, timezoneId: 'Asia/Dubai' });
      await page.goto(`${getUrl()}/plan-your-stay`);
      await hydrated(page);
      await expect.poll(() => keptPaths(page)).toContain('/plan-your-stay');
      await page.waitForLoadState('networkidle');
      const before = requests.length;
      await page.context().setOffline(true);
      await page.getByLabel('Rhinoplasty').check();
      await page.getByLabel('Arrival in Bengaluru').fill('2096-02-27');
      await page.getByRole('button', { name: 'Show my plan' }).click();
      const plan = page.getByRole('region', { name: 'Your stay: Rhinoplasty' });
      await plan.getByText('Monday, February 27, 2096.', { exact: true }).waitFor();
      await plan.getByText('By your device’s clock: 7:30 AM to 6:30 PM.').waitFor();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('stay-plan');
      // At the top of the window, with the plan below it.
      expect(await page.locator('#stay-plan').evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(200);
      // Code, and the picture at the page's foot.
      expect(requests.slice(before).filter((address) => !address.includes('/assets/'))).toEqual([]);
      expect(page.url()).toBe(`${getUrl()}/plan-your-stay`);
      // A button under the bar at the foot of the screen comes out from there with the next scroll.
      expect((await axeFindings(page)).filter((finding) => !finding.startsWith('target-size:'))).toEqual([]);
      expect(await printedSheets(page)).toEqual([true]);
      // Not a reload: Firefox keeps what was chosen over that.
      await page.goto(page.url());
      await hydrated(page);
      await page.getByRole('button', { name: 'Show my plan' }).click();
      await page.getByText('Choose at least one treatment').waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('treatment');
      await page.context().setOffline(false);
      // Firefox says of the callback's code that was on its way nothing but that it is an error.
      await end(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch|No callback form: Error$/);
    });
  });

  describe('international', () => {
    it('on phones the heading and the controls stand where they will as soon as they have come', async () => {
      const { page, end } = await visit(PHONE);
      await page.goto(getUrl() + PATH);
      const [whole, withControls, withHeading] = await page.evaluate(() => {
        const tops = () =>
          ['h1', 'section button'].map((name) => document.querySelector(`[data-full] ${name}`)?.getBoundingClientRect().top);
        /** As while a slow line has brought the document so far. */
        const cutAfter = (last: string) => {
          const main = document.querySelector('main');
          for (let node = document.querySelector(`[data-full] ${last}`); node && node !== main; node = node.parentElement)
            while (node.nextSibling) node.nextSibling.remove();
          return tops();
        };
        return [tops(), cutAfter('section button'), cutAfter('h1')];
      });
      expect(whole?.every(Boolean)).toBe(true);
      expect(withControls).toEqual(whole);
      expect(withHeading).toEqual([whole?.[0], undefined]);
      await end();
    });

    it('lays no words over the controls of its pictures', async () => {
      const { page, end } = await visit(PHONE);
      await page.goto(getUrl() + PATH);
      await hydrated(page);
      const controls = carousel(page, 'Pictures of the clinic').locator('button:visible');
      for (const width of [320, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await controls.count(), `${width} px`).toBeGreaterThan(2);
        // Near its edge: at 768 px words come as far as there.
        for (const control of await controls.all()) await control.click({ trial: true, position: { x: 4, y: 24 } });
      }
      await end();
    });

    it('fades six pictures every 3500 ms behind the heading (INTL-01)', async () => {
      const { page, end } = await visit(DESKTOP);
      await page.clock.install();
      await page.goto(getUrl() + PATH);
      await hydrated(page);
      const shown = carousel(page, 'Pictures of the clinic');
      expect(await slidesOf(shown).count()).toBe(6);
      // They say nothing: who listens meets the controls, and no slides with nothing on them.
      expect(await shown.getByRole('group').count()).toBe(0);
      expect(await shown.getByRole('button').count()).toBe(3);
      await bringIntoView(page.getByRole('contentinfo'));
      await expect.poll(() => running(shown)).toBe(false);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
      await bringIntoView(page.getByRole('heading', { level: 1 }));
      await expect.poll(() => running(shown)).toBe(true);
      const first = await at(shown);
      await page.clock.runFor(3499);
      expect(await at(shown)).toBe(first);
      await page.clock.runFor(1);
      await expect.poll(() => at(shown)).toBe((first % 6) + 1);
      expect(
        await slidesOf(shown)
          .first()
          .evaluate((slide) => getComputedStyle(slide).transitionDuration),
      ).toBe('0.8s');
      await end();
    });

    it('fetches the picture that is shown and the next one, not six that lie on one another', async () => {
      const { page, requests, end } = await visit({ ...PHONE, reducedMotion: 'reduce' });
      const fetched = (): string[] => [...new Set(requests.flatMap((url) => /\/international-(\d)-tall-/.exec(url)?.[1] ?? []))];
      await page.goto(getUrl() + PATH);
      await hydrated(page);
      const shown = carousel(page, 'Pictures of the clinic');
      await expect.poll(fetched).toEqual(['1', '2']);
      await shown.getByRole('button', { name: 'Next slide' }).click();
      await expect.poll(fetched).toEqual(['1', '2', '3']);
      const back = shown.getByRole('button', { name: 'Previous slide' });
      await back.click();
      await back.click();
      await expect.poll(() => at(shown)).toBe(6);
      await expect
        .poll(() =>
          slidesOf(shown)
            .last()
            .locator('img')
            .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0 && image.checkVisibility()),
        )
        .toBe(true);
      await end();
    });

    it('tells both clocks, and whether the clinic is open, by the minute (PROD-13, PROD-14)', async () => {
      const { page, end } = await visit({ ...PHONE, timezoneId: 'America/New_York' });
      await page.clock.install({ time: MONDAY });
      await page.goto(getUrl() + PATH);
      await hydrated(page);
      const section = page.getByRole('region', { name: 'When to reach us' });
      await section.getByText('Open now, until 8:00 PM India time.').waitFor();
      expect(await section.locator('dd').allTextContents()).toEqual([
        expect.stringMatching(/^Monday, 3:3\d\u00a0PM$/),
        expect.stringMatching(/^Monday, 5:0\d\u00a0AM$/),
        'Sunday, 10:30\u00a0PM to Monday, 9:30\u00a0AM',
      ]);
      await page.clock.fastForward('04:30:00');
      await section.getByText('Closed now. Opens Tuesday at 9:00 AM India time.').waitFor();
      await end();
    });

    it('says what there is to know (INTL-02 to INTL-09, INTL-11, INTL-12)', async () => {
      const { page, end } = await visit(DESKTOP);
      await page.goto(getUrl() + PATH);
      await hydrated(page);
      const text = await page.getByRole('main').innerText();
      for (const said of [
        '41 km (1:30 hrs)',
        '2x2 inch',
        'under 1 MB',
        'Not yet checked on the portal by the clinic. Text of November 21, 2026.',
        'Cash',
        'Credit card',
        'Debit card',
        'Bank transfer',
        'We never send bank details by chat or e-mail alone.',
      ]) {
        expect(text).toContain(said);
      }
      const portal = page.getByRole('link', { name: 'Official e-visa portal of the Government of India' });
      expect(await portal.getAttribute('href')).toBe('https://indianvisaonline.gov.in/evisa/');
      const hotels = page.getByRole('region', { name: 'Hotels nearby' });
      expect([
        await hotels.getByRole('listitem').count(),
        await hotels.getByRole('link', { name: /^Directions ?: Hotel/ }).count(),
        await hotels.getByText('Distance: ').count(),
      ]).toEqual([10, 10, 10]);
      expect(await page.getByRole('region', { name: 'While you are here' }).getByRole('listitem').count()).toBeGreaterThan(3);
      await page.getByRole('link', { name: 'Open map' }).waitFor();
      expect(await slidesOf(carousel(page, 'Pictures of the clinic and its surroundings')).count()).toBe(8);
      expect(await page.getByRole('link', { name: 'View Gallery' }).getAttribute('href')).toBe('/gallery');
      await end();
    });

    it('has printing as a quiet action beside the way to the form', async () => {
      const { page, end } = await visit(DESKTOP);
      await page.goto(getUrl() + PATH);
      const ground = (name: string) =>
        page
          .locator('#banner, main')
          .getByText(name, { exact: true })
          .first()
          .evaluate((one) => getComputedStyle(one).backgroundColor);
      expect(await ground('Ask about your trip')).toBe('rgb(67, 32, 122)');
      expect(await ground('Print this page')).toBe('rgb(255, 255, 255)');
      await end();
    });

    it('prints as one sheet of A4, words alone', async () => {
      const { page, end } = await visit(DESKTOP);
      await page.goto(getUrl() + PATH);
      await hydrated(page);
      expect(await printedSheets(page)).toEqual([true]);
      onlyInChromium('Over BiDi, pages in Firefox are not told of another medium');
      await page.emulateMedia({ media: 'print' });
      const visible = (selector: string) => page.locator(`${selector}:visible`).count();
      expect([
        await visible('main img'),
        await visible('button'),
        await visible('body > * header'),
        await visible('footer'),
      ]).toEqual([0, 0, 0, 0]);
      for (const said of ['General +91 00000 00003', 'Hotel 10', 'We never send bank details']) {
        expect(await page.getByRole('main').getByText(said).first().isVisible(), said).toBe(true);
      }
      await end();
    });
  });

  describe('without a connection', () => {
    it('opens the pages that were visited and this one, styled and alive; elsewhere says how to reach the clinic and what can be read', async () => {
      onlyInChromium(KEEPS_LINE);
      const { page, end } = await visit(PHONE);
      const context = page.context();
      const caches = () => page.evaluate(() => window.caches.keys());
      // Left by an earlier build, and by one of the script of another language, which sees to its own.
      await page.goto(`${getUrl()}/robots.txt`);
      await page.evaluate(() => Promise.all(['kept-before', '/arkept-before'].map((name) => window.caches.open(name))));
      await page.goto(`${getUrl()}/contact-us`);
      await hydrated(page);
      await expect.poll(caches).not.toContain('kept-before');
      expect(await caches()).toContain('/arkept-before');
      await expect
        .poll(async () => {
          const kept = await keptPaths(page);
          return [PATH, '/contact-us'].every((path) => kept.includes(path)) && kept.some((path) => path.endsWith('.woff2'));
        })
        .toBe(true);
      await page.goto(`${getUrl()}/gallery`);
      await page.goto(`${getUrl()}/about-us`);
      await expect.poll(async () => (await keptPaths(page)).includes('/about-us')).toBe(true);
      const kept = await keptPaths(page);
      expect(kept.filter((path) => /^\/(?:api|gallery|thank-you|media)|^\/p\/(?!international-)/.test(path))).toEqual([]);
      await context.setOffline(true);
      for (const [path, heading] of [
        ['/contact-us', 'Contact us'],
        ['/about-us', 'About us'],
        [PATH, 'International patients'],
      ] as const) {
        await page.goto(getUrl() + path);
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
        expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree');
      }
      await hydrated(page);
      await page
        .getByText(/^(Open|Closed) now/)
        .first()
        .waitFor();
      for (const path of ['/gallery', '/no/such-page', '/blogs?page=2']) {
        await page.goto(getUrl() + path);
        expect(await page.getByRole('heading', { level: 1 }).innerText(), path).toBe('No connection');
      }
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(251, 249, 249)');
      expect(await page.getByRole('link', { name: '+91 00000 00003' }).getAttribute('href')).toBe('tel:+910000000003');
      expect(await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('https://wa.me/');
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: /About/ }).click();
      await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
      await context.setOffline(false);
      // Pictures and pages that were never visited fail, as they must.
      await end(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|Failed to fetch/);
    });

    it('keeps nothing where data is to be saved', async () => {
      const { page, end } = await visit(PHONE);
      await page.addInitScript('Object.defineProperty(navigator, "connection", { value: { saveData: true } })');
      await page.goto(getUrl() + PATH);
      await expect
        .poll(async () => {
          await pointAtControl(page);
          return page.getByText(/^(Open|Closed) now/).count();
        })
        .toBeGreaterThan(0);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
      await end();
    });
  });
}
