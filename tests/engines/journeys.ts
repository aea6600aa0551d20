import { describe, expect, it } from 'vitest';
import { ROBOTS_PATH } from '../../src/endpoints.ts';
import { nextOpenSlot } from '../../src/leads/slots.ts';
import type { BuiltSite } from '../built-site.ts';
import { type BeginVisit, COMES_ALIVE, DESKTOP, declineCallback, type EngineVisit, fill } from './engine-visit.ts';

const FOCUSED = '(document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent).trim()';
const DRAWER_OPEN = 'document.getElementById("menu").matches(":popover-open")';
const VIEWER_PLACE =
  '[...document.querySelectorAll(".yarl__portal p")].find((p) => p.textContent.startsWith("View "))?.textContent ?? null';
const DAY_MS = 86_400_000;
/** How often, and how far, a page is read up. */
const STEPS_UP = 14;
const STEP_PX = 250;

const submit = (form: string): string => `form:has(input[name="form"][value="${form}"]) button[type="submit"]`;
const topOf = (id: string): string => `Math.round(document.getElementById("${id}").getBoundingClientRect().top)`;

/** Goes to an address and waits until the application has taken over. */
async function open({ go, until }: EngineVisit, address: string): Promise<void> {
  await go(address);
  await until(COMES_ALIVE, true);
}

/** What has to work in every engine, by the engine's own input; the last journey stops the site. */
export function describeJourneys(built: BuiltSite, visit: BeginVisit): void {
  const at = (path: string): string => built.site.url + path;

  it('icons of the sprite are drawn', async () => {
    const { go, until } = await visit();
    await go(at('/contact-us'));
    // More than one, each with its own sign in the file.
    await until('document.querySelectorAll("main use").length > 1', true);
    await until('[...document.querySelectorAll("use")].filter((one) => one.checkVisibility() && !one.getBBox().width).length', 0);
  });

  describe('menus', () => {
    it('the mobile menu opens with its levels, and gives page and focus back on Escape', async () => {
      const one = await visit();
      const { click, press, until } = one;
      await open(one, at('/contact-us'));
      await click('button[aria-label="Open menu"]');
      await until(DRAWER_OPEN, true);
      await until('document.querySelector("main").inert', true);
      await one.click('#menu summary', 'Services');
      await one.click('#menu summary', 'Plastic Surgery');
      await one.click('#menu summary', 'Rhinoplasty');
      await until(
        '[...document.querySelectorAll("#menu a")].some((one) => one.checkVisibility() && one.textContent.trim() === "Rhinoplasty in Bangalore")',
        true,
      );
      await press('Escape');
      await until(DRAWER_OPEN, false);
      await until(FOCUSED, 'Open menu');
      await until('document.querySelector("main").inert', false);
    });

    it('Back closes the mobile menu and stays on the page; a link out of it costs no second press', async () => {
      const one = await visit();
      const { click, run, until } = one;
      await open(one, at('/contact-us'));
      await click('button[aria-label="Open menu"]');
      await until('document.querySelector("main").inert', true);
      await run('history.back()');
      await until(DRAWER_OPEN, false);
      await until('location.pathname', '/contact-us');
      await click('button[aria-label="Open menu"]');
      await until('document.querySelector("main").inert', true);
      await one.click('#menu a', 'Our Doctors');
      await until('location.pathname', '/our-doctors');
      await until(DRAWER_OPEN, false);
      await run('history.back()');
      await until('location.pathname', '/contact-us');
      await until('document.querySelector("h1").textContent', 'Contact us');
    });

    it('the panel of services opens by its button and closes by Escape', async () => {
      const one = await visit(DESKTOP);
      const { press, until, run } = one;
      await open(one, at('/about-us'));
      await run('document.querySelector("header nav button[aria-expanded]").focus()');
      await press('Enter');
      await until('document.querySelector("header nav button[aria-expanded]").getAttribute("aria-expanded")', 'true');
      await press('Escape');
      await until('document.querySelector("header nav button[aria-expanded]").getAttribute("aria-expanded")', 'false');
    });
  });

  describe('carousels and the viewer', () => {
    it('a carousel goes on and back by its buttons, and stops for good', async () => {
      const one = await visit();
      const { click, until, run } = one;
      await open(one, at('/'));
      const carousel = 'section[aria-roledescription="carousel"]:has([aria-label="Stop automatic slide show"])';
      await click(`${carousel} [aria-label="Stop automatic slide show"]`);
      await until('document.querySelectorAll("[aria-label=\'Stop automatic slide show\']").length', 0);
      const stopped = 'section[aria-roledescription="carousel"]:has([aria-label="Start automatic slide show"])';
      const shown = `[...document.querySelector('${stopped}').querySelectorAll('[aria-roledescription="slide"]')].findIndex((one) => !one.inert)`;
      const first = await run<number>(`return ${shown}`);
      await click(`${stopped} [aria-label="Next slide"]`);
      await until(`${shown} !== ${first}`, true);
      await click(`${stopped} [aria-label="Previous slide"]`);
      await until(shown, first);
    });

    it('the viewer shows words, holds Tab, moves by arrows and closes by Escape at the picture reached', async () => {
      const one = await visit();
      const { press, until } = one;
      await open(one, at('/rhinoplasty#information'));
      await until(VIEWER_PLACE, 'View 1 of 6');
      await until('document.querySelector(".yarl__slide_current").textContent.includes("The profile before")', true);
      for (let presses = 0; presses < 5; presses++) await press('Tab');
      await until('Boolean(document.activeElement.closest(".yarl__portal"))', true);
      await press('ArrowRight');
      await until(VIEWER_PLACE, 'View 2 of 6');
      await press('Escape');
      await until(VIEWER_PLACE, null);
      await until('document.querySelector("#information").textContent.includes("Step 2 of 6")', true);
    });

    it('Back closes the viewer and stays on the page', async () => {
      const one = await visit();
      const { click, until, run } = one;
      await open(one, at('/rhinoplasty'));
      await click('#transformation li a');
      await until(VIEWER_PLACE, 'View 1 of 12');
      await run('history.back()');
      await until(VIEWER_PLACE, null);
      await until('location.pathname', '/rhinoplasty');
    });
  });

  describe('the gallery', () => {
    it('the notice withstands Escape; Agree shows the pictures, arrows move, Escape hides them', async () => {
      const one = await visit();
      const { press, until, click } = one;
      await open(one, at('/gallery'));
      await until(
        '[...document.querySelectorAll("dialog button")].some((one) => one.checkVisibility() && one.textContent.trim() === "Agree")',
        true,
      );
      await press('Escape');
      await press('Escape');
      await until('document.querySelectorAll("dialog[open]").length', 1);
      await one.click('dialog button', 'Agree');
      await until('document.querySelectorAll("dialog[open]").length', 0);
      await until('document.querySelectorAll("figure img").length', 2);
      await click('main a[aria-label="Next image"]');
      await until(
        '/^2 \\/ /.test([...document.querySelectorAll("main p")].find((p) => /^\\d+ \\/ /.test(p.textContent))?.textContent)',
        true,
      );
      await press('Escape');
      await until('document.querySelectorAll("figure img").length', 0);
    });

    it('Decline leads home', async () => {
      const one = await visit();
      const { until } = one;
      await open(one, at('/gallery'));
      await one.click('dialog button', 'Decline');
      await until('location.pathname', '/');
    });

    it('Compare moves by keys', async () => {
      const one = await visit(DESKTOP);
      const { until, run, press } = one;
      await open(one, at('/gallery'));
      await one.click('dialog button', 'Agree');
      await one.click('main button', 'Compare');
      await run('document.querySelector("input[type=range]").focus()');
      await press('ArrowRight');
      await until('document.querySelector("input[type=range]").value !== "50"', true);
    });
  });

  describe('forms', () => {
    it('the consultation form says what is missing, and thanks with a reference', async () => {
      const one = await visit();
      await open(one, at('/contact-us'));
      await one.run('document.querySelector("form[action]").scrollIntoView()');
      await one.until(`document.querySelector('${submit('consultation')}').form.noValidate`, true);
      await one.click(submit('consultation'));
      await one.until('document.querySelectorAll("form [aria-invalid=true]").length > 3', true);
      const wish = nextOpenSlot(Date.now() + 3 * DAY_MS);
      await fill(one, 'consultation', {
        name: 'Visitor With WebKit',
        email: 'visitor@clinic.example',
        phone_number: '9876543210',
      });
      await fill(one, 'consultation', { treatment: 'Laser Hair Removal', date: wish.date });
      await fill(one, 'consultation', { time: wish.time, consent: true });
      await one.click(submit('consultation'));
      await one.until('/[0-9A-Z]{4}-[0-9A-Z]{4}/.test(document.querySelector("main").innerText)', true);
      await expect.poll(() => built.upstream.leads.length, { timeout: 15_000 }).toBe(1);
    });

    it.each(['/our-doctors', '/'])(
      'the answer to a form sent before the application was there shows what is wrong, though much above it changes: %s',
      async (path) => {
        const { go, run, until } = await visit(DESKTOP);
        await go(at(path));
        await run(`HTMLFormElement.prototype.submit.call(document.querySelector('${submit('consultation')}').form)`);
        const dead = `document.querySelectorAll('main button[type="button"]:enabled').length`;
        await until(`[location.pathname, document.readyState, ${dead}]`, ['/api/leads', 'complete', 0]);
        const place = await run<number>('return document.querySelector("form [role=alert]").getBoundingClientRect().top');
        // Below the header, and high enough to be read.
        expect(place).toBeGreaterThan(60);
        expect(place).toBeLessThan(300);
      },
    );

    it('the bar of phones is there while somebody reads, and leaves the room to a form that is in use', async () => {
      const one = await visit();
      await open(one, at('/contact-us'));
      const shown = (expected: string) =>
        one.until(`getComputedStyle(document.querySelector('nav[aria-label="Reach us"]').parentElement).visibility`, expected);
      await one.run('scrollTo({ top: 600, behavior: "instant" })');
      await shown('visible');
      await one.click('main form [name="name"]');
      await shown('hidden');
      await one.run('document.activeElement.blur()');
      await shown('visible');
    });

    it('the callback form keeps its button in sight, and what has the focus, on a phone held sideways', async () => {
      const one = await visit({ width: 640, height: 360 });
      await open(one, at('/terms-conditions'));
      await one.until('(scrollBy(0, 100_000), document.querySelector("[data-callback] form") !== null)', true);
      const inSight = (found: string) => `(() => {
        const place = ${found}.getBoundingClientRect();
        const middle = place.left + place.width / 2;
        const seen = (y) => ${found}.contains(document.elementFromPoint(middle, y));
        return seen(place.top + 2) && seen(Math.min(place.bottom - 2, place.top + 30));
      })()`;
      const button = 'document.querySelector("[data-callback] button[type=submit]")';
      await one.until(inSight(button), true);
      for (const name of ['name', 'phone_number', 'email', 'requirement']) {
        await one.run('document.querySelector(arguments[0]).focus()', `[data-callback] [name="${name}"]`);
        await one.until(`${inSight('document.activeElement')} && ${inSight(button)}`, true);
      }
    });

    it('the list of what is wrong with a callback leads to a field with its sentence, not below the button', async () => {
      const one = await visit();
      await open(one, at('/terms-conditions'));
      await one.until('(scrollBy(0, 100_000), document.querySelector("[data-callback] form")?.noValidate)', true);
      await one.click('[data-callback] button[type=submit]');
      for (const name of ['phone_number', 'requirement']) {
        await one.click(`[data-callback] [role=alert] a[href="#callback-${name}"]`);
        await one.until(
          `(() => {
            const sentence = document.getElementById("callback-${name}-error");
            const { left, top, bottom } = sentence.getBoundingClientRect();
            return [top + 3, bottom - 3].every((y) => sentence.contains(document.elementFromPoint(left + 3, y)));
          })()`,
          true,
        );
      }
    });

    it('the international form thanks with a reference', async () => {
      const one = await visit();
      await open(one, at('/international'));
      await one.run('document.querySelector(\'form:has(input[value="international"])\').scrollIntoView()');
      await one.until(`document.querySelector('${submit('international')}').form.noValidate`, true);
      await fill(one, 'international', { name: 'Visitor From Abroad', email: 'visitor@abroad.example', terms: true });
      await one.click(submit('international'));
      await one.until('/[0-9A-Z]{4}-[0-9A-Z]{4}/.test(document.querySelector("main").innerText)', true);
    });
  });

  describe('navigation', () => {
    it('goes to the heading of the next page, and back to the place', async () => {
      const one = await visit(DESKTOP);
      const { until, run } = one;
      await open(one, at('/services'));
      await run('scrollTo({ top: 600, behavior: "instant" })');
      await run('document.querySelector("header nav a[href=\'/international\']").click()');
      await until(FOCUSED, 'International patients');
      await until('Math.round(scrollY)', 0);
      await run('history.back()');
      await until('location.pathname', '/services');
      await until('Math.round(scrollY)', 600);
    });

    it('up a page whose parts were jumped over, what is read moves as far as one scrolls', async () => {
      const one = await visit(DESKTOP);
      const { until, run } = one;
      await open(one, at('/'));
      await run('scrollTo({ top: 100_000, behavior: "instant" })');
      await run(`window.moved = [];
        const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        (async () => {
          while (window.moved.length < ${STEPS_UP}) {
            await frame().then(frame);
            const read = document.elementFromPoint(innerWidth / 2, innerHeight / 3);
            const { top } = read.getBoundingClientRect();
            scrollBy({ top: -${STEP_PX}, behavior: 'instant' });
            await frame().then(frame);
            window.moved.push(Math.round(read.getBoundingClientRect().top - top));
          }
        })();`);
      await until('window.moved.length', STEPS_UP);
      expect(await run('return window.moved')).toEqual(Array.from({ length: STEPS_UP }, () => STEP_PX));
    });

    it('Back to a page that was left as a document returns to the place, and the next Back within the site as well', async () => {
      const one = await visit();
      const { until, run } = one;
      await open(one, at('/rhinoplasty'));
      await run('window.isKept = true; document.documentElement.toggleAttribute("data-whole", true); scrollTo(0, 3000)');
      await until('Math.round(scrollY)', 3000);
      // Firefox keeps no page in memory that is still loading something, and the application loads ahead when idle.
      await until(
        'performance.now() - Math.max(...performance.getEntriesByType("resource").map((one) => one.responseEnd)) > 1500',
        true,
      );
      await one.go(at(ROBOTS_PATH));
      await run('history.back()');
      await until('location.pathname', '/rhinoplasty');
      await until('Math.round(scrollY)', 3000);
      // The page came from memory, as it does on iPhones, and the application is in charge of scrolling again.
      await until('window.isKept', true);
      await until('history.scrollRestoration', 'manual');
      await until('Math.round(scrollY)', 3000);
    });

    it.each(['/#faq-section', '/rhinoplasty#faq-section', '/rhinoplasty#transformation'])(
      'a shared address leads to its part: %s',
      async (path) => {
        const one = await visit();
        const { until, run } = one;
        await open(one, at(path));
        const id = path.split('#')[1] ?? '';
        await until(`Math.abs(${topOf(id)}) < 200`, true);
        await run('return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))');
        await until(`Math.abs(${topOf(id)}) < 200`, true);
      },
    );
  });

  describe('content', () => {
    it('articles that are gone to without a reload come with text, under Trusted Types', async () => {
      const one = await visit();
      const { until, click, run } = one;
      await open(one, at('/blogs'));
      await run('window.isSame = true');
      await click('main article a');
      await until('(document.querySelector("#article-body")?.textContent.length ?? 0) > 100', true);
      await until('window.isSame', true);
      const outcome = await run(
        'try { document.body.insertAdjacentHTML("beforeend", "<p>x</p>"); return "done" } catch (error) { return error.name }',
      );
      expect(outcome).toBe('TypeError');
    });

    it('a frame of a third party comes after a press, and only then', async () => {
      const one = await visit();
      const { until } = one;
      await open(one, at('/patient-stories'));
      await until('document.querySelectorAll("iframe").length', 0);
      await one.click('main button', 'Show the reviews');
      await until('document.querySelectorAll("iframe").length', 1);
    });

    it('saves data when asked to: pictures come on a tap', async () => {
      const one = await visit();
      const { until, click } = one;
      await open(one, at('/about-us'));
      await declineCallback(one);
      await click('form[action="/api/data-saver"] button');
      await until('document.documentElement.dataset.saver !== undefined', true);
    });
  });

  describe('without a connection', () => {
    it('opens what was visited, and elsewhere says how to reach the clinic, in the language of the address', async () => {
      const one = await visit();
      const { until } = one;
      const kept = (
        path: string,
      ) => `caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((one) => one.keys()))))
        .then((all) => all.flat().some(({ url }) => url.endsWith('${path}')))`;
      for (const path of ['/about-us', '/ar/contact-us']) {
        await open(one, at(path));
        await until(kept(path), true);
      }
      await built.site.stop();
      await one.go(at('/about-us'));
      await until('document.querySelector("h1")?.textContent', 'About us');
      await one.go(at('/no/such-page'));
      await until('document.querySelector("h1")?.textContent', 'No connection');
      await until('[...document.links].some(({ pathname }) => pathname === "/about-us")', true);
      await one.go(at('/ar/services'));
      await until('[document.documentElement.lang, document.documentElement.dir]', ['ar', 'rtl']);
      await until('[...document.links].some(({ pathname }) => pathname === "/ar/contact-us")', true);
      await until('[...document.links].some(({ href }) => href.startsWith("tel:"))', true);
    });
  });
}
