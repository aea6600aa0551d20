import type { PlainBrowser } from './plain-browser.ts';
import { profiles } from './profiles.ts';
import { read } from './visit.ts';

/** Paths of a site's pages and of its latest article, from its sitemaps. */
export async function pagesOf(site: string): Promise<string[]> {
  const pathsIn = async (name: string): Promise<string[]> => {
    const answer = await fetch(`${site}/sitemaps/${name}.xml`);
    if (!answer.ok) throw new Error(`The sitemap of ${name} answers ${answer.status}`);
    return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  };
  return [...(await pathsIn('pages')), ...(await pathsIn('posts-1')).slice(0, 1)];
}

/** Markdown: how much each page moves by itself on the slowest line while it comes and is read to its end. */
export async function shiftTable(browser: PlainBrowser, origin: string, paths: readonly string[]): Promise<string> {
  const [profile] = profiles;
  if (!profile) throw new Error('There is no line to measure on');
  const lines = [`| ${profile.name}, whole visit | CLS |`, '|---|--:|'];
  for (const path of paths) {
    const { cls } = await read(browser, { url: origin + path, profile });
    lines.push(`| \`${path}\` | ${cls.toFixed(4)} |`);
  }
  return lines.join('\n');
}
