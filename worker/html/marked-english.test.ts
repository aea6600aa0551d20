import { expect, it } from 'vitest';
import { withEnglishMarked } from './marked-english.ts';

const texts = ["We're open & well", 'Closed today'];
const arabic = { direction: 'rtl' } as const;

it.each([
  ['<p>We&#x27;re open &amp; well</p>', '<p lang="en" dir="ltr">We&#x27;re open &amp; well</p>'],
  [
    '<div><dd class="a b" hidden>Closed today</dd><dd>مغلق</dd></div>',
    '<div><dd class="a b" hidden lang="en" dir="ltr">Closed today</dd><dd>مغلق</dd></div>',
  ],
])('marks what is said in English: %s', (html, marked) => {
  expect(withEnglishMarked(html, texts, arabic)).toBe(marked);
});

it.each([
  '<p>Closed today, again</p>',
  '<p title="Closed today">مغلق</p>',
  '<p lang="hi">Closed today</p>',
  '<p class="a" lang="hi">Closed today</p>',
  '<script type="application/json">{"note":"Closed today"}</script>',
])('leaves %s as it is', (html) => {
  expect(withEnglishMarked(html, texts, arabic)).toBe(html);
});

it('says no direction where it is that of the page, and does nothing where nothing is new', () => {
  expect(withEnglishMarked('<p>Closed today</p>', texts, { direction: 'ltr' })).toBe('<p lang="en">Closed today</p>');
  expect(withEnglishMarked('<p>Closed today</p>', [], arabic)).toBe('<p>Closed today</p>');
});
