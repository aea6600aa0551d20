/** One shape a picture is shown in. Its widths are the files that are made (design guide, Pictures). */
export interface SizeClass {
  /** Shape of the drawing, and of a photograph where `crop` says so; pixels of the largest file. */
  width: number;
  height: number;
  /** Where the drawing is composed in another size: it is enlarged for the files that are wider. */
  drawn?: { width: number; height: number };
  /** Widths of the files in pixels, narrowest first; none is wider than `width`. */
  widths: readonly [number, ...number[]];
  /** Widths of the WebP files for the few browsers without AVIF, where not the same. */
  fallbackWidths?: readonly [number, ...number[]];
  /** Default for the `sizes` attribute; a page that shows the picture in another place gives its own. */
  sizes: string;
  /** A photograph is cropped to the shape. Otherwise it keeps its own: results are judged on the whole picture. */
  crop?: true;
  /** Worth a slower encoder: the one picture a first view waits for. */
  first?: true;
}

export const sizeClasses = {
  'hero-wide': { width: 1600, height: 760, widths: [1200, 1600], sizes: '100vw', crop: true, first: true },
  /** A phone waits for it: 600 px are sharp enough at 390 px, and the file weighs 24 kB in place of 37. Wider windows take the last. */
  'hero-tall': {
    width: 780,
    height: 1415,
    widths: [480, 600, 780],
    fallbackWidths: [480, 600],
    sizes: '100vw',
    crop: true,
    first: true,
  },
  'poster-wide': { width: 1280, height: 720, widths: [1280], sizes: '100vw', crop: true },
  'poster-tall': { width: 720, height: 1280, widths: [720], sizes: '100vw', crop: true },
  /** Windows of tablets show a part of it, as high as it is wide on a desktop: 100vw gave them the narrowest file at nearly twice its size. */
  banner: { width: 1600, height: 676, widths: [780, 1200, 1600], sizes: 'max(100vw, 60rem)', crop: true },
  /** Phones take one of the first two, narrower windows of tablets the last (`picture.tsx`). */
  'banner-tall': {
    width: 900,
    height: 1047,
    drawn: { width: 780, height: 907 },
    widths: [480, 640, 900],
    fallbackWidths: [480, 640],
    sizes: '100vw',
    crop: true,
  },
  /**
   * On phones it stands beside the words, 6rem wide: twelve of them on the home page, in front of what is tapped meanwhile. They are said to be 4rem
   * wide, so that the densest screens take the narrowest file as well, two pixels for each of CSS. 480 px are for plain desktops, and for
   * phones where the drawing stands for an article's picture.
   */
  card: {
    width: 640,
    height: 768,
    widths: [192, 320, 480, 640],
    fallbackWidths: [320, 640],
    sizes: '(min-width: 64rem) 26rem, (min-width: 48rem) 46vw, 4rem',
    crop: true,
  },
  /**
   * A result: the 500 px stage, and the tile beside it from the narrow file. There may be thousands, and a deployment holds
   * 20,000 files on the platform's free plan: three files a picture leave room for 5,000 of them, four do not.
   */
  case: { width: 860, height: 860, widths: [320, 860], fallbackWidths: [640], sizes: '(min-width: 64rem) 27rem, 46vw' },
  /**
   * A step viewer, an item of a carousel, a figure in the text: phones take the file of 600 px, 15 kB in place of 25, for the first step is
   * fetched ahead. Thumbnails, 4rem wide on phones and 7rem elsewhere, take the narrow ones, and its steps are to be told apart there
   * (`tests/html/pictures-differ.test.ts`; in 224 px two were not). Shown at 4 : 3, drawn a little higher: the generator moves its subject to
   * the side in frames wider than 1.3.
   */
  stage: {
    width: 860,
    height: 664,
    widths: [160, 240, 600, 860],
    fallbackWidths: [320, 860],
    sizes: '(min-width: 60rem) 38rem, (min-width: 30rem) 92vw, (min-resolution: 2.5dppx) 46vw, 72vw',
  },
  square: { width: 900, height: 900, widths: [480, 900], sizes: '(min-width: 60rem) 40rem, 92vw', crop: true },
  /** Phones take the middle file. */
  room: {
    width: 960,
    height: 720,
    widths: [480, 720, 960],
    fallbackWidths: [480, 960],
    sizes: '(min-width: 60rem) 40rem, 92vw',
  },
  /** Full width on a phone, below one another: each takes the middle file there, 14 kB in place of 21, for five of them are fetched ahead. */
  portrait: {
    width: 620,
    height: 806,
    widths: [310, 480, 620],
    fallbackWidths: [310, 620],
    sizes: '(min-width: 60rem) 20rem, (max-width: 29.99rem) and (min-resolution: 2.5dppx) 36vw, 46vw',
    crop: true,
  },
  plate: { width: 360, height: 270, widths: [240, 360], sizes: '12rem' },
  video: { width: 640, height: 360, widths: [320, 640], sizes: '(min-width: 64rem) 40rem, 92vw', crop: true },
  thumbnail: { width: 480, height: 270, widths: [480], sizes: '(min-width: 48rem) 18rem, 46vw', crop: true },
} as const satisfies Record<string, SizeClass>;

/**
 * Two results side by side on a phone, for `sizes`: less than their true half, so that every screen takes the narrow file (row GAL-31). It has
 * 1.7 to 2.1 pixels for each of CSS, and a sixth of the weight; the whole picture is a tap away.
 */
export const HALVES_OF_PHONE = '(max-width: 39.99rem) and (min-resolution: 2.5dppx) 24vw, (max-width: 39.99rem) 38vw';

export type SizeClassName = keyof typeof sizeClasses;

/** The files a picture of a class is made into. */
export function classFiles(name: SizeClassName): { format: 'avif' | 'webp'; width: number }[] {
  const { widths, fallbackWidths = widths }: SizeClass = sizeClasses[name];
  return [
    ...widths.map((width) => ({ format: 'avif' as const, width })),
    ...fallbackWidths.map((width) => ({ format: 'webp' as const, width })),
  ];
}
