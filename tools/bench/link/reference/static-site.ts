import type { Source } from '../edge.ts';
import type { Card, Page, Question, Section } from './content.ts';
import { afterSending, content } from './pages.ts';
import { drawPictures } from './pictures.ts';

const menu = content.menu.map(({ path, words }) => `<li><a href="${path}">${words}</a></li>`).join('\n');

const card = ({ picture, alt, title, path, text }: Card): string => {
  const heading = path ? `<a href="${path}">${title}</a>` : title;
  return `<article class="card"><img src="${picture}" width="480" height="360" loading="lazy" alt="${alt}"><h3>${heading}</h3><p>${text}</p></article>`;
};
const question = ({ summary, answer }: Question): string => `<details><summary>${summary}</summary><p>${answer}</p></details>`;

const form = `<form method="post" action="/send"><label>Name<input name="name" required></label><label>Telephone<input name="phone" type="tel" required></label>
<label>Message<textarea name="message" rows="4"></textarea></label><label><input type="checkbox" required> I agree</label><button>Send</button></form>`;

const grid = (cards: readonly Card[]): string => `<div class="grid">\n${cards.map(card).join('\n')}\n</div>`;

function inside({ paragraphs, cards, agree, questions }: Section): string {
  if (paragraphs) return paragraphs.map((text) => `<p>${text}</p>`).join('\n');
  if (cards) return agree ? `<details><summary>${agree}</summary>${grid(cards)}</details>` : grid(cards);
  return questions ? questions.map(question).join('\n') : form;
}

const section = (one: Section): string => `<section><div class="wrap"><h2>${one.title}</h2>\n${inside(one)}\n</div></section>`;

const document = ({ title, description, hero, lead, sections }: Page): string => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="description" content="${description}">
<style>${content.styles}</style></head><body>
<header><div class="wrap"><a class="logo" href="/">${content.logo}</a><button popovertarget="menu">Menu</button></div></header>
<nav id="menu" popover><ul>${menu}</ul></nav>
<main><div class="hero"><img src="${hero}" width="780" height="1040" fetchpriority="high" alt=""><div><h1>${title}</h1><p>${lead}</p></div></div>
${sections.map(section).join('\n')}
</main>
<footer><div class="wrap"><p>${content.closing}</p><ul>${menu}</ul></div></footer></body></html>`;

/**
 * The reference: a clinic's pages as one would write them by hand, plain HTML with its styles in the head, a menu without a script, one
 * picture above and forty below. Nothing of it comes from our build, so that no change of ours moves it.
 */
export async function staticSite(): Promise<Source> {
  const drawn = await drawPictures();
  const documents = new Map([content.home, ...content.chapters].map((page) => [page.path, document(page)]));
  return async (address, _headers, posted) => {
    if (posted) return afterSending();
    const picture = drawn.get(address);
    if (picture)
      return new Response(new Uint8Array(picture), {
        headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000' },
      });
    const html = documents.get(address);
    if (!html) return new Response('', { status: 404, headers: { 'content-type': 'text/plain' } });
    return new Response(html, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' },
    });
  };
}
