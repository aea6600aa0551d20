import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useSharedSite } from '../built-site.ts';
import { openBrowser } from './browser.ts';
import { isFirefox } from './stock-firefox.ts';
import { weakTypeOverPictures } from './type-over-pictures.ts';
import { scrollsSideways, visit } from './visit.ts';

const built = useSharedSite();

/** The reader's own text is twice as large, as browsers and phones let it be set (WCAG 1.4.4). */
describe.skipIf(isFirefox)('with text twice as large, at 390 px', () => {
  const options = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const };
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser(['--blink-settings=defaultFontSize=32']);
  });
  afterAll(() => browser.close());

  it('the first words of home are read beside their picture, not on its hair', () =>
    visit(browser, `${built.site.url}/`, { ...options, viewport: { width: 390, height: 2000 } }, async ({ page }) => {
      // The buttons lie on it, on grounds of their own.
      await page
        .locator('main section')
        .first()
        .locator('a, button')
        .evaluateAll((all) => {
          for (const one of all) one.style.visibility = 'hidden';
        });
      expect(await weakTypeOverPictures(page)).toEqual([]);
    }));

  it.each(['ar', 'bn'])('nothing makes a page of the widest letters wider than a phone of 320 px, in %s', (code) =>
    visit(
      browser,
      `${built.site.url}/${code}/contact-us`,
      { ...options, viewport: { width: 320, height: 700 }, locale: code },
      async ({ page }) => expect(await scrollsSideways(page)).toBe(false),
    ),
  );

  it.each(['', '/ar', '/bn', '/fr'])('the bar of a phone of 320 px is one row of whole words, in %s', (language) =>
    visit(
      browser,
      `${built.site.url}${language}/contact-us`,
      { ...options, viewport: { width: 320, height: 700 } },
      async ({ page }) => {
        await page.mouse.wheel(0, 900);
        const links = page.locator('#reach a');
        await links.first().waitFor();
        const boxes = await links.evaluateAll((all) =>
          all.map((link) => {
            const { left, right, top } = link.getBoundingClientRect();
            const words = document.createRange();
            words.selectNodeContents(link.lastChild ?? link);
            return { isWithin: left >= 0 && right <= innerWidth, top, lines: words.getClientRects().length };
          }),
        );
        expect(boxes).toEqual(boxes.map(() => ({ isWithin: true, top: boxes[0]?.top, lines: 1 })));
      },
    ),
  );

  it('words beside a small picture have the room for words', () =>
    visit(browser, `${built.site.url}/`, options, async ({ page }) => {
      const narrow = await page
        .locator(
          'main :is(article, li):has(> picture, > div > picture, > div > a > picture) > :is(h3, p), footer p, footer address',
        )
        .evaluateAll((texts) =>
          texts
            .filter((text) => text.checkVisibility() && text.textContent)
            .flatMap((text) => {
              const { width } = text.getBoundingClientRect();
              const ems = width / Number.parseFloat(getComputedStyle(text).fontSize);
              return ems < 4 ? [`${text.textContent}: ${ems.toFixed(1)} em`] : [];
            }),
        );
      expect(narrow).toEqual([]);
    }));

  it('a slide of the doctors says its heading in words, not in letters', () =>
    visit(browser, `${built.site.url}/`, options, async ({ page }) => {
      const narrow = await page.locator('main [data-kind] h3').evaluateAll((headings) =>
        headings
          .filter((heading) => heading.checkVisibility())
          .flatMap((heading) => {
            const { width } = heading.getBoundingClientRect();
            return width < 3 * Number.parseFloat(getComputedStyle(heading).fontSize)
              ? [`${heading.textContent}: ${width} px`]
              : [];
          }),
      );
      expect(narrow).toEqual([]);
    }));

  it('a figure of home stands in one line', () =>
    visit(browser, `${built.site.url}/`, options, async ({ page }) => {
      const figures = await page.locator('main dl dd > span:first-child', { hasText: /^\d+K/ }).evaluateAll((all) =>
        all.map((figure) => {
          const range = document.createRange();
          range.selectNodeContents(figure);
          return [figure.textContent, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size];
        }),
      );
      expect(figures).toEqual(figures.map(([text]) => [text, 1]));
      expect(figures).toHaveLength(2);
    }));

  it('of a treatment, the place among the steps is not under their buttons, and no word of a step, of a fact and of the call for help is parted', () =>
    visit(browser, `${built.site.url}/fr/rhinoplasty`, { ...options, locale: 'fr' }, async ({ page }) => {
      const place = await page.locator('main p[aria-live]').first().boundingBox();
      const arrow = await page.getByRole('button', { name: 'Image précédente' }).first().boundingBox();
      expect((place?.y ?? 0) + (place?.height ?? 1e6)).toBeLessThanOrEqual(arrow?.y ?? 0);
      const parted = await page.locator('main ol button:has(picture), main dl, main p:has(> svg + span)').evaluateAll((parts) =>
        parts.flatMap((part) => {
          const found: string[] = [];
          const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u202f\u00a0-]+/g)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
            }
          }
          return found;
        }),
      );
      expect(parted).toEqual([]);
    }));
});
