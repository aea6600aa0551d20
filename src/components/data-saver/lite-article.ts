import * as said from '#words/data-saver';
import { colon } from '#words/language';
import { offeredUpload } from './light-file.ts';
import style from './on-tap.module.css';
import { NO_FILE } from './on-tap.tsx';

/** A tag, with all of its attributes: in those a bare `<` or `>` may stand, as browsers of before 2025 write them. */
const TAG = /<(\/?[a-z][\w-]*)(?:[^>"]|"[^"]*")*>/g;

/** An attribute as the sanitiser writes it: in double quotes, encoded, so that it may stand in a text. */
const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('<', '&lt;');

/**
 * The HTML of an article with its pictures on tap. In a link, which can hold no control, the picture's words take its place: most such
 * links lead to the picture. Reads what the sanitiser wrote, and what browsers make of it; leaves alone what this function has written.
 */
export function liteArticle(html: string): string {
  let inLink = false;
  return html.replace(TAG, (tag, name: string) => {
    if (name === 'a' || name === '/a') inLink = name === 'a';
    if (name !== 'img' || attribute(tag, 'src') === NO_FILE) return tag;
    return inLink ? attribute(tag, 'alt') || said.picture : onTap(tag);
  });
}

/** The same elements as `OnTap` renders: the browser has no renderer to strings. */
function onTap(tag: string): string {
  const width = Number(attribute(tag, 'width')) || null;
  const height = Number(attribute(tag, 'height')) || null;
  const alt = attribute(tag, 'alt') ?? '';
  const [{ src }] = offeredUpload({ src: attribute(tag, 'src') ?? '', width });
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  const kept = ['id', 'class', 'title', 'lang'].map((name) => [name, attribute(tag, name)] as const);
  const own = kept.map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`)).join('');
  const words = `<span>${said.showPicture}${alt && `<span class="visually-hidden">${colon}${alt}</span>`}</span>`;
  const shape = size && `<svg${size} viewBox="0 0 ${width} ${height}" aria-hidden="true"></svg>`;
  return `<span class="${style.onTap} ${style.natural}">${shape}<a href="${src}" data-print="none">${words}</a><label data-print="none"><input type="checkbox">${words}</label><picture><source media="(scripting: enabled)" srcset="${src}"><img src="${NO_FILE}" alt="${alt}"${size} loading="lazy" decoding="async"${own}></picture></span>`;
}
