import { expect, it } from 'vitest';
import { chromiumPath } from '../../scripts/browsers.ts';
import { browserProblem } from '../../scripts/smoke/browser.ts';
import { useSharedSite } from '../built-site.ts';
import { onlyInChromium } from './browser.ts';

const { site } = useSharedSite();

/** What the smoke test of a release says of the site, one of whose files, if any, no browser can read. */
async function problemWith(broken: string): Promise<{ asked: string[]; problem: string | null }> {
  onlyInChromium('A release is tried in Chromium');
  const asked: string[] = [];
  const visit = async (path: string, init?: RequestInit): Promise<Response> => {
    asked.push(path);
    const answer = await fetch(site.url + path, init);
    return path === broken ? new Response('}{', answer) : answer;
  };
  return { asked, problem: await browserProblem(chromiumPath() ?? '', visit, site.url) };
}

it('opens a page of each language, for each has an application of its own', async () => {
  const { asked, problem } = await problemWith('');
  expect(problem).toBeNull();
  expect(asked).toEqual(
    expect.arrayContaining(['/', '/rhinoplasty', '/contact-us', '/ar/contact-us', '/bn/contact-us', '/fr/contact-us']),
  );
});

it('names the language whose application does not start', async () => {
  const document = await (await fetch(`${site.url}/ar/contact-us`)).text();
  const entry = /src="(\/assets\/entries\/[^"]+)"/.exec(document)?.[1] ?? '';
  const { problem } = await problemWith(entry);
  expect(problem).toMatch(/^\/ar\/contact-us: SyntaxError/);
});
