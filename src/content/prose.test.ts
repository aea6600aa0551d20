import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';

/**
 * What the clinic says stands in records (docs/records.md), where its owner can change it. Code may hold the words of the interface: what
 * a control does, and the state of a thing that the visitor is using here and now, as a form that was not sent, a list kept on this device,
 * a part that is loading. They belong to the control and change with it. Words that visitors read stand in `src/words`; these folders still
 * have some in their code, or words that the team alone reads.
 */
const INTERFACE: Readonly<Record<string, string>> = {
  'src/components/article-body/': 'the banner over a preview of editors',
  'src/leads/proposed-times.ts': 'what the team is told of times it proposes',
  'src/pages/blogs-by-service/': 'an empty list',
  'src/pages/post/': 'what a chat begins with',
};

/** Also among these words no fact stands: a price, a share, a time of treatment, opening hours. */
const FACT = /\d ?%|\d+ (?:weeks?|months?|sessions?|nm|mm|years?)\b|\d (?:AM|PM)\b|₹|\bINR\b|\bUSD\b/;

const MIN_WORDS = 6;
const isWord = (word: string): boolean => /^[“"(]?[A-Za-z’'-]+[”",.;:?!)]*$/.test(word);
/** A sentence: several words, and the mark that ends them. */
const isProse = (text: string): boolean =>
  text.split(' ').filter(isWord).length >= MIN_WORDS && /[a-z)”"][.?!](?=[\s”"]|$)/.test(text);

interface Found {
  file: string;
  text: string;
}

const files = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|fixture|d)\.tsx?$|^src\/(content\/schema|app\/widgets)\//.test(file),
);

/** Text of literals, templates and elements; comments are none of these. */
function textsOf(file: string, source: string): Found[] {
  const found: Found[] = [];
  const take = (text: string) => found.push({ file, text: text.replace(/\s+/g, ' ').trim() });
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: { value: { cooked: string } }[] };
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') take(value);
    if (type === 'TemplateLiteral') take((quasis ?? []).map((part) => part.value.cooked).join('…'));
    // What goes wrong among programmers is nobody's content.
    const { name, object } = (node as { callee?: { name?: string; object?: { name?: string } } }).callee ?? {};
    if (name?.endsWith('Error') || object?.name === 'console') return;
    for (const inner of Object.values(node)) walk(inner);
  };
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body);
  return found;
}

const allowed = ({ file, text }: Found): boolean =>
  Object.keys(INTERFACE).some((folder) => file.startsWith(folder)) && !FACT.test(text);

it('the code says nothing that the clinic states: that stands in records', () => {
  expect(files.length).toBeGreaterThan(300);
  const prose = files.flatMap((file) => textsOf(file, readFileSync(file, 'utf8'))).filter(({ text }) => isProse(text));
  expect(prose.filter((one) => !allowed(one))).toEqual([]);
});

it.each([
  ['a sentence in a constant', 'src/content/x.ts', `export const x = { lead: 'Results differ from person to person.' };`],
  ['a sentence in an element', 'src/pages/home/x.tsx', `export const X = () => <p>We call you back on the next day.</p>;`],
  [
    'a sentence in pieces',
    'src/seo/x.ts',
    'export const x = (name: string) => `Articles about ${name} and what to expect of it.`;',
  ],
  [
    'a fact among the words of a form',
    'src/leads/proposed-times.ts',
    `export const x = 'Healing takes 2 to 6 weeks for most of our patients.';`,
  ],
])('finds %s', (_, file, source) => {
  const prose = textsOf(file, source).filter(({ text }) => isProse(text));
  expect(prose).toHaveLength(1);
  expect(prose.filter(allowed)).toEqual([]);
});

it('leaves the words of a control alone, and what is not a sentence', () => {
  const form = textsOf('src/leads/proposed-times.ts', `export const x = 'No connection. We keep it and send it by itself.';`);
  expect(form.filter((one) => isProse(one.text) && !allowed(one))).toEqual([]);
  expect(
    textsOf('src/routes.ts', `export const x = 'Dark Circles and Under Eye Bags in Bangalore';`).some(({ text }) =>
      isProse(text),
    ),
  ).toBe(false);
});

it('no fact stands among the words of the interface', () => {
  const words = globSync('src/words/*.yaml').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text) => ({ file, text })),
  );
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter(({ text }) => !text.trimStart().startsWith('#') && FACT.test(text))).toEqual([]);
});
