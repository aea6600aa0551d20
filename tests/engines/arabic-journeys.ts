import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { AGREEMENT_PATH } from '../../src/endpoints.ts';
import { isClosedDay, nextOpenSlot } from '../../src/leads/slots.ts';
import type { BuiltSite } from '../built-site.ts';
import { type BeginVisit, COMES_ALIVE, declineCallback, type EngineVisit, fill } from './engine-visit.ts';

const DAY_MS = 86_400_000;
const ENGLISH = 'src/words';
const ARABIC = 'src/languages/ar/words';

type Words = Record<string, string>;
const wordsOf = (folder: string, name: string): Words => parse(readFileSync(`${folder}/${name}.yaml`, 'utf8')) as Words;
const arabic = (name: string): Words => wordsOf(ARABIC, name);

/** English words of the interface, as they stand in a page; not those that Arabic has as they are. */
const englishWords = readdirSync(ENGLISH).flatMap((file) => {
  const name = file.replace('.yaml', '');
  const own = new Set(Object.values(arabic(name)));
  return Object.values(wordsOf(ENGLISH, name)).filter(
    (word) => typeof word === 'string' && !word.includes('{') && !own.has(word),
  );
});

/**
 * What is wrong with the page that is shown: its language, its direction, its width, phone numbers whose parts are in another order than
 * typed (`900123 7700 44+`), and English words of the interface.
 */
const FAULTS = `const leftOf = (node, at) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  };
  const isTurned = (node) => [...node.data.matchAll(/\\+\\d[\\d ]+\\d/g)].some(({ 0: { length }, index }) => {
    const [first, last] = [leftOf(node, index), leftOf(node, index + length - 1)];
    return first.top === last.top && first.left > last.left;
  });
  const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
  const faults = [];
  if (lang !== 'ar' || dir !== 'rtl') faults.push('lang ' + lang + ', dir ' + dir);
  if (scrollWidth > clientWidth) faults.push(scrollWidth - clientWidth + ' px too wide');
  const english = new Set(arguments[0]);
  for (const one of document.body.querySelectorAll('*')) {
    if (one.closest('[lang]').lang !== 'ar' || one.closest('script, style, noscript')) continue;
    const nodes = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    faults.push(...nodes.filter(isTurned).map((node) => node.data));
    const texts = nodes.map((node) => node.data);
    const said = [...texts, ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? '')];
    faults.push(...said.map((text) => text.trim()).filter((text) => english.has(text)));
  }
  return [...new Set([location.pathname, ...faults])];`;

const FORM = 'form:has(input[name="form"][value="consultation"])';
const TREATMENT = 'Laser Hair Removal';
const TYPED = { name: 'زائرة من بعيد', email: 'visitor@clinic.example', phone_number: '9876543210' };
const hasText = (text = ''): string => `document.querySelector("main").innerText.includes(${JSON.stringify(text)})`;

function nextClosedDay(): string {
  let time = Date.now() + DAY_MS;
  while (!isClosedDay(new Date(time).toISOString().slice(0, 10))) time += DAY_MS;
  return new Date(time).toISOString().slice(0, 10);
}

/** What a patient who reads Arabic does, by the engine's own input. `isScripted`: false for a browser that runs no script. */
export function describeArabicJourneys(built: BuiltSite, visit: BeginVisit, isScripted = true): void {
  const expectArabic = async ({ run }: EngineVisit, path: string): Promise<void> =>
    expect(await run<string[]>(FAULTS, englishWords)).toEqual([path]);
  /** What a page brings on its way in would move what is pressed. */
  const ready = async ({ until }: EngineVisit): Promise<void> => {
    await until('document.readyState', 'complete');
    if (isScripted) await until(COMES_ALIVE, true);
  };
  const open = async (one: EngineVisit, path: string): Promise<void> => {
    await one.go(built.site.url + path);
    await ready(one);
  };

  describe(`in Arabic, ${isScripted ? 'with' : 'without'} script`, () => {
    afterEach(() => {
      built.upstream.leads.length = 0;
    });

    it('the menu leads to a page, and the languages from it to English and back', async () => {
      const one = await visit();
      await open(one, '/ar/contact-us');
      await declineCallback(one);
      await one.click('header button[popovertarget]', arabic('header')['openMenu']);
      await one.until('document.getElementById("menu").matches(":popover-open")', true);
      await one.click('#menu a[href="/ar/our-doctors"]');
      await one.until('location.pathname', '/ar/our-doctors');
      await one.until('document.getElementById("menu").matches(":popover-open")', false);
      await one.until('document.querySelector("h1") !== null', true);
      await expectArabic(one, '/ar/our-doctors');
      // Its form, whose code comes later, moves what stands below it.
      await one.until('document.querySelector("#consultation form") !== null', true);
      await one.click('footer .languages a', 'English');
      await one.until('[location.pathname, document.documentElement.lang]', ['/our-doctors', 'en']);
      await ready(one);
      await one.click('footer .languages a', 'العربية');
      await one.until('[location.pathname, document.documentElement.dir]', ['/ar/our-doctors', 'rtl']);
      await expectArabic(one, '/ar/our-doctors');
    });

    it('the gallery shows nothing before it is agreed to, and its pictures after', async () => {
      const words = arabic('sensitive-notice');
      const one = await visit();
      await open(one, '/ar/gallery/rhinoplasty');
      if (isScripted) await one.until('document.querySelectorAll("dialog[open]").length', 1);
      else await one.click('summary', words['hidden']);
      expect(await one.run('return document.querySelectorAll("main img[src*=\'/p/case-\']").length')).toBe(0);
      expect(
        await one.run('return performance.getEntriesByType("resource").filter((one) => one.name.includes("/p/case-")).length'),
      ).toBe(0);
      await expectArabic(one, '/ar/gallery/rhinoplasty');
      await one.click(isScripted ? 'dialog button' : 'main button', words['agree']);
      await one.until('document.querySelectorAll("figure img").length >= 2', true);
      await expectArabic(one, isScripted ? '/ar/gallery/rhinoplasty' : AGREEMENT_PATH);
    });

    it('a form says in Arabic what is wrong and loses nothing; then it is sent, followed and erased', async () => {
      const [messages, answer, status] = [arabic('lead-messages'), arabic('lead-answer'), arabic('enquiry')];
      const one = await visit();
      await open(one, '/ar/contact-us');
      const button = `${FORM} button[type="submit"]`;
      if (isScripted) {
        await one.run(`document.querySelector('${FORM}').scrollIntoView()`);
        await one.until(`document.querySelector('${button}').form.noValidate`, true);
        await one.click(button);
        for (const name of ['name', 'email', 'phone', 'treatment', 'noDate', 'consent'])
          await one.until(hasText(messages[name]), true);
        await expectArabic(one, '/ar/contact-us');
      }
      const wish = nextOpenSlot(Date.now() + 3 * DAY_MS);
      await fill(one, 'consultation', { ...TYPED, treatment: TREATMENT });
      await fill(one, 'consultation', { date: nextClosedDay(), time: wish.time, consent: true });
      await one.click(button);
      await one.until(`document.querySelector("[name=date]").getAttribute("aria-invalid")`, 'true');
      await one.until(
        `[...document.querySelectorAll("[name=date]")].some((field) => (field.getAttribute("aria-describedby") ?? "").split(" ")
        .some((id) => document.getElementById(id)?.textContent.includes(${JSON.stringify(messages['sunday'])})))`,
        true,
      );
      for (const [name, value] of Object.entries({ ...TYPED, treatment: TREATMENT }))
        await one.until(`document.querySelector('${FORM}').elements.namedItem("${name}").value`, value);
      expect((await one.run<string[]>(FAULTS, englishWords)).slice(1)).toEqual([]);
      await fill(one, 'consultation', { date: wish.date });
      await fill(one, 'consultation', { time: wish.time, consent: true });
      await one.click(button);
      await one.until('/[0-9A-Z]{4}-[0-9A-Z]{4}/.test(document.querySelector("main").innerText)', true);
      expect((await one.run<string[]>(FAULTS, englishWords)).slice(1)).toEqual([]);
      await expect.poll(() => built.upstream.leads.length, { timeout: 15_000 }).toBe(1);
      await one.click('main button', answer['status']);
      await one.until(hasText(status['delivered']), true);
      expect((await one.run<string[]>(FAULTS, englishWords)).slice(1)).toEqual([]);
      await one.click('main button', status['erase']);
      await one.click('main button', status['eraseNow']);
      await one.until(hasText(status['erased']), true);
      expect((await one.run<string[]>(FAULTS, englishWords)).slice(1)).toEqual([]);
    });
  });
}
