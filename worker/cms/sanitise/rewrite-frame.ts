import type { Element, ElementContent } from 'hast';
import { toString as stringOf } from 'hast-util-to-string';
import * as words from '#words/articles';
import { firstLetters } from '../../../src/content/first-letters.ts';
import { MEDIA_PREFIX } from '../../../src/endpoints.ts';
import { type Embed, embedFromFrame, embedFromPage, facadeLink, pageOfFrame } from './embed-facade.ts';
import { isPicture, mediaAddress, uploadPathOf } from './media-path.ts';
import { collapse } from './parse-html.ts';
import { pictureShape } from './picture-shape.ts';
import type { Place } from './place.ts';
import { type RewrittenLink, rewriteLink } from './rewrite-link.ts';

const MAX_LABEL_CHARACTERS = 120;
/** Frames that measure visitors have nothing to show. */
const MEASURING = /^(?:www\.)?googletagmanager\.com$|\.doubleclick\.net$/;

/** A frame of a known host becomes a facade, any other a link to its page: what an editor put there must not vanish without a trace. */
export function frame({ properties }: Element, place: Place): ElementContent[] {
  const address = String(properties.src ?? '');
  const title = String(properties.title ?? '');
  const embed = embedFromFrame(address);
  if (embed) return facade(embed, title, place);
  const page = isShown(properties) ? pageOfFrame(address) : null;
  const link = page && rewriteLink(page.href, place.origins);
  // A frame of WordPress itself shows an article that the quotation before it links to.
  if (!link?.external || MEASURING.test(new URL(link.href).host)) return [];
  const label = firstLetters(collapse(title), MAX_LABEL_CHARACTERS);
  const host = new URL(link.href).host.replace(/^www\./, '');
  const said = label ? words.open({ name: label, host }) : words.openOn({ host });
  if (place.inLink) return [{ type: 'text', value: said }];
  return [{ type: 'element', tagName: place.inPhrasing ? 'span' : 'p', properties: {}, children: [linkElement(link, said)] }];
}

/** Pixels that count visitors hide in frames, too. */
function isShown({ width, height, style }: Element['properties']): boolean {
  const isTiny = (size: unknown): boolean => size !== undefined && Number(size) <= 1;
  return !isTiny(width) && !isTiny(height) && !/display\s*:\s*none|visibility\s*:\s*hidden/i.test(String(style ?? ''));
}

function facade(embed: Embed, title: string, place: Place): ElementContent[] {
  const link = facadeLink(embed, title);
  if (place.inLink) return link.children;
  return [
    { type: 'element', tagName: place.inPhrasing ? 'span' : 'p', properties: { className: ['embed-facade'] }, children: [link] },
  ];
}

/**
 * The bare address in an embed block, where WordPress could not ask the host for a frame, such as that of the public site itself, whose articles
 * are linked to by their titles; null when the block holds more.
 */
export function bareEmbed(node: Element, place: Place): ElementContent[] | null {
  const address = node.children.every(({ type }) => type === 'text') ? stringOf(node).trim() : '';
  const embed = embedFromPage(address);
  if (embed) return [{ ...node, children: facade(embed, '', place) }];
  const link = /^https?:\/\/\S+$/.test(address) ? rewriteLink(address, place.origins) : null;
  if (!link || place.inLink) return null;
  const value = link.external
    ? words.viewOn({ host: new URL(link.href).host.replace(/^www\./, '') })
    : place.origins.titleOf?.(link.href.replace(/[?#].*$/, '')) || address;
  return [linkElement(link, value)];
}

/**
 * The address of a film on a line of its own, which WordPress leaves as it is, or as a link that says itself, where it could not ask the host
 * for a frame; null for any other paragraph.
 */
export function loneFilm(node: Element, place: Place): ElementContent[] | null {
  const [only, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (!only || others.length > 0 || (only.type === 'element' && only.tagName !== 'a')) return null;
  const address = stringOf(only).trim();
  if (only.type === 'element' && (String(only.properties.href) !== address || only.children.some(({ type }) => type !== 'text')))
    return null;
  const embed = /^https?:\/\/\S+$/.test(address) ? embedFromPage(address) : null;
  return embed && !place.inPhrasing ? facade(embed, '', place) : null;
}

/**
 * An uploaded film or recording in the browser's own player, which fetches nothing before a visitor presses play: nothing moves or is loaded
 * by itself, also where its editor set it to. That it begins anew at its end and has no sound stays, for the player has buttons for
 * both. One that lies on another host is linked to.
 */
export function player(node: Element, place: Place): ElementContent[] {
  const isFilm = node.tagName === 'video';
  const address = [node, ...node.children].flatMap((child) =>
    child.type === 'element' && child.tagName !== 'track' && child.properties.src ? [String(child.properties.src)] : [],
  )[0];
  const link = address === undefined ? null : rewriteLink(address, place.origins);
  if (!link) return [];
  const label = isFilm ? words.film : words.recording;
  if (place.inLink) return [{ type: 'text', value: label }];
  const anchor = linkElement(link, label);
  if (!link.href.startsWith(MEDIA_PREFIX)) return [anchor];
  const poster = ownFile(node.properties.poster, place, isPicture);
  const shape = isFilm ? shapeOfFilm(node) : [];
  const properties = {
    src: link.href,
    controls: true,
    preload: 'none',
    ...(node.properties.loop && { loop: true }),
    ...(isFilm && { ...(node.properties.muted && { muted: true }), playsInline: true, ...(poster && { poster }) }),
    ...(shape.length > 0 && { className: shape }),
  };
  return [{ type: 'element', tagName: node.tagName, properties, children: [...tracks(node, place), anchor] }];
}

/** Films of a phone are higher than wide. WordPress 6.9 says the shape by style, the classic editor by width and height. */
function shapeOfFilm({ properties: { style, width, height } }: Element): string[] {
  const { classes } = pictureShape(`${style ?? ''};aspect-ratio:${width} / ${height}`, undefined);
  return classes.filter((name) => name.startsWith('is-ratio-') && name !== USUAL_SHAPE);
}

/** Of every film, in the style sheet. */
const USUAL_SHAPE = 'is-ratio-16-9';

/** Subtitles that were uploaded with a film. */
const tracks = (node: Element, place: Place): Element[] =>
  node.children.flatMap((child) => {
    if (child.type !== 'element' || child.tagName !== 'track') return [];
    const src = ownFile(child.properties.src, place);
    const { kind, srcLang, label } = child.properties;
    if (src === null) return [];
    return [{ type: 'element', tagName: 'track', properties: { src, kind, srcLang, label }, children: [] } satisfies Element];
  });

function ownFile(address: unknown, { origins }: Place, fits: (path: string) => boolean = () => true): string | null {
  const path = typeof address === 'string' ? uploadPathOf(address, origins) : null;
  return path && fits(path) ? mediaAddress(path, origins) : null;
}

const linkElement = ({ href, external }: RewrittenLink, value: string): Element => ({
  type: 'element',
  tagName: 'a',
  properties: { href, ...(external && { rel: ['noopener', 'noreferrer'] }) },
  children: [{ type: 'text', value }],
});
