import { describe, expect, it } from 'vitest';
import { at, beginCarousel, carousel, running } from './home-visit.ts';
import { hydrated } from './hydrated.ts';
import { type BeginVisit, bringIntoView, DESKTOP, PHONE } from './widgets-page.ts';

const LABEL = 'Biographies of the lead doctors';

export function describeDoctors(getUrl: () => string, visit: BeginVisit): void {
  describe('doctors', () => {
    it('turns two biographies every 5000 ms until somebody presses a name or the text (DOC-01 to DOC-03)', async () => {
      const { page, end } = await visit(DESKTOP);
      await page.clock.install();
      await page.goto(`${getUrl()}/our-doctors`);
      await hydrated(page);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
      const shown = await beginCarousel(page, LABEL);
      const names = page.getByRole('group', { name: 'Lead doctors' }).getByRole('button');
      expect(await names.allTextContents()).toEqual(['Lead Plastic Surgeon', 'Lead Dermatologist']);
      const pressed = () => names.evaluateAll((all) => 1 + all.findIndex((name) => name.ariaPressed === 'true'));
      const first = await at(shown);
      const second = 3 - first;
      await page.clock.runFor(4999);
      expect(await at(shown)).toBe(first);
      await page.clock.runFor(1);
      await expect.poll(() => at(shown)).toBe(second);
      await expect.poll(pressed).toBe(second);
      await names.nth(first - 1).click();
      await expect.poll(() => at(shown)).toBe(first);
      await names.nth(second - 1).click();
      await expect.poll(() => at(shown)).toBe(second);
      // A name shows its doctor, also when the timer has just turned to them.
      await names.nth(second - 1).click();
      await page.clock.runFor(1000);
      expect([await at(shown), await pressed()]).toEqual([second, second]);
      await page.mouse.move(0, 0);
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      await bringIntoView(shown);
      await page.clock.runFor(20_000);
      expect([await at(shown), await running(shown)]).toEqual([second, false]);
      await end();
    });

    it('stops for the visit at a press on the text itself (DOC-03)', async () => {
      const { page, end } = await visit(PHONE);
      await page.goto(`${getUrl()}/our-doctors`);
      await hydrated(page);
      await page.getByText('The lead plastic surgeon sees every surgical patient').click();
      await page.getByRole('button', { name: 'Start automatic slide show' }).waitFor();
      await end();
    });

    it('opens at the doctor an address names, and stays there (DOC-10)', async () => {
      const { page, end } = await visit(DESKTOP);
      await page.goto(`${getUrl()}/our-doctors#lead-dermatologist`);
      await hydrated(page);
      const shown = carousel(page, LABEL);
      await expect.poll(() => at(shown)).toBe(2);
      expect(await running(shown)).toBe(false);
      await page.getByRole('heading', { name: 'Lead Dermatologist' }).waitFor();
      for (const id of ['lead-plastic-surgeon', ...[1, 2, 3, 4].map((n) => `team-doctor-${n}`)]) {
        expect(await page.locator(`article#${id}`).count(), id).toBe(1);
      }
      await end();
    });

    it.each([
      ['Lead Plastic Surgeon', 1],
      ['Lead Dermatologist', 2],
    ])('gives the focus to the name of whom a link leads to: %s (WRAP-07, DOC-10)', async (name, slide) => {
      const { page, end } = await visit(DESKTOP);
      await page.goto(`${getUrl()}/about-us`);
      const team = page.getByRole('region', { name: 'Doctors of the clinic' });
      await team.scrollIntoViewIfNeeded();
      await hydrated(page);
      const link = team.getByRole('link', { name: new RegExp(`^Check Out Doctor ?: ${name}$`) });
      await team.getByRole('button', { name: 'Stop automatic slide show' }).click();
      while ((await at(team)) !== slide) await team.getByRole('button', { name: 'Next slide' }).click();
      await link.click();
      await page.waitForURL('**/our-doctors#*');
      await page.getByRole('heading', { level: 2, name }).and(page.locator(':focus')).waitFor();
      await end();
    });

    it('says everything of all six without script, then the way to book (DOC-02, DOC-04, DOC-05, DOC-07 to DOC-09)', async () => {
      const { page, end } = await visit({ ...PHONE, javaScriptEnabled: false });
      await page.goto(`${getUrl()}/our-doctors`);
      for (const start of ['The lead plastic surgeon sees', 'The lead dermatologist begins']) {
        const text = page.getByText(start);
        await text.scrollIntoViewIfNeeded();
        await text.waitFor();
        const box = await text.boundingBox();
        expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 1000) <= 390]).toEqual([true, true]);
      }
      expect(await page.getByRole('region', { name: 'The team' }).getByRole('article').count()).toBe(4);
      expect(await page.getByText('Medical council registration').count()).toBe(6);
      expect(await page.getByText('Loading doctors...').count()).toBe(0);
      const order = await page
        .locator('main section[aria-label], main section[aria-labelledby="the-team-heading"]')
        .evaluateAll((all) =>
          all.map((section) => section.getAttribute('aria-label') ?? section.getAttribute('aria-labelledby')),
        );
      expect(order.indexOf('Get in Touch')).toBeGreaterThan(order.indexOf('the-team-heading'));
      await end();
    });
  });
}
