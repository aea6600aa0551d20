import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { href, staticPaths } from '../../src/routes.ts';
import { useSharedSite } from '../built-site.ts';
import { htmlRules } from './html-rules.ts';

const built = useSharedSite();

/** Every static page but the galleries, which are one page over and over; lists, articles, a case and what is not found. */
const PATHS = [
  ...staticPaths().filter((path) => !path.startsWith(`${href('gallery')}/`)),
  '/blogs',
  '/blogs/every-block',
  '/nose-jobs',
  '/gallery/hair-transplant/t20102',
  '/nope',
];

const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: htmlRules });

describe('lite documents', () => {
  it.each(PATHS)('%s is valid HTML', async (path) => {
    const answer = await fetch(built.site.url + path, { headers: { 'Save-Data': 'on' } });
    const html = await answer.text();
    expect(html.slice(0, 60)).toContain('<html lang="en" data-saver>');
    const { results } = await validator.validateString(html);
    expect(
      results.flatMap(({ messages }) => messages.map((one) => `${one.line}:${one.column} ${one.ruleId}: ${one.message}`)),
    ).toEqual([]);
  });

  it('agreed to, a gallery is valid as well', async () => {
    const headers = { 'Save-Data': 'on', Origin: built.site.url, 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(`${built.site.url}/api/agreement`, { method: 'POST', headers, body: 'page=/gallery/rhinoplasty' });
    const html = await answer.text();
    expect(html.includes('Show picture, ')).toBe(true);
    const { results } = await validator.validateString(html);
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
  });
});
