import { describe, expect, it } from 'vitest';
import { at, carousel, openHome } from './home-visit.ts';
import { type BeginVisit, bringIntoView, DESKTOP, expectNoFindings, PHONE } from './widgets-page.ts';

export function describeHomeVisitors(getUrl: () => string, visit: BeginVisit): void {
  describe('home for everyone', () => {
    it.each([
      ['390', PHONE],
      ['1440', DESKTOP],
    ])('has no accessibility finding at %s px', async (_, options) => {
      const { page, end } = await visit(options);
      await openHome(page, getUrl());
      await expectNoFindings(page);
      await page.getByRole('tab').last().click();
      await page.getByRole('tabpanel', { name: 'Lead Dermatologist' }).waitFor();
      await page.getByRole('region', { name: 'Frequently asked questions' }).locator('summary').first().click();
      // What lies half under the header, which stays, counts as a small target.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectNoFindings(page);
      await end();
    });

    it('scrolls sideways at no width', async () => {
      const { page, end } = await visit(PHONE);
      await openHome(page, getUrl());
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await end();
    });

    it('asks nothing of another host on load, scroll and idle (D12)', async () => {
      const { page, requests, end } = await visit(DESKTOP);
      await openHome(page, getUrl());
      const steps = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
      for (let step = 0; step < steps; step++) await page.mouse.wheel(0, 900);
      await bringIntoView(page.getByRole('contentinfo'));
      await page.waitForLoadState('networkidle');
      expect([...new Set(requests.map((address) => new URL(address).host))]).toEqual([new URL(getUrl()).host]);
      await end();
    });

    it('says everything without script: both doctors, final figures, every answer (HOME-18, HOME-45)', async () => {
      const { page, end } = await visit({ ...PHONE, javaScriptEnabled: false });
      await page.goto(`${getUrl()}/`);
      for (const text of ['15K+', '100K+', 'Listening first', 'A diagnosis first']) {
        expect(await page.getByText(text, { exact: true }).first().isVisible(), text).toBe(true);
      }
      for (const name of ['Profile: Lead Plastic Surgeon', 'Profile: Lead Dermatologist']) {
        expect(await carousel(page, name).isVisible(), name).toBe(true);
        expect(await carousel(page, name).getByText('15000+ HAPPY SURGERIES').count()).toBe(1);
      }
      await page.getByText('How long do botox and fillers last?').click();
      await expect.poll(() => page.getByText('Fillers last 6 to 18 months, depending').isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: 'Explore Video' }).getAttribute('href')).toMatch(/\.mp4$/);
      await page.getByRole('button', { name: 'Request consultation' }).waitFor();
      expect(await page.locator('[style]').count()).toBe(0);
      await end();
    });

    it('stands still under reduced motion (HOME-14, DOCP-18)', async () => {
      const { page, end } = await visit({ ...DESKTOP, reducedMotion: 'reduce' });
      await page.clock.install();
      await openHome(page, getUrl());
      await page.getByRole('button', { name: 'Start automatic slide show' }).first().waitFor();
      expect(await page.getByRole('button', { name: 'Stop automatic slide show' }).count()).toBe(0);
      for (const label of [
        'Plastic surgery before and after',
        'Presentation of the doctors',
        'Professional bodies',
        'Patient Testimonials',
      ]) {
        await bringIntoView(carousel(page, label));
        await page.clock.runFor(6000);
        expect(await at(carousel(page, label)), label).toBe(1);
      }
      const panel = page.locator('dl', { hasText: 'Surgeries' });
      await bringIntoView(panel);
      expect(await panel.locator('[aria-hidden="true"]').count()).toBe(0);
      await end();
    });
  });
}
