import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const files = globSync('src/languages/*/language.yaml').filter((file) => readFileSync(file, 'utf8').includes('direction: rtl'));

describe.each(files.map((file) => file.split('/')[2]))('words of %s', (code) => {
  it('hold phone numbers together: `+44 7700 900123` would read `900123 7700 44+`', () => {
    const sentences = globSync(`src/languages/${code}/words/*.yaml`).flatMap((file) =>
      Object.values(parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
        .filter((text) => typeof text === 'string')
        .filter((text) => text.includes('{phone}') || /\/(phone|thank-you)\.yaml$/.test(file))
        .filter((text) => /\{(phone|number)\}/.test(text)),
    );
    expect(sentences).not.toEqual([]);
    for (const text of sentences) expect(text).toMatch(/\u2066\{(phone|number)\}\u2069/);
  });
});
