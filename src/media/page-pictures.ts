import { type Alt, decoration, heads, type PictureArt, type PictureSpec } from './picture-spec.ts';

const bannerPages = ['about', 'services', 'doctors', 'contact', 'patient-stories', 'blogs', 'legal'] as const;

type BannerPage = (typeof bannerPages)[number];

export type PagePictureKey =
  | `hero/${'wide' | 'tall' | 'poster-wide' | 'poster-tall'}`
  | `page/${BannerPage}/${'banner' | 'banner-tall'}`
  | 'home/why-us'
  | `home/testimonial-${number}`
  | `international/${number}${'' | '-tall'}`
  | `international/gallery-${number}`
  | `room/${number}`
  | `affiliation/${number}`
  | `media-outlet/${number}`
  | 'fallback/post';

type Spec = PictureSpec<PagePictureKey>;

/** Rows HOME-37, HOME-41, HOME-47, ABOUT-07, INTL-01, INTL-11. */
const counts = { affiliation: 12, outlet: 4, testimonial: 4, room: 10, international: 6, tour: 8 };

/** The start of the film's loop: where the line that travels in is still invisible. */
const FILM_START = 1e-6;

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** The object in a room and the opening in its wall, in the order in which the generator draws them. */
const furniture = ['reclining', 'lamp', 'desk', 'couch', 'plant'] as const;
const openings = ['arch', 'panes', 'round', 'corridor', 'curtains'] as const;

/** What room `index` shows (`tools/pictures/art/room.ts`). */
const roomAlt =
  (index: number): Alt =>
  ({ words }) =>
    words.room({
      opening: words[nthOf(openings, index + Math.floor(index / openings.length))],
      object: words[nthOf(furniture, index)],
    });

const heroPictures: Spec[] = [
  { key: 'hero/wide', size: 'hero-wide', art: { kind: 'hero' }, alt: decoration },
  // Placed at the foot: on phones the words stand above the drawing.
  { key: 'hero/tall', size: 'hero-tall', art: { kind: 'hero', scale: 554, ox: 125, oy: 800 }, alt: decoration },
  { key: 'hero/poster-wide', size: 'poster-wide', art: { kind: 'hero', phase: FILM_START }, alt: decoration },
  { key: 'hero/poster-tall', size: 'poster-tall', art: { kind: 'hero', phase: FILM_START }, alt: decoration },
];

type BannerArt = Record<'banner' | 'banner-tall', PictureArt>;

const both = (art: PictureArt): BannerArt => ({ banner: art, 'banner-tall': art });

/** Banners stand behind the page's heading: decoration. */
const banners: Record<BannerPage, BannerArt> = {
  about: both({ kind: 'room', index: 0, seed: 'about' }),
  services: heads([
    [5, 0, 0.02],
    [3, 1, 0.02],
    [0, 0, 0],
  ]),
  doctors: heads(
    [
      [3, 1, 0],
      [1, 0, 0.03],
    ],
    0.42,
  ),
  contact: both({ kind: 'room', index: 2, seed: 'contact' }),
  'patient-stories': heads([
    [2, 1, 0.02],
    [4, 0, 0],
    [0, 0, 0.03],
  ]),
  blogs: both({ kind: 'other-services', seed: 'blogs', tone: 1 }),
  legal: both({ kind: 'other-services', seed: 'legal', tone: 0 }),
};

const bannerPictures = bannerPages.flatMap((page): Spec[] =>
  (['banner', 'banner-tall'] as const).map((size) => ({
    key: `page/${page}/${size}`,
    size,
    art: banners[page][size],
    alt: decoration,
  })),
);

/** In turn, for as many as are asked for. */
const nthOf = <T>(all: readonly [T, ...T[]], n: number): T => all[n % all.length] ?? all[0];

/** Four people, not four noses. */
const testimonialArt: readonly [PictureArt, ...PictureArt[]] = [
  { kind: 'other-services', view: 'front', k: 0 },
  { kind: 'anti-ageing', view: 'side', k: 0, m: 1 },
  { kind: 'blepharo-plasty', view: 'front', k: 0, m: 1 },
  { kind: 'rhinoplasty', view: 'side', k: 0 },
];

const homePictures: Spec[] = [
  { key: 'home/why-us', size: 'square', art: { kind: 'room', index: 0, seed: 'why-us' }, alt: roomAlt(0) },
  ...numbers(counts.testimonial).map(
    (n): Spec => ({
      key: `home/testimonial-${n}`,
      size: 'video',
      art: { seed: `testimonial-${n}`, tone: (n * 2) % 6, ...nthOf(testimonialArt, n) },
      alt: decoration,
    }),
  ),
];

/** Rooms and profiles in turn. */
const internationalPictures = numbers(counts.international).flatMap((n): Spec[] => {
  const pair = heads([
    [n % 6, n % 4 ? 1 : 0, 0.02],
    [(n + 3) % 6, 0, 0],
  ]);
  const art = n % 2 ? both({ kind: 'room', index: n - 1, seed: `international-${n}` }) : pair;
  return [
    { key: `international/${n}`, size: 'banner', art: art.banner, alt: decoration },
    { key: `international/${n}-tall`, size: 'banner-tall', art: art['banner-tall'], alt: decoration },
  ];
});

const placePictures = [
  ...numbers(counts.tour).map(
    (n): Spec => ({
      key: `international/gallery-${n}`,
      size: 'room',
      art: { kind: 'room', index: n + 9, seed: `tour-${n}` },
      alt: roomAlt(n + 9),
    }),
  ),
  ...numbers(counts.room).map(
    (n): Spec => ({
      key: `room/${n}`,
      size: 'room',
      art: { kind: 'room', index: n - 1, seed: `room-${n}` },
      alt: roomAlt(n - 1),
    }),
  ),
];

/** Their text alternative is the name, which the page gives. */
const platePictures = [
  ...numbers(counts.affiliation).map(
    (n): Spec => ({
      key: `affiliation/${n}`,
      size: 'plate',
      art: { kind: 'logo', index: n - 1 },
      alt: ({ words }) => words.seal,
    }),
  ),
  ...numbers(counts.outlet).map(
    (n): Spec => ({
      key: `media-outlet/${n}`,
      size: 'plate',
      art: { kind: 'logo', index: n + 1, seed: 'outlet' },
      alt: ({ words }) => words.seal,
    }),
  ),
];

export const pagePictures: readonly Spec[] = [
  ...heroPictures,
  ...bannerPictures,
  ...homePictures,
  ...internationalPictures,
  ...placePictures,
  ...platePictures,
  { key: 'fallback/post', size: 'video', art: { kind: 'other-services', seed: 'post', tone: 1 }, alt: decoration },
];
