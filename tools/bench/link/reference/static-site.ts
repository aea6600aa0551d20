import { readFileSync } from 'node:fs';
import type { Source } from '../edge.ts';
import { drawPicture } from './pictures.ts';

/** Florence Nightingale, Notes on Nursing (1859), and the Declaration of Independence: in the public domain. */
const TEXT = 'tools/bench/link/reference/text.txt';
const PICTURES = 40;
const HERO = { seed: 1, width: 780, height: 1040, bytes: 25_000 };
const CARD = { width: 480, height: 360, bytes: 7_000 };
const LINKED = 6;

const paragraphs = readFileSync(TEXT, 'utf8').trim().split('\n');
const words = paragraphs.join(' ').split(/[^A-Za-z']+/);
const wordsAt = (place: number, count: number): string =>
  words.slice(place % words.length, (place % words.length) + count).join(' ');
const path = (number: number): string => `/chapter-${number}`;

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

const menu = Array.from({ length: 30 }, (_, n) => `<li><a href="${path(n + 1)}">${wordsAt(n * 41 + 7, 3)}</a></li>`).join('\n');

const card = (n: number): string => {
  const picture = `<img src="/picture-${n}.webp" width="480" height="360" loading="lazy" alt="${wordsAt(n * 29, 4)}">`;
  const title = n <= LINKED ? `<a href="${path(n)}">${wordsAt(n * 17, 3)}</a>` : wordsAt(n * 17, 3);
  return `<article class="card">${picture}<h3>${title}</h3><p>${wordsAt(n * 31, 14)}</p></article>`;
};

const cards = (from: number, to: number): string =>
  `<div class="grid">\n${Array.from({ length: to - from + 1 }, (_, n) => card(from + n)).join('\n')}\n</div>`;
const prose = (from: number, to: number): string =>
  paragraphs
    .slice(from, to)
    .map((text) => `<p>${text}</p>`)
    .join('\n');
const section = (title: string, inside: string): string =>
  `<section><div class="wrap"><h2>${title}</h2>\n${inside}\n</div></section>`;
const questions = (from: number, to: number): string =>
  paragraphs
    .slice(from, to)
    .map((text) => `<details><summary>${text.split(' ').slice(0, 8).join(' ')}</summary><p>${text}</p></details>`)
    .join('\n');

const form = `<form method="post" action="/send"><label>Name<input name="name" required></label><label>Telephone<input name="phone" type="tel" required></label>
<label>Message<textarea name="message" rows="4"></textarea></label><label><input type="checkbox" required> I agree</label><button>Send</button></form>`;

const document = (title: string, hero: string, inside: string): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="description" content="${wordsAt(title.length, 20)}">
<style>${STYLES}</style></head><body>
<header><div class="wrap"><a class="logo" href="/">Notes on Nursing</a><button popovertarget="menu">Menu</button></div></header>
<nav id="menu" popover><ul>${menu}</ul></nav>
<main><div class="hero"><img src="${hero}" width="780" height="1040" fetchpriority="high" alt=""><div><h1>${title}</h1><p>${wordsAt(title.length * 3, 12)}</p></div></div>
${inside}
</main>
<footer><div class="wrap"><p>Florence Nightingale, 1859</p><ul>${menu}</ul></div></footer></body></html>`;

const home = (): string =>
  document(
    'What it is, and what it is not',
    '/hero-0.webp',
    [
      section('Shall we begin', prose(0, 4)),
      section('Chapters', cards(1, 12)),
      section('Of nursing', prose(4, 12)),
      section('Pictures', cards(13, 28)),
      section('Of houses', prose(12, 27)),
      section('More pictures', cards(29, PICTURES)),
      section('Of rights', prose(27, 31)),
      section('Questions', questions(31, paragraphs.length)),
      section('Write', form),
    ].join('\n'),
  );

const chapter = (n: number): string =>
  document(
    wordsAt(n * 17, 3),
    `/hero-${n}.webp`,
    [
      section('Observation', prose(n, 20)),
      section('Others', cards(1, 8)),
      section('More', prose(20, 34)),
      section('Questions', questions(34, paragraphs.length)),
      section('Write', form),
    ].join('\n'),
  );

/**
 * The reference: a clinic's pages as one would write them by hand, plain HTML with its styles in the head, a menu without a script, one
 * picture above and forty below. Nothing of it comes from our build, so that no change of ours moves it.
 */
export async function staticSite(): Promise<Source> {
  const drawn = new Map<string, Buffer>();
  for (let n = 1; n <= PICTURES; n++) drawn.set(`/picture-${n}.webp`, await drawPicture({ ...CARD, seed: 100 + n }));
  for (let n = 0; n <= LINKED; n++) drawn.set(`/hero-${n}.webp`, await drawPicture({ ...HERO, seed: 1 + n }));
  return async (address) => {
    const found = drawn.get(address);
    if (found)
      return new Response(new Uint8Array(found), {
        headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000' },
      });
    const number = /^\/chapter-(\d+)$/.exec(address)?.[1];
    if (address !== '/' && !number) return new Response('', { status: 404, headers: { 'content-type': 'text/plain' } });
    const html = number ? chapter(Number(number)) : home();
    return new Response(html, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' },
    });
  };
}
