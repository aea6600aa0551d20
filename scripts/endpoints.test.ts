import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as endpoints from '../src/endpoints.ts';
import { matchPage, reservedSlugs } from '../src/routes.ts';

const paths = Object.values(endpoints).filter((value) => typeof value === 'string');

/** Text that a string, a template or an attribute begins with, where it is one of these addresses or lies below one. */
const LITERAL =
  /['"`](?:\/(?:api|ops|embed|media|assets|_p|share|sitemaps)\/|\/(?:ops|_p|health|preview|sitemap\.xml|feed\.xml|robots\.txt|site\.webmanifest|sw\.js|builds\.json|\.well-known\/)['"`?#/])/;
/** Addresses of others that look like ours: of the clinic's API. */
const OTHERS = ['worker/clinic-api/clinic-api.ts'];

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'worker', 'build', 'scripts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/^src\/endpoints\.ts$|endpoints\.test\.ts$/.test(file));
const isTest = (file: string): boolean => /\.test\.tsx?$|\/fixtures\/|^tests\/|^tools\//.test(file);

const linesWith = (pattern: RegExp, among: string[]): string[] =>
  among.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line.replace(/\/\*.*\*\/|^\s*(?:\*|\/\/).*/g, '')))
      .map((line) => `${file}: ${line.trim()}`),
  );

it('writes the address of an endpoint in src/endpoints.ts and nowhere else', () => {
  const sources = files.filter((file) => !isTest(file) && !OTHERS.includes(file));
  expect(sources.length).toBeGreaterThan(400);
  expect(linesWith(LITERAL, sources)).toEqual([]);
});

it('is a list without doubles, in which no address is that of a page or of an editor', () => {
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    expect([path, matchPage(path.replace(/\/$/, ''))]).toEqual([path, null]);
    const first = path.split('/')[1] ?? '';
    if (!first.includes('.')) expect(reservedSlugs()).toContain(first);
  }
});

it('gives the data of no page the address of something else', () => {
  const others = paths.filter((path) => path.startsWith(`${endpoints.CONTENT_PATH}/`));
  expect(others).toContain(endpoints.CONTENT_POSTS_PATH);
  for (const path of others) expect([path, matchPage(path.slice(endpoints.CONTENT_PATH.length))]).toEqual([path, null]);
});

it('has the addresses that installed plugins know', () => {
  const plugin = (file: string): string => readFileSync(`wordpress/clinic-public-site/includes/${file}`, 'utf8');
  expect(plugin('settings.php')).toContain(`setting( 'site_url' ) . '${endpoints.WEBHOOK_PATH}'`);
  expect(plugin('previews.php')).toContain(`setting( 'site_url' ) . '${endpoints.PREVIEW_PATH}?'`);
  expect([endpoints.RECEIPT_PATH, endpoints.CONTENT_REPORT_PATH]).toEqual(['/api/notices/receipt', '/api/notices/report']);
});
