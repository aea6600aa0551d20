import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useBuiltSite } from '../built-site.ts';
import { openBrowser } from './browser.ts';
import { holdRequests } from './hold-requests.ts';
import { hydrated } from './hydrated.ts';
import { axeFindings, scrollsSideways, visit } from './visit.ts';

const built = useBuiltSite('blogs');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  addLongRead();
});
afterAll(() => browser?.close());

/** Before the first visit: a post that comes later is found when the index is a minute old. */
function addLongRead(): void {
  const { content } = built.upstream;
  const part = (n: number) => `<h2>Part ${n}</h2><p>${'Some words that are read. '.repeat(60)}</p>`;
  const body = `${[1, 2, 3].map(part).join('')}<table>${`<tr>${'<td>A cell of words</td>'.repeat(12)}</tr>`.repeat(3)}</table>`;
  const lists = '<ul><li>deep '.repeat(30) + '</li></ul>'.repeat(30);
  const video =
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><iframe src="https://www.youtube.com/embed/abcdefghijk" title="A talk"></iframe></div></figure>';
  content.add({
    slug: 'a-long-read',
    title: `Read ${'x'.repeat(400)}`,
    content: `${body}${'w'.repeat(400)}${lists}${video}`,
    categories: [11],
    featuredMedia: 1001,
  });
}

const cards = 'main article h2';

it('Our Blogs, with script: search, tabs, Load More and the shake, all mirrored in the address', async () => {
  await visit(browser, `${built.site.url}/blogs`, { viewport: { width: 390, height: 844 } }, async ({ page, hosts }) => {
    expect(await page.locator(cards).count()).toBe(6);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Load More Articles' }).click();
    await page.locator(cards).nth(11).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(await page.locator(cards).nth(6).textContent());
    expect(new URL(page.url()).search).toBe('?show=12');
    // By key: what has the focus is the whole card.
    await page.keyboard.press('Shift+Tab');
    const ring = await page.evaluate(() => {
      const card = document.activeElement?.closest('li article, li > *');
      return card && getComputedStyle(card).outlineStyle;
    });
    expect(ring).toBe('solid');
    await page.getByText(/^Showing 12 of \d+ articles in Dermatology$/).waitFor();
    await page.getByRole('button', { name: 'Plastic Surgery' }).click();
    await page.getByText(/^Showing 6 of \d+ articles in Plastic Surgery$/).waitFor();
    expect(new URL(page.url()).search).toBe('?category=plastic-surgery');
    expect(await page.getByRole('button', { name: 'Plastic Surgery' }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('searchbox').pressSequentially('recovery');
    await page.getByText(/^\d+ articles found for “recovery” in Plastic Surgery$/).waitFor();
    expect(new URL(page.url()).search).toBe('?category=plastic-surgery&q=recovery');
    await page.reload();
    expect(await page.getByRole('searchbox').inputValue()).toBe('recovery');
    await page.getByRole('searchbox').fill('astrology');
    await page.getByText('No articles found matching your search').waitFor();
    await page.getByRole('link', { name: 'Search all articles' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    await page.getByRole('link', { name: 'Clear the search' }).click();
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
    const tile = page.getByRole('navigation', { name: 'Topics in Dermatology' }).getByRole('link', { name: 'Acne & Scars' });
    // Written down as it begins: the tile goes with the page.
    await tile.evaluate((element) =>
      element.addEventListener('animationstart', () =>
        Object.assign(window, { shaken: getComputedStyle(element).animationDuration }),
      ),
    );
    // Of two taps the second is meant: a page that came of the first would be in the way back.
    await page.getByRole('navigation', { name: 'Topics in Dermatology' }).getByRole('link').last().click();
    await tile.click();
    await expect.poll(() => page.evaluate(() => (window as unknown as { shaken?: string }).shaken)).toBe('0.4s');
    await page.getByRole('heading', { level: 1, name: 'Acne & Scars' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/blogs/service/acne-scars');
    await page.goBack();
    await page.getByRole('searchbox').waitFor();
    expect(new URL(page.url()).pathname).toBe('/blogs');
    expect([...hosts]).toEqual([new URL(built.site.url).host]);
  });
});

it('the field says what the list was searched for on the way back, also where it has the focus', async () => {
  await visit(browser, `${built.site.url}/blogs`, {}, async ({ page }) => {
    const field = page.getByRole('searchbox');
    await page.getByRole('button', { name: 'Plastic Surgery' }).click();
    await page.waitForURL('**/blogs?category=plastic-surgery');
    await field.pressSequentially('recovery');
    await page.getByText(/^\d+ articles found for “recovery” in Plastic Surgery$/).waitFor();
    await page.goBack();
    await page.getByText(/^Showing 6 of \d+ articles in Dermatology$/).waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.goForward();
    await expect.poll(() => field.inputValue()).toBe('recovery');
  });
});

it('shows no article twice where another was published since the page came, which moved the list on', async () => {
  await visit(browser, `${built.site.url}/blogs`, { viewport: { width: 390, height: 844 } }, async ({ page }) => {
    await page.route('**/api/content/posts?*', async (route) => {
      const moved = new URL(route.request().url());
      moved.searchParams.set('from', String(Number(moved.searchParams.get('from')) - 1));
      await route.fulfill({ response: await route.fetch({ url: moved.href }) });
    });
    await page.getByRole('button', { name: 'Load More Articles' }).click();
    await page.locator(cards).nth(10).waitFor();
    const titles = await page.locator(cards).allTextContents();
    expect([titles.length, new Set(titles).size]).toEqual([11, 11]);
  });
});

it('a search that is still being typed goes along to the tab that is pressed, and takes nobody from the way to an article', async () => {
  await visit(browser, `${built.site.url}/blogs`, {}, async ({ page }) => {
    const field = page.getByRole('searchbox');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await field.fill('recovery');
    const releaseTab = await holdRequests(page, '**/api/content/blogs?*');
    const askedTab = page.waitForRequest('**/api/content/blogs?category=plastic-surgery');
    await page.getByRole('button', { name: 'Plastic Surgery' }).click();
    await askedTab;
    const askedWords = page.waitForRequest(/category=plastic-surgery&q=recovery/);
    await page.clock.runFor(400);
    await askedWords;
    releaseTab();
    await page.getByText(/^\d+ articles found for “recovery” in Plastic Surgery$/).waitFor();
    await page.unroute('**/api/content/blogs?*');

    await field.fill('recover');
    const releaseArticle = await holdRequests(page, '**/api/content/blogs/*');
    const askedArticle = page.waitForRequest('**/api/content/blogs/*');
    await page
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click();
    await askedArticle;
    await page.clock.runFor(400);
    releaseArticle();
    await page.waitForURL(/\/blogs\/[a-z]/);
  });
});

it('more articles that come late leave the address of the page alone that is gone back to', async () => {
  await visit(browser, `${built.site.url}/blogs`, {}, async ({ page }) => {
    await page.getByRole('button', { name: 'Plastic Surgery' }).click();
    await page.waitForURL('**/blogs?category=plastic-surgery');
    const releasePosts = await holdRequests(page, '**/api/content/posts?*');
    const asked = page.waitForRequest('**/api/content/posts?*');
    await page.getByRole('button', { name: 'Load More Articles' }).click();
    const posts = page.waitForResponse((await asked).url());
    const releaseList = await holdRequests(page, '**/api/content/blogs');
    const askedBack = page.waitForRequest('**/api/content/blogs');
    await page.evaluate(() => history.back());
    await askedBack;
    releasePosts();
    await (await posts).finished();
    await page.locator(cards).nth(11).waitFor();
    releaseList();
    await page.getByText(/^Showing 6 of \d+ articles in Dermatology$/).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });
});

it('what one article has said of its address is not said of the next', async () => {
  await visit(browser, `${built.site.url}/blogs`, {}, async ({ page }) => {
    await page
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click();
    // Neither may be used here: then the address is shown.
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new Error('refused')) }));
    await page.getByRole('button', { name: /^(?:Share|Copy)/ }).click();
    const said = page.locator('article footer').getByRole('status');
    await expect.poll(() => said.textContent()).toContain(page.url());
    const heading = await page.locator('main h1').textContent();
    await page.getByRole('navigation', { name: 'More articles' }).getByRole('link').first().click();
    await expect.poll(() => page.locator('main h1').textContent()).not.toBe(heading);
    expect(await said.textContent()).toBe('');
  });
});

it('Our Blogs, without script: the same by forms and links', async () => {
  await visit(browser, `${built.site.url}/blogs`, { javaScriptEnabled: false }, async ({ page }) => {
    await page.getByRole('button', { name: 'Load More Articles' }).click();
    await page.waitForURL('**/blogs?*#article-7');
    expect(await page.locator(cards).count()).toBe(12);
    await page.getByRole('button', { name: 'Patient Guides' }).click();
    await page.waitForURL('**/blogs?category=patient-guides');
    await page.getByRole('searchbox').fill('short');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL((url) => url.searchParams.get('q') === 'short');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ category: 'patient-guides', q: 'short' });
    expect(await page.locator(cards).count()).toBeGreaterThan(0);
  });
});

it('says what it waits for on a slow line, and that it failed, with a way to a person', async () => {
  await visit(browser, `${built.site.url}/blogs`, {}, async ({ page, complaints }) => {
    await page.route('**/api/content/posts?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Load More Articles' }).click();
    await page.getByText('Failed to fetch blogs').waitFor();
    expect(await page.locator('form [role="alert"] a[href^="tel:"]').count()).toBe(1);
    await page.unroute('**/api/content/posts?*');
    await page.getByRole('button', { name: 'Load More Articles' }).click();
    await page.locator(cards).nth(11).waitFor();
    const release = await holdRequests(page, '**/api/content/blogs/*');
    await page
      .getByRole('link', { name: /^Read More/ })
      .first()
      .click();
    const onItsWay = page.getByText('Loading blog details...');
    await onItsWay.waitFor();
    // What is left stays readable until then.
    const over = () => onItsWay.evaluate((line) => getComputedStyle(line, '::backdrop').backgroundColor);
    expect(await over()).toBe('rgba(0, 0, 0, 0)');
    release();
    await page.locator('#article-body').waitFor();
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('net::ERR_FAILED')));
  });
});

it('an address that names a part as its editor did leads to it; whoever has begun to read stays where they are', async () => {
  const address = `${built.site.url}/blogs/a-long-read#part-3`;
  await visit(browser, address, {}, async ({ page }) => {
    const top = () => page.locator('#user-content-part-3').evaluate((one) => Math.round(one.getBoundingClientRect().top));
    await expect.poll(() => top().then(Math.abs)).toBeLessThan(250);
  });
  await visit(browser, address, { waitForScript: false }, async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
    await hydrated(page);
    // The article takes over with the rest of the page, before the header does.
    expect(await page.evaluate(() => scrollY)).toBe(100);
  });
});

it('an article: contents, a video that plays only when asked, nothing wider than a small phone', async () => {
  await visit(
    browser,
    `${built.site.url}/blogs/a-long-read`,
    { viewport: { width: 320, height: 700 } },
    async ({ page, hosts }) => {
      expect(await scrollsSideways(page)).toBe(false);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'Part 3' }).click();
      expect(await page.evaluate(() => location.hash)).toBe('#user-content-part-3');
      expect([...hosts]).toEqual([new URL(built.site.url).host]);
      await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'a player' }));
      await page.getByRole('link', { name: /Play video: A talk/ }).click();
      const frame = page.locator('#article-body iframe');
      expect(await frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1');
      expect(await scrollsSideways(page)).toBe(false);
    },
  );
});
