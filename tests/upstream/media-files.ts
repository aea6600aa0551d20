import { type Answer, textAnswer } from './answer.ts';
import { ABOUT_SHARE_IMAGE, HOME_SHARE_IMAGE } from './clinic/seo-metadata.ts';
import type { Content } from './content/content.ts';
import { imageSize } from './content/images.ts';
import { drawPicture } from './pictures.ts';

const SHARE_IMAGES = [HOME_SHARE_IMAGE, ABOUT_SHARE_IMAGE];
const SHARE_WIDTH_PX = 1200;
const SHARE_HEIGHT_PX = 630;

const FOLDER = '/wp-content/uploads/2025/01/';

/** Uploads that are not pictures of the library. The last ones are what must not come through whatever they are called. */
const FILES = new Map<string, { type: string; body: string | Uint8Array }>([
  ['price-list.pdf', { type: 'application/pdf', body: `%PDF-1.4\n${'prices '.repeat(2000)}` }],
  ['consent.docx', { type: 'application/octet-stream', body: 'PK' }],
  ['clip.mp4', { type: 'video/mp4', body: new Uint8Array(100_000).map((_, index) => index % 251) }],
  ['words.mp3', { type: 'audio/mpeg', body: new Uint8Array(20_000) }],
  ['clip-kn.vtt', { type: 'text/vtt', body: 'WEBVTT\n' }],
  ['drawing.svg', { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' }],
  ['drawing-as.png', { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
  ['page.pdf', { type: 'text/html', body: '<script>alert(1)</script>' }],
  ['script.mp4', { type: 'text/javascript', body: 'alert(1)' }],
]);

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
    const file = FILES.get(pathname.slice(pathname.lastIndexOf('/') + 1));
    if (file && pathname.startsWith(FOLDER)) return { status: 200, headers: { 'content-type': file.type }, body: file.body };
    const picture = findPicture(content, pathname);
    if (!picture) return textAnswer(404, 'Not found');
    const body = drawn.get(pathname) ?? drawPicture(picture.width, picture.height, picture.number);
    drawn.set(pathname, body);
    return { status: 200, headers: { 'content-type': 'image/png' }, body };
  };
}

/** One range of an answer, as a web server in front of uploads sends it. */
export function ranged(answer: Answer, range: string | undefined): Answer {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (answer.status !== 200 || from === '') return answer;
  const bytes = Buffer.from(answer.body);
  const end = Math.min(to === '' ? bytes.length - 1 : Number(to), bytes.length - 1);
  if (Number(from) >= bytes.length) return { status: 416, headers: { 'content-range': `bytes */${bytes.length}` }, body: '' };
  const headers = { ...answer.headers, 'content-range': `bytes ${from}-${end}/${bytes.length}` };
  return { status: 206, headers, body: bytes.subarray(Number(from), end + 1) };
}
