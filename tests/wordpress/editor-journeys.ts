import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openBrowser } from '../browser/browser.ts';

/** PHP as WebAssembly answers one request at a time, and an editor's screen asks for many. */
const SLOW = { timeout: 45_000 };
const JOURNEY_MS = 300_000;

export interface EditorScene {
  wordpress: () => string;
  site: () => string;
  /** Cuts the public site off from WordPress, and joins them again. */
  cutOff: () => Promise<void>;
  joinAgain: () => Promise<void>;
  /** Cuts WordPress off from the public site, and joins them again. */
  breakLine: () => Promise<void>;
  mendLine: () => Promise<void>;
}

/** An editor at work in the real block editor: clicks and keys, and what patients see after each. */
export function describeEditor({ wordpress, site, cutOff, joinAgain, breakLine, mendLine }: EditorScene): void {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  /** What our scripts failed with on the editor's screens. WordPress's own do where a page is left while they ask for something. */
  const failures: string[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
    context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: wordpress() });
    context.setDefaultTimeout(SLOW.timeout);
    page = await context.newPage();
    page.on('pageerror', ({ message, stack }) => stack?.includes('clinic-public-site') && failures.push(message));
    // A theme may have patterns to begin a page with, which lie over everything when they have come.
    await page.addLocatorHandler(page.getByRole('dialog', { name: 'Choose a pattern' }), (dialog) =>
      dialog.getByRole('button', { name: 'Close' }).click(),
    );
  }, JOURNEY_MS);
  afterAll(() => browser?.close());

  const box = () => page.locator('#clinic-public-site-box');
  /** The box is in the page, if not always in sight: the sidebar shows one tab at a time. */
  const boxSays = (text: RegExp) =>
    box()
      .getByText(text)
      .first()
      .waitFor({ ...SLOW, state: 'attached' });
  const visit = async (path: string) => {
    const answer = await fetch(site() + path, { redirect: 'manual' });
    return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
  };
  const button = (name: string | RegExp, within: Pick<Page, 'getByRole'> = page) =>
    within.getByRole('button', { name, exact: typeof name === 'string' }).first();

  async function signIn(): Promise<void> {
    await page.goto(`${wordpress()}/wp-login.php`);
    await page.fill('#user_login', 'admin');
    await page.fill('#user_pass', 'password');
    await page.click('#wp-submit');
    await page.waitForURL('**/wp-admin/**', SLOW);
  }

  async function openEditor(path: string): Promise<void> {
    await page.goto(`${wordpress()}/wp-admin/${path}`, { waitUntil: 'load', ...SLOW });
    await (await title()).waitFor(SLOW);
    // The guide that greets newcomers lies over everything, and comes once.
    const guide = page.locator('.components-guide').getByRole('button', { name: 'Close' });
    if (await guide.isVisible()) await guide.click();
  }

  /** In the page, or in a frame of its own, as a current WordPress has it. */
  async function canvas(): Promise<Pick<Page, 'locator'>> {
    const frame = page.locator('iframe[name="editor-canvas"]');
    await frame.or(page.locator('.editor-post-title__input')).first().waitFor(SLOW);
    return (await frame.count()) > 0 ? frame.contentFrame() : page;
  }
  const title = async (): Promise<Locator> => (await canvas()).locator('.editor-post-title__input');

  /** From the title on: what is typed before the paragraph has the focus is lost on a slow machine. */
  async function writeBelow(text: string): Promise<void> {
    await page.keyboard.press('Enter');
    await (await canvas()).locator('p[contenteditable="true"]:focus').waitFor(SLOW);
    await page.keyboard.type(text);
  }

  /** A button of its own until WordPress 6.5, one of several states since. */
  async function switchToDraft(): Promise<void> {
    await openPostTab();
    const status = button(/^Change status/);
    const own = button('Switch to draft');
    await status.or(own).first().waitFor(SLOW);
    if (await own.isVisible()) {
      await own.click();
      await button('OK', page.getByRole('dialog')).click();
      return;
    }
    await status.click();
    await page.getByRole('radio', { name: /^Draft/ }).check();
    await page.keyboard.press('Escape');
    await update();
  }

  const openPostTab = () =>
    button(/^Post$/)
      .or(page.getByRole('tab', { name: 'Post' }))
      .first()
      .click();

  const openPageTab = () =>
    button(/^Page$/)
      .or(page.getByRole('tab', { name: 'Page', exact: true }))
      .first()
      .click();

  /** Saves a published text. */
  const update = () => button(/^(Update|Save)$/).click();

  describe('an editor in the block editor', () => {
    it(
      'previews a draft on the public site, publishes it, and reads in the box that patients see it',
      async () => {
        await signIn();
        await openEditor('post-new.php');
        await (await title()).fill('Typed in the editor');
        await writeBelow('First words, the best of all.');
        await button('Save draft').click();
        await boxSays(/Not on the public site/);
        await boxSays(/1 word that promises or praises: best/);
        await boxSays(/No category/);

        await button(/^(View|Preview)$/).click();
        const [tab] = await Promise.all([
          context.waitForEvent('page'),
          page.getByRole('menuitem', { name: /Preview in new tab/ }).click(),
        ]);
        await tab.waitForURL(`${site()}/preview?**`, SLOW);
        expect(await tab.locator('h1').textContent()).toBe('Typed in the editor');
        expect(await tab.locator('main').textContent()).toMatch(/Preview\. .*First words, the best of all\./s);
        await tab.close();

        await button('Publish').click();
        await button('Publish', page.locator('.editor-post-publish-panel')).click();
        await boxSays(/Patients see the saved state: “Typed in the editor”/);
        expect(await visit('/blogs/typed-in-the-editor')).toMatchObject({ status: 200 });
        const shown = await page.locator('.editor-post-publish-panel').getByRole('link', { name: 'Typed in the editor' });
        expect(await shown.getAttribute('href')).toBe(`${site()}/blogs/typed-in-the-editor`);
        await button(/Close panel/).click();
        await openPostTab();
        await button('Copy public address', box()).click();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site()}/blogs/typed-in-the-editor`);
      },
      JOURNEY_MS,
    );

    it(
      'types what search engines are told, and keeps them out',
      async () => {
        const panel = button('Search engines and sharing');
        await openPostTab();
        if ((await panel.getAttribute('aria-expanded')) !== 'true') await panel.click();
        await page.getByLabel('Title for search engines').fill('For search engines');
        await page.getByLabel('Description for search engines').fill('What they say.');
        expect(await page.locator('.cps-result').textContent()).toContain('For search enginesWhat they say.');
        await page.getByLabel('Ask search engines to stay away').check();
        await update();
        await boxSays(/Patients see the saved state: “For search engines”\. Search engines are asked to stay away/);
        const { html } = await visit('/blogs/typed-in-the-editor');
        expect(html).toContain('<meta name="description" content="What they say."');
        expect(html).toContain('<meta name="robots" content="noindex"');
      },
      JOURNEY_MS,
    );

    it(
      'renames it: the old address leads to the new one',
      async () => {
        await button(/^Change (URL|link)/).click();
        const slug = page.locator('.editor-post-url input').first();
        await slug.fill('renamed-in-the-editor');
        await slug.press('Escape');
        await update();
        await box()
          .locator('a[href$="/blogs/renamed-in-the-editor"]')
          .waitFor({ ...SLOW, state: 'attached' });
        expect(await visit('/blogs/typed-in-the-editor')).toMatchObject({
          status: 301,
          location: '/blogs/renamed-in-the-editor',
        });
        expect((await visit('/blogs/renamed-in-the-editor')).status).toBe(200);
      },
      JOURNEY_MS,
    );

    it(
      'takes it off the site and brings it back',
      async () => {
        await switchToDraft();
        await boxSays(/Not on the public site/);
        expect((await visit('/blogs/renamed-in-the-editor')).status).toBe(404);
        await button('Publish').click();
        await button('Publish', page.locator('.editor-post-publish-panel')).click();
        await boxSays(/Patients see the saved state/);
        expect((await visit('/blogs/renamed-in-the-editor')).status).toBe(200);
        await button(/Close panel/).click();
      },
      JOURNEY_MS,
    );

    it(
      'is told the truth about an article while the site cannot read WordPress, or WordPress cannot reach the site',
      async () => {
        onTestFinished(() => Promise.all([joinAgain(), mendLine()]).then(() => undefined));
        await cutOff();
        await (await title()).fill('Changed behind closed doors');
        await update();
        await boxSays(/Still an earlier state/);
        expect((await visit('/blogs/renamed-in-the-editor')).html).not.toContain('Changed behind closed doors');
        // What goes needs no reading: it is gone all the same.
        await switchToDraft();
        await boxSays(/Not on the public site/);
        expect((await visit('/blogs/renamed-in-the-editor')).status).toBe(404);
        await joinAgain();
        await button('Publish').click();
        await button('Publish', page.locator('.editor-post-publish-panel')).click();
        await boxSays(/Patients see the saved state: “For search engines”/);
        expect((await visit('/blogs/renamed-in-the-editor')).html).toContain('Changed behind closed doors</h1>');
        await button(/Close panel/).click();
        // Cut off as well: what it was told before and could not read, the site may read again at any time, and would find these words too.
        await cutOff();
        await breakLine();
        await (await title()).fill('Said to nobody');
        await update();
        await boxSays(/The public site does not answer\. Patients keep seeing what they saw before/);
        expect((await visit('/blogs/renamed-in-the-editor')).html).not.toContain('Said to nobody');
        await joinAgain();
        await mendLine();
        await (await title()).fill('Said to all');
        await update();
        await boxSays(/Patients see the saved state/);
        expect((await visit('/blogs/renamed-in-the-editor')).html).toContain('Said to all</h1>');
      },
      JOURNEY_MS,
    );

    it(
      'puts a page on the site under its own address, and is refused one of the site',
      async () => {
        await openEditor('post-new.php?post_type=page');
        await (await title()).fill('Monsoon camp');
        await writeBelow('Bring an umbrella.');
        await openPageTab();
        const panel = button('Place on the public site');
        if ((await panel.getAttribute('aria-expanded')) !== 'true') await panel.click();
        await page.getByLabel('Show on the public site').check();
        await page.getByLabel('Link to it in the footer').check();
        await page.getByLabel('Short name for menu and footer').fill('Camp');
        await button('Publish').click();
        await button('Publish', page.locator('.editor-post-publish-panel')).click();
        await boxSays(/Patients see the saved state: “Monsoon camp”/);
        expect((await visit('/monsoon-camp')).html).toContain('Bring an umbrella.');
        expect((await visit('/contact-us')).html).toMatch(/<a href="\/monsoon-camp"[^>]*>Camp<\/a>/);
        await button(/Close panel/).click();
        await openPageTab();

        await button(/^Change (URL|link)/).click();
        const slug = page.locator('.editor-post-url input').first();
        await slug.fill('contact-us');
        await slug.press('Escape');
        await page.locator('.cps-place').getByText('The address /contact-us belongs to the public site itself').waitFor(SLOW);
        await update();
        const refusal = page.locator('.components-notice-list').getByText(/belongs to the public site itself/);
        await refusal.waitFor(SLOW);
        expect((await visit('/monsoon-camp')).status).toBe(200);

        await button(/^Change (URL|link)/).click();
        await slug.fill('monsoon-camp');
        await slug.press('Escape');
        await update();
        await refusal.waitFor({ ...SLOW, state: 'hidden' });
      },
      JOURNEY_MS,
    );

    it(
      'changes a record by its form: a refusal keeps what was typed, a list is ordered by the keyboard, patients see it',
      async () => {
        await page.goto(`${wordpress()}/wp-admin/edit.php?post_type=cps_doctors`, { waitUntil: 'load', ...SLOW });
        await page.locator('#the-list a.row-title').first().click();
        await page.locator('.cps-add').first().waitFor(SLOW);
        const designation = page.getByLabel('Designation', { exact: true });
        // On a screen that runs from right to left, "22 of at most 60 characters" keeps its order.
        const runsOn = await page
          .locator('.cps-count')
          .first()
          .evaluate(({ firstChild: words }) => {
            const left = (from: number) => {
              const letter = document.createRange();
              letter.setStart(words as Text, from);
              letter.setEnd(words as Text, from + 1);
              return letter.getBoundingClientRect().left;
            };
            document.documentElement.dir = 'rtl';
            const ends = [left(0), left((words as Text).length - 1)] as const;
            document.documentElement.dir = 'ltr';
            return ends[0] < ends[1];
          });
        expect(runsOn).toBe(true);
        await designation.fill('The best surgeon');
        // Answered while the click waits for it.
        const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
        await Promise.all([asked, page.locator('#menu-dashboard > a').click({ noWaitAfter: true })]);
        expect(await designation.inputValue()).toBe('The best surgeon');
        const biography = page.locator('#cps-paragraphs-field');
        await biography.getByRole('button', { name: 'Add an entry' }).press('Enter');
        await page.keyboard.type(
          'Asks first what a patient sees in the mirror, and says plainly what surgery can change of it and what not.',
        );
        await biography.getByRole('button', { name: 'Move up' }).last().press('Enter');
        await button('Update').click();
        await page.getByRole('link', { name: '“Designation” promises or praises: "best".' }).waitFor(SLOW);
        expect(await designation.inputValue()).toBe('The best surgeon');
        await designation.fill('Surgeon of the face');
        await button('Update').click();
        await boxSays(/Patients see what is saved here/);
        const { html } = await visit('/our-doctors');
        expect([html.includes('Surgeon of the face'), html.includes('Asks first what a patient sees')]).toEqual([true, true]);
        const entries = await biography
          .locator('textarea')
          .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
        expect(entries.at(-2)).toMatch(/^Asks first/);
      },
      JOURNEY_MS,
    );

    it(
      'is told the truth about a managed page while the site cannot read WordPress',
      async () => {
        await visit('/nose-jobs');
        await openEditor('post.php?post=163&action=edit');
        await boxSays(/Patients see the saved state/);
        onTestFinished(joinAgain);
        await cutOff();
        await (await title()).fill('Noses, changed');
        await update();
        await boxSays(/Still an earlier state|does not answer/);
        expect((await visit('/nose-jobs')).html).not.toContain('Noses, changed');
        await joinAgain();
        await (await title()).fill('Noses, changed again');
        await update();
        await boxSays(/Patients see the saved state/);
        // The box may have said so of the state before, which the site has read as soon as it could.
        await expect.poll(async () => (await visit('/nose-jobs')).html, SLOW).toContain('Noses, changed again</h1>');
      },
      JOURNEY_MS,
    );

    it('met no script of ours that failed', () => {
      expect(failures).toEqual([]);
    });
  });
}
