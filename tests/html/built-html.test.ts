import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { splitLanguage } from '../../src/languages.ts';
import { isService, matchRoute, type PageRoute, routes } from '../../src/routes.ts';
import { STYLES_WAIT } from '../../worker/lib/styles-wait.ts';
import { useSharedSite } from '../built-site.ts';
import { isSweep, SWEPT } from '../sweep.ts';
import { htmlRules, withoutOwnStyles } from './html-rules.ts';

const built = useSharedSite();

interface Fetched {
  path: string;
  status: number;
  html: string;
}

const PARALLEL = 4;
const fetched = new Map<string, Fetched>();

async function get(path: string): Promise<Fetched> {
  const answer = await fetch(built.site.url + path, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  const location = answer.headers.get('location');
  const html = await answer.text();
  if (!location) return { path, status: answer.status, html };
  return get(new URL(location, built.site.url).pathname + new URL(location, built.site.url).search);
}

/** Paths that a page links to on our own site, without fragments. */
function linksOf({ path, html }: Fetched): string[] {
  const addresses = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, address]) =>
    (address ?? '').replaceAll('&amp;', '&'),
  );
  return addresses.flatMap((address) => {
    const url = URL.parse(address, built.site.url + path);
    return url?.origin === built.site.url && url.protocol.startsWith('http') ? [url.pathname + url.search] : [];
  });
}

/** The gallery is one page over and over, in each language: a few categories and cases stand for the others where a look takes long. */
const TYPICAL = /^\/gallery\/(?:others|liposuction|hair-transplant(?:\/(?:t\d*0|case-.*))?|prp-[^/]*\/.*-after)$/;
function isTypical(page: Fetched): boolean {
  const { path } = splitLanguage(page.path);
  return !path.startsWith('/gallery/') || TYPICAL.test(path);
}

/** Treatments are made by the same code, and so are articles: of each kind and language the gate takes this many, and the article with every block. */
const OF_A_KIND = isSweep ? Number.POSITIVE_INFINITY : 6;
function fewOfAKind(all: readonly Fetched[]): Fetched[] {
  const taken = new Map<string, number>();
  return all.filter((page) => {
    const { language, path } = splitLanguage(page.path);
    const name = matchRoute(path)?.name ?? path.split('/')[1];
    const kind = `${language?.code} ${name && isService(name) ? 'service' : name}`;
    const before = taken.get(kind) ?? 0;
    taken.set(kind, before + 1);
    return before < OF_A_KIND || path === '/blogs/every-block';
  });
}

/** Walks the whole site from its home page, as a search engine does. */
async function crawl(): Promise<Map<string, string>> {
  const foundOn = new Map([['/', 'start']]);
  const waiting = ['/'];
  const visit = async (path: string): Promise<void> => {
    const page = await get(path);
    fetched.set(path, page);
    for (const link of page.status === 200 && page.html.startsWith('<!DOCTYPE') ? linksOf(page) : []) {
      if (foundOn.has(link)) continue;
      foundOn.set(link, path);
      waiting.push(link);
    }
  };
  while (waiting.length) await Promise.all(waiting.splice(0, PARALLEL).map(visit));
  return foundOn;
}

describe('the built site', () => {
  let foundOn: Map<string, string>;
  beforeAll(async () => {
    foundOn = await crawl();
  }, 180_000);

  const pages = () => [...fetched.values()].filter(({ status, html }) => status === 200 && html.startsWith('<!DOCTYPE'));

  it('has no internal link that leads nowhere (ROUTE-54)', () => {
    const dead = [...fetched.entries()]
      .filter(([, { status }]) => status !== 200)
      .map(([path]) => `${path} on ${foundOn.get(path)}`);
    // What editors typed into posts is theirs: links of the sample content to pages that do not exist are reported, not ours to fail on.
    expect(dead.filter((line) => !/ on \/blogs\//.test(line))).toEqual([]);
  });

  it('links to every static page and to every post but the one that is protected by a password', () => {
    const { terms: _, ...rest } = routes;
    const own = Object.values(rest as Record<string, PageRoute>).filter(({ kind }) => kind === 'static');
    for (const { path } of own) expect(foundOn.has(path), path).toBe(true);
    expect([...foundOn.keys()].filter((path) => /^\/blogs\/(?!service\/)[^?]+$/.test(path)).length).toBe(132);
  });

  it('is valid HTML', SWEPT, async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: htmlRules,
    });
    const problems: string[] = [];
    for (const { path, html } of fewOfAKind(pages().filter(isTypical))) {
      const report = await validator.validateString(withoutOwnStyles(html));
      for (const { messages } of report.results) {
        problems.push(...messages.map(({ line, column, ruleId, message }) => `${path} ${line}:${column} ${ruleId}: ${message}`));
      }
    }
    expect(problems).toEqual([]);
  });

  it('holds an hour and its half of the day in one line, in every language, outside what editors wrote', () => {
    const parted = pages().flatMap(({ path, html }) => {
      const found = path.startsWith('/blogs/')
        ? null
        : /\d (?:[AP]M|صباحًا|مساءً)/.exec(html.slice(html.indexOf('<body')).replace(/<script.*?<\/script>/gs, ''));
      return found ? [`${path}: ${found[0]}`] : [];
    });
    expect(parted).toEqual([]);
    for (const path of ['/contact-us', '/ar/contact-us']) expect(fetched.get(path)?.html).toMatch(/8:00\u00a0(?:PM|مساءً)/);
  });

  it('has a space between texts in one of them: Chromium tells no screen reader of one that is a text by itself', () => {
    const alone = /(?:<!-- -->|<\/(?:small|span|strong|time)>) <!-- -->|<!-- --> <(?:small|span|strong|time)\b/g;
    const found = pages().flatMap(({ path, html }) =>
      [...html.matchAll(alone)].map(({ index }) => `${path}: ${html.slice(Math.max(0, index - 20), index + 40)}`),
    );
    expect(found).toEqual([]);
  });

  it('says no word on a picture once more that the picture, and with it the name of its link, says already', () => {
    const twice = pages().flatMap(({ path, html }) =>
      [...html.matchAll(/<img\b[^>]* alt="([^"]+)"[^>]*>((?:(?!<\/?a\b).)*)<\/a>/gs)].flatMap(([, alt = '', after = '']) =>
        [...after.replace(/<span aria-hidden="true">.*/s, '').matchAll(/>([^<]+)</g)]
          .filter(([, word = '']) => alt.toLowerCase().includes(word.toLowerCase()))
          .map(([, word]) => `${path}: ${word}: ${alt}`),
      ),
    );
    expect(twice).toEqual([]);
  });

  it('chooses pictures by media queries that old phones know: before Safari 16.4 a range is never true', () => {
    const queries = pages().flatMap(({ html }) =>
      [...html.matchAll(/<(?:source|link|img)\b[^>]*>/g)].flatMap(([tag]) =>
        [...tag.matchAll(/ (?:media|sizes|imagesizes)="([^"]*)"/g)].map(([, query]) => query),
      ),
    );
    expect(new Set(queries.filter((query) => /[<>]|&[lg]t;/.test(query ?? '')))).toEqual(new Set());
    expect(queries).toEqual(expect.arrayContaining(['(max-width: 47.99rem)', expect.stringContaining('(min-width: 64rem) ')]));
  });

  it('has nothing of the page of widgets, which developers alone have', async () => {
    const holding: string[] = [];
    for await (const file of glob('dist/**/*.{html,js,mjs}')) {
      if (readFileSync(file, 'utf8').includes('Everything that screens share')) holding.push(file);
    }
    expect(holding).toEqual([]);
    expect((await get('/widgets')).status).toBe(404);
  });

  it('has the application compiled while it comes (vite.config.ts)', async () => {
    const hinted: number[] = [];
    const plain: number[] = [];
    for await (const file of glob('dist/client/assets/chunks/*.js')) {
      const code = readFileSync(file, 'utf8');
      (code.startsWith('//# allFunctionsCalledOnLoad\n') ? hinted : plain).push(code.length);
    }
    // The build before may have left its own beside it.
    expect(Math.min(...hinted)).toBeGreaterThan(Math.max(...plain));
  });

  it('has one h1 a page and skips no heading level of our own', () => {
    for (const { path, html } of pages()) {
      const own = html.replace(/<div id="article-body"[\s\S]*?<\/article>/, '');
      const levels = [...own.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      expect([...html.matchAll(/<h1\b/g)], path).toHaveLength(1);
      levels.reduce((last, level) => {
        expect(level, `${path}: h${level} after h${last}`).toBeLessThanOrEqual(last + 1);
        return level;
      }, 0);
    }
  });

  it('holds nothing that the content security policy would block', () => {
    for (const { path, html } of pages()) {
      // One stands in the document itself, and its policy names it.
      const scripts = [...html.replace(STYLES_WAIT, '').matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
      for (const attributes of scripts) expect(attributes, path).toMatch(/\ssrc="\/assets\/|type="application\/(?:ld\+)?json"/);
      expect(html, path).not.toMatch(/<[^>]+\s(?:style|on\w+)="/);
      // Those before the main part are named in the policy (`tests/worker/security-headers.test.ts`).
      expect(html.slice(html.indexOf('<main')), path).not.toMatch(/<style\b/);
      for (const [, source] of html.matchAll(/<(?:img|source|iframe|video|link|script)\b[^>]*?\s(?:src|href)="([^"]*)"/g)) {
        const host = URL.parse(source ?? '', built.site.url)?.origin;
        expect(host, `${path}: ${source}`).toBe(built.site.url);
      }
    }
  });

  it('gives every page that can be found one description, no two of our own the same, and a picture that is there (SEO-22)', async () => {
    const told = new Map<string, string>();
    const pictures = new Map<string, string>();
    for (const { path, html } of pages()) {
      const { language, path: own } = splitLanguage(path);
      if (!html.includes(`<link rel="canonical" href="${built.site.url}${path}"`) || matchRoute(own)?.route.noindex) continue;
      const descriptions = [...html.matchAll(/<meta name="description" content="([^"]+)"/g)].map(([, text]) => text ?? '');
      expect(descriptions, path).toHaveLength(1);
      const [description] = descriptions;
      // Those of articles and cases are what editors wrote.
      const said = `${language?.code} ${description}`;
      if (!/^\/(?:blogs|gallery\/[^/]+)\//.test(own)) {
        expect([undefined, path], `${path} has the description of ${told.get(said)}`).toContain(told.get(said));
        told.set(said, path);
      }
      const [, picture] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
      expect(picture, path).toMatch(/^https?:/);
      pictures.set(picture ?? '', path);
    }
    expect(told.size).toBeGreaterThan(100);
    for (const [picture, path] of pictures) {
      const { status, headers } = await fetch(picture, { method: 'HEAD' });
      expect([path, picture, status, headers.get('content-type')]).toEqual([
        path,
        picture,
        200,
        expect.stringMatching(/^image\//),
      ]);
    }
  });

  it('gives every page a title, a canonical link and a language of its own', () => {
    const titles = new Map<string, string>();
    for (const { path, html } of pages()) {
      const [, title] = /<title[^>]*>([^<]+)<\/title>/.exec(html) ?? [];
      const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
      const { language } = splitLanguage(path);
      expect(html, path).toContain(language ? `<html lang="${language.code}" dir="${language.direction}">` : '<html lang="en">');
      expect(title, path).toBeTruthy();
      expect(canonical, path).toMatch(new RegExp(`^${built.site.url}/[^?#]*$`));
      if (canonical === built.site.url + path && title) {
        // Some words are the same in two languages.
        const own = `${language?.code} ${title}`;
        expect([undefined, path], `${path} has the title of another page`).toContain(titles.get(own));
        titles.set(own, path);
      }
    }
  });
});
