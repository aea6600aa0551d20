import type { ImageRecord, ImageSize } from './records.ts';

/** Images, and all that follows them, stay clear of the ids of the managed pages. */
const FIRST_IMAGE_ID = 1000;

export const UPLOADED_GMT = '2025-01-10T03:30:00';

const FOLDER = '/wp-content/uploads/2025/01/';
const LARGEST_SIDE_PX = 2560;
const THUMBNAIL_PX = 150;
const WIDEST_SOURCE_PX = 2048;

const UPLOADS: readonly (readonly [file: string, width: number, height: number, alt: string])[] = [
  ['theatre.jpg', 1600, 1067, 'An operating theatre before the first case'],
  ['consultation.jpg', 1600, 1067, 'A consultation room with two chairs'],
  ['laser.jpg', 1600, 900, 'A laser hand piece on its stand'],
  ['reception.jpg', 1440, 1440, ''],
  ['recovery.jpg', 1067, 1600, 'A recovery room "by the garden"'],
  ['instruments.png', 1200, 800, 'Sterile instruments'],
  ['skin.webp', 1200, 800, 'Skin under a magnifier'],
  ['badge.jpg', 240, 160, 'A small badge, smaller than the medium size'],
  ['panorama.jpg', 2800, 900, 'A panorama wide enough to be scaled down'],
  ['social.jpg', 1200, 630, 'A card for social networks'],
  ['hidden.jpg', 1200, 800, 'Uploaded to a draft, and as hidden as that draft'],
];

/** Name and box, in the order WordPress lists them; a crop fills its box, the others fit into it. */
const SIZES = [
  { name: 'medium', width: 300, height: 300, crop: false },
  { name: 'large', width: 1024, height: 1024, crop: false },
  { name: 'thumbnail', width: THUMBNAIL_PX, height: THUMBNAIL_PX, crop: true },
  { name: 'medium_large', width: 768, height: Number.POSITIVE_INFINITY, crop: false },
  { name: '1536x1536', width: 1536, height: 1536, crop: false },
  { name: '2048x2048', width: 2048, height: 2048, crop: false },
] as const;

function fitInto(width: number, height: number, boxWidth: number, boxHeight: number): readonly [number, number] {
  const scale = Math.min(boxWidth / width, boxHeight / height, 1);
  return [Math.round(width * scale), Math.round(height * scale)];
}

function sizesOf(base: string, file: string, width: number, height: number): ImageSize[] {
  const [stem = '', extension = ''] = file.split('.');
  return SIZES.filter((box) => width > box.width || height > box.height).map((box) => {
    const [sizeWidth, sizeHeight] = box.crop ? [box.width, box.height] : fitInto(width, height, box.width, box.height);
    const sizeFile = `${stem}-${sizeWidth}x${sizeHeight}.${extension}`;
    return { name: box.name, file: sizeFile, width: sizeWidth, height: sizeHeight, url: `${base}${sizeFile}` };
  });
}

function mimeTypeOf(file: string): string {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`;
}

/** All images, in the order of their ids; the last one is to be hidden by giving it a hidden parent. */
export function createImages(origin: string): ImageRecord[] {
  const base = `${origin}${FOLDER}`;
  return UPLOADS.map(([upload, width, height, alt], number) => {
    const scaled = width > LARGEST_SIDE_PX || height > LARGEST_SIDE_PX;
    const file = scaled ? upload.replace('.', '-scaled.') : upload;
    const [fullWidth, fullHeight] = fitInto(width, height, LARGEST_SIDE_PX, LARGEST_SIDE_PX);
    return {
      id: FIRST_IMAGE_ID + number,
      file,
      alt,
      mimeType: mimeTypeOf(file),
      width: fullWidth,
      height: fullHeight,
      url: `${base}${file}`,
      sizes: sizesOf(base, upload, width, height),
      originalFile: scaled ? upload : null,
      parent: 0,
    };
  });
}

/** The named size, or the full image where there is none: small uploads lack the larger sizes. */
export const imageSize = (image: ImageRecord, name: string): ImageSize =>
  image.sizes.find((size) => size.name === name) ?? { ...image, name: 'full' };

/**
 * The `srcset` WordPress gives an image shown at one size: that size first, then every other of the same shape that is not
 * too wide.
 */
export function srcset(image: ImageRecord, shown: ImageSize): string {
  const square = image.width === image.height;
  const others = [...image.sizes, imageSize(image, 'full')].filter(
    (size) => size.file !== shown.file && size.width <= WIDEST_SOURCE_PX && (square || size.name !== 'thumbnail'),
  );
  return [shown, ...others].map((size) => `${size.url} ${size.width}w`).join(', ');
}

/** The slug of the attachment: its upload's name without the ending. */
export const imageSlug = (image: ImageRecord): string => (image.originalFile ?? image.file).replace(/\.\w+$/, '');

/** Bytes, only about right: nobody should rely on them. */
export const fileSize = (width: number, height: number): number => Math.round(width * height * 0.018);
