import { expect, it } from 'vitest';
import { AGREEMENT_PATH } from '../../src/endpoints.ts';
import { languages, splitLanguage, translatedPaths } from '../../src/languages.ts';
import { readHtml } from './html-page.ts';
import { type PageText, textsOf } from './page-texts.ts';
import { setWorkerScene } from './worker-scene.ts';
import { SITE_ORIGIN } from './worker-site.ts';

const scene = setWorkerScene();
const shown = languages.filter(({ pages }) => pages.length > 0).map(({ code }) => code);

/** Letters of the languages that are told from English by their script. */
const SCRIPTS: Readonly<Record<string, RegExp>> = { ar: /\p{Script=Arabic}/u, bn: /\p{Script=Bengali}/u };
/** The others are told by English words that they do not have. */
const LATIN = ['fr'];

/** Latin words that stand in an Arabic or a Bengali sentence. */
const LATIN_WORDS: readonly (readonly [word: RegExp, reason: string])[] = [
  [/^T\d{5}$/, 'code of a case'],
  [/^PROD-\d+$/, 'row of the specification'],
  [/^IST$/, 'name of a time zone, as clocks and tickets have it'],
  [/^BLR$/, 'code of the airport, as tickets have it'],
  [/^(?:FUE|FUT|PRP)$/, 'methods under the names that doctors of every country use'],
  [/^isotretinoin$/, 'a drug as its package names it'],
  [
    /^e[-\u2011]Medical$/,
    'visa under the name of the form that is filled in; in Arabic its parts would change places where a line ends',
  ],
  [/^(?:MB|2x2)$/, 'size of a file, and of a picture'],
  [/^QR$/, 'a kind of code'],
  [/^\d*K$/, 'short for thousands, in a figure of the clinic'],
  [/^nm$/, 'unit of a wavelength'],
  [/^[AP]M$/, 'halves of the day, as CLDR writes them in Bengali'],
];

const ENGLISH_WORDS = new Set(
  `the and of with your for is are was were be been has have had this that these those from by we our you they their it its in to at
  not no can will would should may if when which who what how about after before during between any all more most other`.split(
    /\s+/,
  ),
);
/** Texts of two words and more that are the same in French. */
const SAME_IN_FRENCH: readonly (readonly [text: RegExp, reason: string])[] = [
  [/^Aesthetic Clinic(?: \| International)?$/, 'name of the clinic'],
  [/\(\+\d+\)$/, 'country with its dialling code: the two languages share some names'],
  [/^\p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?)+$/u, 'cities of a time zone'],
];

const LATIN_WORD = /\d*\p{Script=Latin}[\p{Script=Latin}\p{M}\d]*(?:[’'\u2011-][\p{Script=Latin}\d]+)*/gu;
/** Words with letters that are neither Latin nor of a language's own script. */
const strangeIn = (text: string, own: RegExp | undefined): string =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? [])
    .filter((word) => [...word].some((letter) => /[^\p{Script=Latin}\p{Script=Common}\p{M}]/u.test(letter) && !own?.test(letter)))
    .join(' ');
const fits = (list: readonly (readonly [RegExp, string])[], text: string) => list.some(([pattern]) => pattern.test(text));

/** What of a text is in another language than its `lang` says; empty: nothing. */
function foreignIn({ text, lang }: PageText, english: ReadonlySet<string>): string {
  const foreign = strangeIn(text, SCRIPTS[lang]);
  if (foreign || lang === 'en') return foreign;
  const words = text.match(LATIN_WORD) ?? [];
  if (SCRIPTS[lang]) return words.filter((word) => !fits(LATIN_WORDS, word)).join(' ');
  const isCopied = english.has(text) && words.length > 1 && !fits(SAME_IN_FRENCH, text);
  return isCopied ? text : words.filter((word) => ENGLISH_WORDS.has(word.toLowerCase())).join(' ');
}

/** What a page says in English. */
const englishIn = (html: string): ReadonlySet<string> =>
  new Set(textsOf(html).flatMap(({ text, lang }) => (lang === 'en' ? [text] : [])));

it('there is a way to tell each language from English', () => {
  expect(shown.filter((code) => !SCRIPTS[code] && !LATIN.includes(code))).toEqual([]);
});

it.each(shown)(
  'every page of %s speaks its language, apart from what is marked as another',
  { timeout: 240_000 },
  async (code) => {
    const paths = translatedPaths().filter((path) => path.split('/')[1] === code && !path.endsWith('/404'));
    const gallery = await scene.page(`/${code}/gallery/rhinoplasty`);
    const oneCase = gallery.page.attributes('a', 'href').find((path) => path.startsWith(`/${code}/gallery/rhinoplasty/`));
    const found: string[] = [];
    const languagesHeard = new Set<string>();
    for (const path of [...paths, oneCase ?? '/', `/${code}/no-such-page`]) {
      const english = englishIn((await scene.page(splitLanguage(path).path)).page.html);
      const { page } = await scene.page(path);
      for (const one of textsOf(page.html)) {
        languagesHeard.add(one.lang);
        const foreign = foreignIn(one, english);
        if (foreign) found.push(`${path}: "${foreign}" is not ${one.lang || 'in any language'} (${one.where})`);
      }
    }
    expect(paths.length).toBeGreaterThan(20);
    expect(oneCase).toBeDefined();
    expect([...languagesHeard]).toEqual(expect.arrayContaining([code, 'en']));
    expect([...new Set(found)]).toEqual([]);
  },
);

it.each(shown)(
  'the pictures of a gallery in %s, once a visitor has agreed to see them, are named in its language',
  async (code) => {
    const agreed = async (page: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: SITE_ORIGIN };
      const body = new URLSearchParams({ page }).toString();
      return readHtml(await (await scene.visit(AGREEMENT_PATH, { method: 'POST', headers, body })).text()).html;
    };
    const english = englishIn(await agreed('/gallery/rhinoplasty'));
    const texts = textsOf(await agreed(`/${code}/gallery/rhinoplasty`));
    expect(texts.filter(({ where }) => where.endsWith('> img @alt')).length).toBeGreaterThan(1);
    expect(texts.filter((one) => foreignIn(one, english))).toEqual([]);
  },
);

it('a word that is in no language of its page is found wherever it stands', () => {
  const found = (lang: string, html: string, english: string[] = []) =>
    textsOf(`<html lang="${lang}"><body>${html}`).map((one) => foreignIn(one, new Set(english)));
  expect(found('ar', '<p>مرحبا</p><p>Hello there</p><p lang="en">Hello</p>')).toEqual(['', 'Hello there', '']);
  expect(found('ar', '<img alt="Nose"><input placeholder="Name"><button aria-label="Close">')).toEqual(['Nose', 'Name', 'Close']);
  expect(found('bn', '<input type="submit" value="Send"><meta name="description" content="A clinic">')).toEqual([
    'Send',
    'A clinic',
  ]);
  expect(found('bn', '<script type="application/ld+json">{"name":"Nose","url":"https://a.example/"}</script>')).toEqual(['Nose']);
  const arabic = 'نص';
  expect(found('bn', `<p>নাক ${arabic}</p><p lang="en">${arabic}</p><p>1064 nm</p>`)).toEqual([arabic, arabic, '']);
  expect(found('fr', '<p>Votre nez</p><p>The nose</p><p>Skin texture</p>', ['Skin texture'])).toEqual([
    '',
    'The',
    'Skin texture',
  ]);
});
