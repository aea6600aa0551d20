import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PLUGIN = 'wordpress/clinic-public-site';
const TRANSLATED = /\b(?:__|_n|esc_html__|esc_attr__)\(\s*'((?:[^'\\]|\\.)*)'(?:,\s*'((?:[^'\\]|\\.)*)')?/g;
const template = readFileSync(`${PLUGIN}/languages/clinic-public-site.pot`, 'utf8').replaceAll('"\n"', '');

it('the template for translators holds every text of the plugin for WordPress', () => {
  const texts = globSync([`${PLUGIN}/includes/*.php`, `${PLUGIN}/assets/*.js`]).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TRANSLATED)].flatMap(([call, one = '', many = '']) =>
      call.startsWith('_n') ? [one, many] : [one],
    ),
  );
  expect(texts.length).toBeGreaterThan(60);
  const quoted = (text: string): string => JSON.stringify(text.replaceAll("\\'", "'"));
  expect(texts.filter((text) => !template.includes(` ${quoted(text)}\n`))).toEqual([]);
});
