import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const files = globSync('src/languages/*/language.yaml').filter((file) => readFileSync(file, 'utf8').includes('direction: rtl'));

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap((each) => textsOf(each));

describe.each(files.map((file) => file.split('/')[2]))('words of %s', (code) => {
  const read = (file: string): string[] => textsOf(parse(readFileSync(file, 'utf8')));

  it('hold phone numbers together: `+44 7700 900123` would read `900123 7700 44+`', () => {
    const sentences = globSync(`src/languages/${code}/words/*.yaml`).flatMap((file) =>
      read(file).filter(
        (text) => text.includes('{phone}') || (/\/(phone|thank-you)\.yaml$/.test(file) && text.includes('{number}')),
      ),
    );
    expect(sentences).not.toEqual([]);
    for (const text of sentences) expect(text).toMatch(/\u2066\{(phone|number)\}\u2069/);
  });

  it('hold references together: `2345-BCDF` would read `BCDF-2345`', () => {
    const sentences = globSync(`src/languages/${code}/{words/*,content/desk}.yaml`)
      .flatMap((file) => read(file))
      .filter((text) => /\{(reference|receipt)\}/.test(text));
    expect(sentences).not.toEqual([]);
    for (const text of sentences) expect(text.replace(/\u2066\{\w+\}\u2069/g, '')).not.toMatch(/\{(reference|receipt)\}/);
  });

  it('hold together what was typed, in a message of their own: `050 123 4567` would read `4567 123 050`, a date its day first', () => {
    // By its first letter, for a name may be written from the right.
    expect(read(`src/languages/${code}/words/enquiry-text.yaml`)).toContain('{label}: \u2068{value}\u2069');
  });
});
