import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readWhileLoading } from './read-while-loading.ts';

const files = globSync('{src,worker}/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|fixture|d)\.tsx?$|^src\/app\/widgets\//.test(file),
);

/** Addresses by which the Worker knows a page are English ones. */
const isKey = (found: string): boolean => found.startsWith('worker/') && found.endsWith('href(…)');

it('nothing of a language is read while a module is loaded: the server renders several', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => readWhileLoading(file)).filter((found) => !isKey(found))).toEqual([]);
});

const routes = `import { addressIn } from './current-language.ts';
export function href(name) { return addressIn(name); }
export const link = (name) => ({ to: href(name) });`;

it.each([
  ['a word', `import * as words from '#words/a';\nconst x = words.close;`, 'words.close'],
  ['a word in a table', `import * as words from '#words/a';\nexport const x = { a: [words.close] } as const;`, 'words.close'],
  ['a word that is handed over', `import * as words from '#words/a';\nconst x = createContext(words.close);`, 'words.close'],
  ['a word by its name', `import { close } from '#words/a';\nconst x = close;`, 'close'],
  ['a sentence', `import * as words from '#words/a';\nconst x = words.of({ n: 1 });`, 'words.of'],
  [
    'a word in a list that is made at once',
    `import * as words from '#words/a';\nconst x = [1].map((n) => words.of({ n }));`,
    'words.of',
  ],
  ['an address', `import { href } from './routes.ts';\nconst x = { to: href('home') };`, 'href(…)'],
  ['a link', `import { link } from './routes.ts';\nconst x = link('home');`, 'link(…)'],
  ['a word in an own function', `import * as words from '#words/a';\nconst say = () => words.close;\nconst x = say();`, 'say(…)'],
  ['the name of a page', `import { routes } from './routes.ts';\nconst x = routes.home.label();`, 'label()'],
  [
    'the name of a treatment',
    `import { serviceNames } from '#records/service-names';\nconst x = serviceNames['a'];`,
    'serviceNames',
  ],
])('finds %s', (_, source, what) => {
  expect(readWhileLoading('src/x.tsx', (path) => (path === 'src/x.tsx' ? source : routes))).toEqual([
    `src/x.tsx:${source.split('\n').length} ${what}`,
  ]);
});

it.each([
  `import * as words from '#words/a';\nexport const x = () => words.close;`,
  `import * as words from '#words/a';\nexport function X() { return <p>{words.close}</p>; }`,
  `import * as words from '#words/a';\nconst X = lazy(() => words.close);`,
  `import { href } from './routes.ts';\nconst x = <Shell />;\nexport const to = () => href('home');`,
  `import * as words from '#words/a';\nconst slots = () => () => words.close;\nexport const Slot = slots();`,
  `import * as words from '#words/a';\nexport type X = typeof words.close;`,
])('leaves what is read later: %s', (source) => {
  expect(readWhileLoading('src/x.tsx', (path) => (path === 'src/x.tsx' ? source : routes))).toEqual([]);
});

it('finds every place of a module that runs the same function, not the first alone', () => {
  const source = `import * as words from '#words/a';\nconst say = () => words.close;\nconst x = say();\nconst y = say();`;
  expect(readWhileLoading('src/x.tsx', () => source)).toEqual(['src/x.tsx:3 say(…)', 'src/x.tsx:4 say(…)']);
});
