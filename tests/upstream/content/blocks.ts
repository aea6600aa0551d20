import { imageSize, srcset } from './images.ts';
import type { Block, ImageRecord } from './records.ts';

/**
 * Blocks as WordPress 7 renders them. Each comes with the text that an automatic excerpt takes from it: paragraphs and
 * headings at the top level give theirs, everything else gives none.
 */

/** A bare ampersand as WordPress writes it; references stay as they are. */
export const escapeAmpersand = (html: string): string => html.replace(/&(?!#?\w+;)/g, '&#038;');

export const stripTags = (html: string): string => html.replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '').replace(/<[^>]*>/g, '');

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export const htmlOf = (blocks: readonly Block[]): string => blocks.map((block) => block.html).join('');

/** Any HTML with the blank lines that block comments leave behind. */
export const block = (html: string, text = ''): Block => ({ html: `\n${html}\n\n\n`, text });

export function paragraph(html: string): Block {
  const rendered = escapeAmpersand(html);
  return block(`<p class="wp-block-paragraph">${rendered}</p>`, stripTags(rendered));
}

export const heading = (text: string, level = 2): Block => block(`<h${level} class="wp-block-heading">${text}</h${level}>`, text);

export const bullets = (...items: readonly string[]): Block =>
  block(`<ul class="wp-block-list">${htmlOf(items.map((item) => block(`<li>${item}</li>`)))}</ul>`);

function imageTag(image: ImageRecord, sizeName: string, order: (attributes: { src: string; alt: string }) => string): string {
  const size = imageSize(image, sizeName);
  const attributes = order({ src: `src="${size.url}"`, alt: `alt="${escapeAttribute(image.alt)}"` });
  const sizes = `auto, (max-width: ${size.width}px) 100vw, ${size.width}px`;
  return (
    `<img loading="lazy" decoding="async" width="${size.width}" height="${size.height}" ${attributes} ` +
    `srcset="${srcset(image, size)}" sizes="${sizes}" />`
  );
}

function figure(image: ImageRecord, inGallery: boolean, caption: string): Block {
  const marker = inGallery ? `data-id="${image.id}" ` : '';
  const tag = imageTag(image, 'large', ({ src, alt }) => `${marker}${src} ${alt} class="wp-image-${image.id}"`);
  const line = caption && `<figcaption class="wp-element-caption">${caption}</figcaption>`;
  return block(`<figure class="wp-block-image size-large">${tag}${line}</figure>`);
}

export const picture = (image: ImageRecord, caption = ''): Block => figure(image, false, caption);

export const gallery = (...images: readonly ImageRecord[]): Block =>
  block(
    '<figure class="wp-block-gallery has-nested-images columns-default is-cropped wp-block-gallery-1 is-layout-flex ' +
      `wp-block-gallery-is-layout-flex">${htmlOf(images.map((image) => figure(image, true, '')))}</figure>`,
  );

export function cover(image: ImageRecord, text: string): Block {
  const name = `class="wp-block-cover__image-background wp-image-${image.id}"`;
  const tag = imageTag(image, 'full', ({ src }) => `${name} alt="" ${src} data-object-fit="cover"`);
  return block(
    `<div class="wp-block-cover">${tag}` +
      '<span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span>' +
      '<div class="wp-block-cover__inner-container is-layout-flow wp-block-cover-is-layout-flow">' +
      `${paragraph(text).html}</div></div>`,
  );
}

export function columns(...cells: readonly Block[]): Block {
  const column = (cell: Block) =>
    block(`<div class="wp-block-column is-layout-flow wp-block-column-is-layout-flow">${cell.html}</div>`);
  return block(
    '<div class="wp-block-columns is-layout-flex wp-container-core-columns-is-layout-8f761849 ' +
      `wp-block-columns-is-layout-flex">${htmlOf(cells.map(column))}</div>`,
  );
}

export function button(text: string, href: string): Block {
  const link = `<a class="wp-block-button__link wp-element-button" href="${href}">${text}</a>`;
  const inner = block(`<div class="wp-block-button">${link}</div>`);
  return block(`<div class="wp-block-buttons is-layout-flex wp-block-buttons-is-layout-flex">${inner.html}</div>`);
}

export function table(caption: string, ...rows: readonly (readonly string[])[]): Block {
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return block(
    `<figure class="wp-block-table"><table class="has-fixed-layout"><tbody>${body}</tbody></table>` +
      `<figcaption class="wp-element-caption">${caption}</figcaption></figure>`,
  );
}

/** A video of a known platform, as the frame WordPress makes of its address. */
export function video(id: string): Block {
  const allow = 'accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; web-share';
  return block(
    '<figure class="wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube wp-embed-aspect-16-9 ' +
      'wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">\n' +
      '<iframe loading="lazy" title="Video" width="500" height="281" ' +
      `src="https://www.youtube.com/embed/${id}?feature=oembed" frameborder="0" allow="${allow}" ` +
      'referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>\n</div></figure>',
  );
}

export const question = (text: string, answer: string): Block =>
  block(
    '<details class="wp-block-details is-layout-flow wp-block-details-is-layout-flow">' +
      `<summary>${text}</summary>${paragraph(answer).html}</details>`,
  );
