import type { Element, ElementContent, Properties } from 'hast';
import { type ContentOrigins, isHostOf } from './content-origins.ts';
import { mediaPath } from './media-path.ts';
import { rewriteLink } from './rewrite-link.ts';
import { collapse } from './text-of-tree.ts';

const CANDIDATE = /^(\S+)\s+(\d{1,5}(?:\.\d{1,3})?[wx])$/;
const SIZE_IN_NAME = /-(\d{1,5})x(\d{1,5})\.\w{2,5}$/;

/**
 * An image of content. Uploads are served by ourselves under `/media/`, lazily and with their size kept, so that nothing jumps.
 * Pictures of other hosts become a link with the alternative text: nothing of a third party loads by itself. What has no address
 * (placeholders of lazy loaders, `data:`) disappears, and what is no upload of the content system leaves its alternative text.
 */
export function rewriteImage(node: Element, origins: ContentOrigins, inLink: boolean): ElementContent[] {
  const alt = collapse(String(node.properties.alt ?? ''));
  const address = String(node.properties.src ?? '').trim();
  const src = ownFile(address, origins);
  if (src !== null)
    return [{ type: 'element', tagName: 'img', properties: imageProperties(node.properties, src, alt, origins), children: [] }];
  const link = rewriteLink(address, origins);
  if (!link) return [];
  const text = { type: 'text', value: alt || (link.external ? 'View picture' : '') } as const;
  if (!link.external || inLink) return text.value === '' ? [] : [text];
  return [{ type: 'element', tagName: 'a', properties: { href: link.href, rel: ['noopener', 'noreferrer'] }, children: [text] }];
}

function imageProperties(given: Properties, src: string, alt: string, origins: ContentOrigins): Properties {
  const srcSet = rewriteSrcSet(String(given.srcSet ?? ''), origins);
  const [, nameWidth, nameHeight] = SIZE_IN_NAME.exec(src) ?? [];
  const width = pixels(given.width);
  const height = pixels(given.height);
  const size = width && height ? { width, height } : { width: pixels(nameWidth), height: pixels(nameHeight) };
  return {
    src,
    ...(srcSet && { srcSet, ...(typeof given.sizes === 'string' && { sizes: given.sizes }) }),
    alt,
    ...(size.width && size.height && size),
    loading: 'lazy',
    decoding: 'async',
    ...pick(given, ['className', 'id', 'title', 'lang', 'ariaDescribedBy', 'ariaHidden']),
  };
}

/** `…/a-300x200.jpg 300w, …` → the same under `/media/`; candidates of other hosts are dropped. */
function rewriteSrcSet(srcSet: string, origins: ContentOrigins): string {
  return srcSet
    .split(/,\s+/)
    .flatMap((candidate) => {
      const [, address = '', descriptor = ''] = CANDIDATE.exec(candidate.trim().replace(/,$/, '')) ?? [];
      const src = ownFile(address, origins);
      return src === null ? [] : [`${src} ${descriptor}`];
    })
    .join(', ');
}

/** Uploads keep their address on the site's own host too, where older content points at it. */
function ownFile(address: string, origins: ContentOrigins): string | null {
  const url = address === '' ? null : URL.parse(address, origins.cmsOrigin);
  return url && /^https?:$/.test(url.protocol) && (isHostOf(url, origins.cmsOrigin) || isHostOf(url, origins.siteOrigin))
    ? mediaPath(url.pathname)
    : null;
}

/** Attributes that are numbers arrive as such; `100%` is no number of pixels. */
function pixels(value: unknown): number | undefined {
  const count = Number(value);
  return Number.isSafeInteger(count) && count > 0 && count < 100_000 ? count : undefined;
}

const pick = (given: Properties, names: readonly string[]): Properties =>
  Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
