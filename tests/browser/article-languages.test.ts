import { beforeAll, expect, it } from 'vitest';
import { useBuiltSite } from '../built-site.ts';
import { useBrowser } from './browser.ts';
import { misfits } from './geometry.ts';
import { hydrated } from './hydrated.ts';
import { axeFindings } from './visit.ts';
import { PHONE } from './widgets-page.ts';

const built = useBuiltSite('article-languages');
const visit = useBrowser();

const PART = `<h2>قبل أن تسافر</h2><p>تحدث مع طبيبك عن موعد السفر.</p>
  <h2>بعد الوصول</h2><ul><li>احمل التقرير الطبي</li></ul><h2>متى تتصل بنا</h2><table><tr><th>اليوم</th><td>1</td></tr></table>`;

/** Before the first visit: more articles than a list shows at once. */
beforeAll(() => {
  const { content } = built.upstream;
  for (let n = 1; n <= 8; n += 1) {
    const id = content.add({ slug: `safar-${n}`, title: `السفر بعد العملية ${n}`, content: PART, categories: [12, 19] });
    content.update(id, { members: { lang: 'ar', translations: {} } });
  }
});

it('a patient who reads Arabic searches, loads more, opens an article, and goes on from it, in Arabic', async () => {
  const { page, end } = await visit({ ...PHONE, locale: 'ar' });
  await page.goto(`${built.site.url}/ar/blogs`);
  await hydrated(page);
  const articles = page.locator('main article');
  expect(await articles.count()).toBe(6);
  expect([...(await misfits(page)), ...(await axeFindings(page))]).toEqual([]);
  await page.getByRole('button', { name: 'تحميل مقالات أخرى' }).click();
  await expect.poll(() => articles.count()).toBe(8);
  await page.getByRole('searchbox').fill('العملية 3');
  await expect.poll(() => articles.count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/ar/blogs');
  await page.getByRole('link', { name: /^اقرأ المزيد/ }).click();
  await page.getByRole('heading', { level: 1, name: 'السفر بعد العملية 3' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/ar/blogs/safar-3');
  expect([...(await misfits(page)), ...(await axeFindings(page))]).toEqual([]);
  await page.getByRole('navigation', { name: 'مقالات أخرى' }).getByRole('link').first().click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/ar\/blogs\/safar-[24]$/);
  // An English page cannot show it, and the application of English pages leads to where it is.
  await page.goto(`${built.site.url}/blogs/safar-3`);
  expect(new URL(page.url()).pathname).toBe('/ar/blogs/safar-3');
  await end();
});
