import { readFileSync } from 'node:fs';
import type { Card, Content, Page, Question, Section } from './content.ts';

/** Florence Nightingale, Notes on Nursing (1859), and the Declaration of Independence: in the public domain. */
const TEXT = 'tools/bench/link/reference/text.txt';
const CHAPTERS = 30;

export const PICTURES = 40;
/** Chapters that cards lead to, and that have a picture of their own above. */
export const LINKED = 6;

const paragraphs = readFileSync(TEXT, 'utf8').trim().split('\n');
const words = paragraphs.join(' ').split(/[^A-Za-z']+/);
const wordsAt = (place: number, count: number): string =>
  words.slice(place % words.length, (place % words.length) + count).join(' ');
const pathOf = (number: number): string => `/chapter-${number}`;

const STYLES = `
:root{--ink:#2b2320;--paper:#fbf7f2;--accent:#7a4b32;--line:#e4d8cc}*{box-sizing:border-box}
body{margin:0;font:400 17px/1.6 Georgia,serif;color:var(--ink);background:var(--paper)}
h1,h2,h3{font-weight:400;line-height:1.2;margin:0 0 .5em}h1{font-size:2.4rem}h2{font-size:1.8rem}h3{font-size:1.2rem}
a{color:var(--accent);text-underline-offset:.2em}img{display:block;max-width:100%;height:auto}
.wrap{max-width:72rem;margin:0 auto;padding:0 16px}header{background:#fff;border-bottom:1px solid var(--line)}
header .wrap{display:flex;align-items:center;justify-content:space-between;height:64px}
.logo{font-size:1.3rem;text-decoration:none;color:inherit}button{font:inherit;border:1px solid var(--line);background:#fff;padding:8px 16px;border-radius:4px}
nav[popover]{inset:0 0 0 auto;height:100dvh;width:min(20rem,90vw);border:0;padding:24px;background:#fff;overflow:auto}nav li{list-style:none;padding:6px 0}
.hero{position:relative;min-height:520px;display:grid;align-items:end;color:#fff}.hero img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.hero div{position:relative;padding:32px 16px;background:linear-gradient(transparent,#0009)}section{padding:56px 0}section:nth-of-type(2n){background:#fff}
.grid{display:grid;gap:24px;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr))}.card{border:1px solid var(--line);border-radius:8px;overflow:hidden;background:#fff}
.card p,.card h3{margin:0;padding:8px 16px}form{display:grid;gap:12px;max-width:32rem}input,textarea,select{font:inherit;padding:10px;border:1px solid var(--line);border-radius:4px}
details{border-bottom:1px solid var(--line);padding:12px 0}summary{cursor:pointer}footer{background:var(--ink);color:#fff;padding:48px 0}footer a{color:inherit}
@media(min-width:48rem){h1{font-size:3.6rem}.two{display:grid;grid-template-columns:1fr 1fr;gap:48px}}`;

const card = (n: number): Card => ({
  picture: `/picture-${n}.webp`,
  alt: wordsAt(n * 29, 4),
  title: wordsAt(n * 17, 3),
  ...(n <= LINKED && { path: pathOf(n) }),
  text: wordsAt(n * 31, 14),
});
const leading = (path: string, n: number): Card => ({ ...card(n), path });
const cards = (from: number, to: number): Card[] => Array.from({ length: to - from + 1 }, (_, n) => card(from + n));
const questions = (from: number): Question[] =>
  paragraphs.slice(from).map((answer) => ({ summary: answer.split(' ').slice(0, 8).join(' '), answer }));

const page = (path: string, title: string, hero: string, sections: Section[]): Page => ({
  path,
  title,
  description: wordsAt(title.length, 20),
  hero,
  lead: wordsAt(title.length * 3, 12),
  sections,
});

const home = page('/', 'What it is, and what it is not', '/hero-0.webp', [
  { title: 'Shall we begin', paragraphs: paragraphs.slice(0, 4) },
  { title: 'Chapters', cards: cards(1, 12) },
  { title: 'Of nursing', paragraphs: paragraphs.slice(4, 12) },
  { title: 'Pictures', cards: cards(13, 28) },
  { title: 'Of houses', paragraphs: paragraphs.slice(12, 27) },
  { title: 'More pictures', cards: cards(29, PICTURES) },
  { title: 'Of rights', paragraphs: paragraphs.slice(27, 31) },
  { title: 'Questions', questions: questions(31) },
  { title: 'Write', form: true },
]);

const chapter = (n: number): Page =>
  page(pathOf(n), wordsAt(n * 17, 3), `/hero-${n}.webp`, [
    { title: 'Observation', paragraphs: paragraphs.slice(n, 20) },
    { title: 'Others', cards: cards(1, 8) },
    { title: 'More', paragraphs: paragraphs.slice(20, 34) },
    { title: 'Questions', questions: questions(34) },
    { title: 'Write', form: true },
  ]);

/** The pages of a whole visit: an article, what it is about, pictures that are shown to whoever agrees, a page with a form, thanks. */
const visited: Page[] = [
  page('/article', wordsAt(50, 5), '/hero-1.webp', [
    { title: 'Of what to expect', paragraphs: paragraphs.slice(3, 27) },
    { title: 'Read on', cards: [leading('/treatment', 1), ...cards(2, 4)] },
  ]),
  page('/treatment', wordsAt(60, 3), '/hero-2.webp', [
    { title: 'Observation', paragraphs: paragraphs.slice(2, 20) },
    { title: 'Pictures', cards: [leading('/pictures', 5), ...cards(6, 12)] },
    { title: 'More', paragraphs: paragraphs.slice(20, 34) },
    { title: 'Questions', questions: questions(34) },
    { title: 'Write', form: true },
  ]),
  page('/pictures', wordsAt(70, 3), '/hero-3.webp', [
    { title: 'Before you look', paragraphs: paragraphs.slice(0, 1) },
    { title: 'Before and after', agree: 'I agree to see them', cards: cards(14, 29) },
    { title: 'Read on', cards: [leading('/abroad', 30)] },
  ]),
  page('/abroad', wordsAt(80, 4), '/hero-4.webp', [
    { title: 'How to come', paragraphs: paragraphs.slice(5, 25) },
    { title: 'Rooms', cards: cards(31, 36) },
    { title: 'Questions', questions: questions(31) },
    { title: 'Write', form: true },
  ]),
  page('/thanks', 'Thank you', '/hero-5.webp', [{ title: 'What happens next', paragraphs: paragraphs.slice(0, 2) }]),
];

/** What a form of the reference is answered with, whoever renders it. */
export const afterSending = (): Response => new Response(null, { status: 303, headers: { location: '/thanks' } });

/** Every version of the reference takes its words, its styles and the order of its parts from here. */
export const content: Content = {
  styles: STYLES,
  logo: 'Notes on Nursing',
  closing: 'Florence Nightingale, 1859',
  menu: Array.from({ length: CHAPTERS }, (_, n) => ({ path: pathOf(n + 1), words: wordsAt(n * 41 + 7, 3) })),
  home,
  chapters: [...Array.from({ length: CHAPTERS }, (_, n) => chapter(n + 1)), ...visited],
};
