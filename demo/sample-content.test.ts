import { expect, it } from 'vitest';
import { promisesIn } from '../src/content/promises.ts';
import { createContent } from '../tests/upstream/content/content.ts';
import { topics } from '../tests/upstream/content/terms.ts';
import { readSamples, showSamples } from './sample-content.ts';

const MOST_SHARED = 0.1;
const RUN = 5;

const articles = readSamples('articles');
const pages = readSamples('pages');
const words = (html: string): string[] =>
  html
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .match(/[a-z']+/g) ?? [];

const runsOf = (html: string): Set<string> => {
  const all = words(html);
  return new Set(all.slice(RUN - 1).map((_, index) => all.slice(index, index + RUN).join(' ')));
};

it('has forty articles or more, three for each treatment', () => {
  expect(articles.length).toBeGreaterThanOrEqual(40);
  const counts = topics().map(({ name }) => [name, articles.filter(({ fields }) => fields['category'] === name).length]);
  expect(counts.filter(([, count]) => Number(count) < 3)).toEqual([]);
});

it('has texts that differ: no two share more than a tenth of their runs of five words', () => {
  const runs = [...articles, ...pages].map(({ slug, html }) => ({ slug, own: runsOf(html) }));
  const alike = runs.flatMap((one, index) =>
    runs.slice(index + 1).flatMap((other) => {
      const shared = [...one.own].filter((run) => other.own.has(run)).length / Math.min(one.own.size, other.own.size);
      return shared > MOST_SHARED ? [`${one.slug} ${other.slug} ${shared.toFixed(2)}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

it('promises nothing, and says enough to be read', () => {
  const all = [...articles, ...pages];
  expect(
    all.flatMap(({ slug, html, fields }) =>
      promisesIn(`${html} ${Object.values(fields).join(' ')}`).map((word) => `${slug}: ${word}`),
    ),
  ).toEqual([]);
  expect(all.filter(({ html }) => words(html).length < 150).map(({ slug }) => slug)).toEqual([]);
});

it('takes the place of the posts of the tests, and gives all managed pages a text of their own', () => {
  const content = createContent('http://127.0.0.1:1', 110);
  showSamples(content);
  const shown = content.published('post', 'date', false);
  expect(shown.map(({ slug }) => slug).toSorted()).toEqual(articles.map(({ slug }) => slug).toSorted());
  expect(shown.every(({ dateGmt }) => Date.parse(`${dateGmt}Z`) < Date.now())).toBe(true);
  expect(
    content
      .published('page', 'id', true)
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(pages.map(({ slug }) => slug).toSorted());
});
