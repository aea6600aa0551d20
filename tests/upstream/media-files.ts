import { type Answer, textAnswer } from './answer.ts';
import { ABOUT_SHARE_IMAGE, HOME_SHARE_IMAGE } from './clinic/seo-metadata.ts';
import type { Content } from './content/content.ts';
import { imageSize } from './content/images.ts';
import { drawPicture } from './pictures.ts';

const SHARE_IMAGES = [HOME_SHARE_IMAGE, ABOUT_SHARE_IMAGE];
const SHARE_WIDTH_PX = 1200;
const SHARE_HEIGHT_PX = 630;

interface Picture {
  width: number;
  height: number;
  number: number;
}

function findPicture(content: Content, pathname: string): Picture | undefined {
  if (SHARE_IMAGES.includes(pathname)) {
    return { width: SHARE_WIDTH_PX, height: SHARE_HEIGHT_PX, number: SHARE_IMAGES.indexOf(pathname) };
  }
  for (const image of content.images.values()) {
    const size = [...image.sizes, imageSize(image, 'full')].find(({ url }) => new URL(url).pathname === pathname);
    if (size) return { ...size, number: image.id };
  }
  return undefined;
}

/**
 * Answers uploads and share images from memory, drawn when first asked for. Whatever the name ends in, the bytes are a PNG
 * and say so. A name that no image has is 404.
 */
export function createMediaFiles(content: Content): (pathname: string) => Answer {
  const drawn = new Map<string, Uint8Array>();
  return (pathname) => {
    const picture = findPicture(content, pathname);
    if (!picture) return textAnswer(404, 'Not found');
    const body = drawn.get(pathname) ?? drawPicture(picture.width, picture.height, picture.number);
    drawn.set(pathname, body);
    return { status: 200, headers: { 'content-type': 'image/png' }, body };
  };
}
