import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { builtSite } from './built-site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-site-'));
  for (const name of ['index.html', 'about.html', 'about/part.$d.txt', '_next/static/a.js', '_astro/b.css', 'hero.webp']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  // A folder of the same name holds the parts of a page, not the page.
  ['/about', 'about.html', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/', 'index.html', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/about/part.$d.txt?_rsc=1', 'about/part.$d.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/_next/static/a.js', '_next/static/a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/_astro/b.css', '_astro/b.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/hero.webp', 'hero.webp', 'image/webp', 'public, max-age=31536000'],
])('answers %s as a static host does', async (address, text, type, kept) => {
  const answer = await builtSite(folder)(address, {});
  expect(await answer.text()).toBe(text);
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([type, kept]);
});

it('has nothing where nothing was built', async () => {
  for (const address of ['/chapter-9', '/about/', '/../secret']) expect((await builtSite(folder)(address, {})).status).toBe(404);
});
