import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { useSharedSite } from '../built-site.ts';
import { SWEPT, sampled } from '../sweep.ts';
import { onlyInChromium, useBrowser } from './browser.ts';
import { hydrated } from './hydrated.ts';
import { awake } from './lead-visit.ts';

const built = useSharedSite();
const visit = useBrowser({ isWhole: false });

const SIZES = [
  { width: 320, height: 256 },
  { width: 360, height: 640 },
  { width: 667, height: 375 },
];

/** What of the field that has the focus, and of its name, is out of the window or under something; null once the focus has left the form. */
const hidden = (form: Locator): Promise<string[] | null> =>
  form.evaluate(async (element) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const field = document.activeElement;
    if (!field || !element.contains(field)) return null;
    const isSeen = (one: Element) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) =>
        [left + 12, right - 12].every((x) => one.contains(document.elementFromPoint(x, y))),
      );
    };
    // The words of an agreement are higher than the lowest window.
    if (!(field instanceof HTMLElement) || !field.matches('input:not([type=checkbox]), select, textarea')) return [];
    const label = document.querySelector(`label[for="${field.id}"]:not(.visually-hidden)`);
    return [field, ...(label ? [label] : [])].flatMap((one) => (isSeen(one) ? [] : [`${one.tagName} of ${field.id}`]));
  });

async function walk(page: Page, form: Locator, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const found: string[] = [];
  await (key === 'Tab' ? form.getByRole('textbox').first() : form.locator('button[type=submit]')).focus();
  for (let at = await hidden(form); at; at = await hidden(form)) {
    found.push(...at);
    await page.keyboard.press(key);
  }
  return [...new Set(found)];
}

describe('by the keyboard', () => {
  // The lowest window in the gate: what is seen whole there is so in higher ones, but for what a wide one lays beside another.
  it.each(sampled(SIZES.slice(0, 1), SIZES.slice(1)))(
    'each field is seen whole, with its name, at $width × $height',
    { ...SWEPT, timeout: 60_000 },
    async (viewport) => {
      onlyInChromium('Firefox shows a field whole by itself, and this test counts the stops of Chromium within a date');
      const { page, end } = await visit({ viewport, reducedMotion: 'reduce' });
      for (const path of ['/contact-us', '/international', '/rhinoplasty']) {
        await page.goto(built.site.url + path);
        await hydrated(page);
        const form = page.locator('form:has(input[name="form"])');
        await awake(form);
        for (const key of ['Tab', 'Shift+Tab'] as const)
          expect([path, key, await walk(page, form, key)]).toEqual([path, key, []]);
      }
      await end();
    },
  );
});

describe('the list of what is wrong', () => {
  it.each([...SIZES, { width: 568, height: 320 }])(
    'shows its heading and its first line at $width × $height',
    async (viewport) => {
      const { page, end } = await visit({ viewport, reducedMotion: 'reduce' });
      await page.goto(`${built.site.url}/contact-us`);
      await hydrated(page);
      const form = page.locator('form:has(input[name="form"])');
      await awake(form);
      await form.locator('button[type=submit]').click();
      const list = form.getByRole('alert');
      const seen = () =>
        list.evaluate((element) =>
          [element.querySelector('strong'), element.querySelector('a')].map((one) => {
            const { left, top, bottom } = one?.getClientRects()[0] ?? new DOMRect();
            return [top, bottom].every((y, index) => one?.contains(document.elementFromPoint(left + 3, y + (index ? -4 : 4))));
          }),
        );
      await expect.poll(() => seen().catch(() => null)).toEqual([true, true]);
      await end();
    },
  );
});

/** Whether the first lines of what a place holds are in the window, and under nothing. */
const isSeen = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, top, bottom, height } = element.getBoundingClientRect();
    const end = Math.min(bottom, top + Math.min(height, 32));
    return [top + 3, end - 3].every((y) => element.contains(document.elementFromPoint(left + 12, y)));
  });

/** The callback, which comes at the end of a page; with its form. */
async function callbackAtEnd(page: Page): Promise<Locator> {
  const panel = page.locator('[data-callback]');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100_000);
      return panel.locator('form').count();
    })
    .toBe(1);
  return panel;
}

it('each field of a callback is seen whole, with its name, on a page enlarged four times: its button leaves them the room', async () => {
  onlyInChromium('Firefox shows a field whole by itself');
  const { page, end } = await visit({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
  await page.goto(`${built.site.url}/terms-conditions`);
  await hydrated(page);
  const form = (await callbackAtEnd(page)).locator('form');
  for (const key of ['Tab', 'Shift+Tab'] as const) expect([key, await walk(page, form, key)]).toEqual([key, []]);
  await end();
});

describe('the list of what is wrong with a callback', () => {
  it.each([...SIZES, { width: 844, height: 390 }])('comes below its heading and Close at $width × $height', async (viewport) => {
    const { page, end } = await visit({ viewport, reducedMotion: 'reduce' });
    await page.goto(`${built.site.url}/terms-conditions`);
    await hydrated(page);
    const panel = await callbackAtEnd(page);
    const form = panel.locator('form');
    await expect.poll(() => form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true);
    await form.locator('button[type=submit]').click();
    const list = form.getByRole('alert');
    await list.getByRole('link').first().waitFor();
    const parts = [panel.getByRole('heading', { level: 2 }), list.locator('strong'), list.getByRole('link').first()];
    await expect.poll(() => Promise.all(parts.map(isSeen))).toEqual([true, true, true]);
    const close = panel.getByRole('button', { name: /^Close/ });
    // A round button has no corners.
    const tops = await close.evaluate((button) => {
      const { left, width, top } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + 2));
    });
    expect(tops).toBe(true);
    await end();
  });
});

it('the callback has an edge where the colours of a page are the visitor’s own', async () => {
  const { page, end } = await visit({ forcedColors: 'active' });
  onlyInChromium('Over BiDi, Firefox keeps the colours of a page');
  await page.goto(`${built.site.url}/terms-conditions`);
  await hydrated(page);
  const panel = await callbackAtEnd(page);
  const edge = await panel.evaluate((element) => {
    const { outlineStyle, outlineColor, color } = getComputedStyle(element);
    return [outlineStyle, outlineColor === color];
  });
  expect(edge).toEqual(['solid', true]);
  // Who asks for more contrast has it in quiet words and in the edges of fields.
  const quiet = (contrast: 'more' | 'no-preference') =>
    page
      .emulateMedia({ forcedColors: 'none', contrast })
      .then(() =>
        panel.evaluate((element) =>
          [
            getComputedStyle(element.querySelector('form > p') ?? element).color,
            getComputedStyle(element.querySelector('input[name=name]') ?? element).borderTopColor,
          ].map((colour) => (colour.match(/\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0)),
        ),
      );
  const [usual, more] = [await quiet('no-preference'), await quiet('more')];
  expect(usual.map((light, index) => light > (more[index] ?? light))).toEqual([true, true]);
  await end();
});

describe('without script', () => {
  it('the sign of a field for a day is seen on the black ground of a contrast theme', async () => {
    const { page, end } = await visit({ forcedColors: 'active', colorScheme: 'dark', javaScriptEnabled: false });
    await page.goto(`${built.site.url}/plan-your-stay`);
    const field = page.locator('input[name="arrival"]');
    // Neither the words of the field nor its edges: the last 3rem before its end.
    const { width, height } = (await field.boundingBox()) ?? { width: 0, height: 0 };
    const picture = sharp(await field.screenshot());
    const sign = picture.extract({ left: Math.round(width) - 50, top: 10, width: 40, height: Math.round(height) - 20 });
    const { channels } = await sharp(await sign.png().toBuffer()).stats();
    expect(Math.max(...channels.slice(0, 3).map(({ max }) => max))).toBeGreaterThan(200);
    await end();
  });

  it('the link to a phone number below its country shows the name of the field', async () => {
    const { page, end } = await visit({ viewport: { width: 320, height: 568 }, javaScriptEnabled: false });
    await page.goto(`${built.site.url}/international`);
    const form = page.locator('form:has(input[name="form"])');
    await form.locator('[name=name]').fill('Visitor Without Script');
    await form.locator('[name=email]').fill('visitor@clinic.example');
    await form.locator('[name=phone_number]').fill('12');
    await form.locator('[name=terms]').check();
    await form.locator('button[type=submit]').click();
    await form.getByRole('alert').getByRole('link').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone_number');
    expect(await isSeen(form.locator('label[for=international-phone_number]'))).toBe(true);
    await end(/422/);
  });

  it('the page of a stay opens at the plan, or at its form where something is wrong with it', async () => {
    const { page, end } = await visit({ viewport: { width: 844, height: 390 }, javaScriptEnabled: false });
    await page.goto(`${built.site.url}/plan-your-stay`);
    await page.getByRole('button', { name: 'Show my plan' }).click();
    await expect.poll(() => isSeen(page.getByText('Choose at least one treatment'))).toBe(true);
    const told = await page
      .locator('fieldset')
      .evaluateAll((all) =>
        all.map((group) => document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent),
      );
    expect(told).toEqual(['Choose at least one treatment', 'Choose at least one treatment']);
    await page.getByLabel('Rhinoplasty').check();
    await page.getByRole('button', { name: 'Show my plan' }).click();
    await expect.poll(() => isSeen(page.getByRole('heading', { name: 'Your stay: Rhinoplasty' }))).toBe(true);
    // Nothing is offered that script alone can do.
    expect(await page.getByRole('button', { name: /Print/ }).count()).toBe(0);
    await end();
  });
});

it('the page of an enquiry opens at what it answers, on a phone held sideways', async () => {
  const { page, end } = await visit({ viewport: { width: 844, height: 390 } });
  await page.goto(`${built.site.url}/ar/enquiry`);
  const field = page.locator('[name=reference]');
  await field.fill('1234');
  await page.locator('form:has([name=reference]) button[type=submit]').click();
  await expect.poll(() => isSeen(page.locator('#form-reference-error'))).toBe(true);
  expect(await isSeen(field)).toBe(true);
  await end(/422/);
});
