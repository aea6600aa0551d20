import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { galleryCategories } from '../../src/gallery-categories.ts';
import { wordsInCode } from './words-in-code.ts';

/** Where words stand in code, and why. Everything else that visitors see or hear stands in src/words, or in a record. */
const IN_CODE: Readonly<Record<string, string>> = {
  'src/app/widgets/': 'the page of all widgets, for whoever works on them',
  'src/components/article-body/article-frame.tsx': 'what editors read of a preview',
  'src/components/image-viewer/lightbox.tsx Photo gallery': 'what the library calls its label',
  'src/components/image-viewer/lightbox.tsx Zoom': 'what the library calls two of its labels',
  'src/content/facts/fact-kinds.ts': 'what editors read',
  'src/content/gallery/case-traits.ts': 'what addresses are made of',
  'src/content/gallery/sample-entries.ts': 'samples of cases, whose texts are the clinic’s own',
  'src/content/promises.ts': 'what is looked for in texts',
  'src/content/remote-consultation.ts': 'what a form sends',
  'src/components/enquiry-purpose/enquiry-purpose.tsx Letter of invitation': 'what a form sends',
  'src/content/schema/': 'what editors read',
  'src/leads/proposed-times.ts': 'what the team reads',
  'src/leads/treatments.ts Plastic Surgery': 'what a form sends',
  'src/media/': 'what drawings show, until photographs come',
  'src/pages/gallery/gallery-stage.tsx Esc': 'the name of a key',
  'src/pages/legacy-': 'articles are in English alone',
  'src/pages/managed/': 'articles are in English alone',
};

const files = globSync(
  'src/{app,browser,components,content,documents,leads,media,pages,seo,service-worker}/**/*.{ts,tsx}',
).filter((file) => !/\.(test|fixture|d)\.tsx?$/.test(file));
const found = files.flatMap((file) => wordsInCode(readFileSync(file, 'utf8'), file)).map((one) => one.replace(/:\d+ /, ' '));
const isKey = (one: string): boolean => galleryCategories.some((category) => one.endsWith(` ${category}`));

it('what visitors read stands in src/words or in a record', () => {
  expect(files.length).toBeGreaterThan(350);
  const allowed = (one: string): boolean => isKey(one) || Object.keys(IN_CODE).some((place) => one.startsWith(place));
  expect(found.filter((one) => !allowed(one))).toEqual([]);
});

it('what may stand in code is there', () => {
  expect(Object.keys(IN_CODE).filter((place) => !found.some((one) => one.startsWith(place)))).toEqual([]);
});

it.each([
  ['<p>Try again</p>', 'Try again'],
  ['<p>{failed ? "Try again" : null}</p>', 'Try again'],
  ['<p>{`Slide ${n}`}</p>', 'Slide …'],
  ['<nav aria-label="main" />', 'main'],
  ['<nav aria-label={`slide ${n}`} />', 'slide …'],
  ['<Section heading={open ? "Before" : name} />', 'Before'],
  ['{ label: "Before you look" }', 'Before you look'],
  ['["It was not sent."]', 'It was not sent.'],
])('finds %s', (expression, text) => {
  expect(wordsInCode(`const x = (${expression});`, 'x.tsx')).toEqual([`x.tsx:1 ${text}`]);
});

it.each([
  '<p className="Big box" id="a">{words.again}</p>',
  '<a href={`tel:${phone}`} aria-current={here ? "page" : undefined} />',
  '<p>{key === "Escape" && shown}</p>',
  'console.warn("It could not be loaded.")',
  'new Error("It could not be loaded.")',
  '["MedicalWebPage", "(min-width: 64rem) 27rem", "Asia/Kolkata", "index, follow"]',
  '<Section heading={words.of({ n: "a" })} />',
])('leaves %s', (expression) => {
  expect(wordsInCode(`const x = (${expression});`, 'x.tsx')).toEqual([]);
});
