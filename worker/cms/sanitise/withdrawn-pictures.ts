import type { Element, ElementContent } from 'hast';
import type { ContentOrigins } from '../client/content-origins.ts';
import { uploadPath } from './media-path.ts';

const CAPTION_CLASS = 'wp-caption-text';

/**
 * Whether an element is what is left of pictures that were deleted in WordPress: captions. A caption may name the patient whose picture it
 * was, so that it goes with it.
 * @param before with the pictures as WordPress has them
 * @param after without those that were deleted
 */
export const isLeftCaption = (before: Element, after: Element, origins: ContentOrigins): boolean =>
  holdsDeleted(before, origins) && !after.children.some(isSeen);

function holdsDeleted(node: ElementContent, origins: ContentOrigins): boolean {
  if (node.type !== 'element') return false;
  if (node.tagName !== 'img') return node.children.some((child) => holdsDeleted(child, origins));
  const url = URL.parse(String(node.properties.src ?? '').trim(), origins.cmsOrigin);
  const path = url && uploadPath(url, origins);
  return path !== null && origins.mediaMark?.(path) === 'gone';
}

/** Anything but a caption. */
function isSeen(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== '';
  if (node.type !== 'element' || node.tagName === 'figcaption') return false;
  const { className } = node.properties;
  if (Array.isArray(className) && className.includes(CAPTION_CLASS)) return false;
  return ['img', 'video', 'audio'].includes(node.tagName) || node.children.some(isSeen);
}
