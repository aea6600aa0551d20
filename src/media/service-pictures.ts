import { type ServiceSlug, serviceLabels } from '../routes.ts';
import { heads } from './heads.ts';
import type { PictureArt, PictureSpec } from './picture-spec.ts';
import { isBodyTreatment, treatmentAlt } from './treatment-alt.ts';

/** Pictures every service page has, and how many of the numbered ones (rows SVP-01 … SVP-51). */
interface ServiceSet {
  /** Skin of card and banner, 0 light … 5 deep: rotated over the whole scale. */
  tone: number;
  /** Which state card and banner show: the one in which there is something to see. */
  state?: 'before';
  /** Step viewer. */
  viewer?: number;
  /** Slides of the page's own carousel. */
  item?: number;
  /** Pictures beside the text. */
  figure?: number;
  /** Gallery of the page itself, where it is not the results gallery's category. */
  gallery?: number;
  /** Thumbnails of question videos. */
  video?: number;
}

const sets: Record<ServiceSlug, ServiceSet> = {
  rhinoplasty: { tone: 1, viewer: 6, video: 3 },
  'anti-ageing': { tone: 3, viewer: 6, video: 4 },
  'body-contouring': { tone: 2, viewer: 6, item: 2, video: 3 },
  'breast-enhancement': { tone: 1, viewer: 6, item: 4, video: 6 },
  'abdominal-contouring': { tone: 3, viewer: 6, item: 2, video: 3 },
  'hair-transplant': { tone: 2, viewer: 6, video: 3 },
  'blepharo-plasty': { tone: 2, viewer: 6, video: 8 },
  'gynaecomastia-male-breast-moobs': { tone: 5, figure: 2 },
  liposuction: { tone: 4, viewer: 6, video: 8 },
  'structural-fat-grafting': { tone: 0, viewer: 6, gallery: 5 },
  'acne-and-scars': { tone: 2, state: 'before', figure: 1 },
  'laser-hair-removal': { tone: 1, viewer: 6 },
  'fillers-and-botox': { tone: 0, figure: 1 },
  'laser-tattoo-removal': { tone: 1, state: 'before', figure: 1 },
  'stretch-marks-treatment': { tone: 4, state: 'before', figure: 1 },
  'laser-skin-rejuvenation': { tone: 1, state: 'before', figure: 1 },
  'laser-scar-revision': { tone: 3, state: 'before', figure: 1 },
  'platelet-rich-plasma-injections': { tone: 2, figure: 1, gallery: 2 },
  'other-services': { tone: 5, state: 'before', figure: 1 },
  'dark-circles-under-eye-bags': { tone: 1, figure: 1 },
};

type Numbered = 'viewer' | 'item' | 'figure' | 'gallery' | 'video';
export type ServicePictureKey = `service/${ServiceSlug}/${'card' | 'banner' | 'banner-tall' | `${Numbered}-${number}`}`;
type Spec = PictureSpec<ServicePictureKey>;

export const serviceSlugs = Object.keys(serviceLabels).filter((slug): slug is ServiceSlug => slug in serviceLabels);

/** Card and banners stand beside the service's name: decoration, and a photograph put here must be fit for everyone. */
const framePictures = (slug: ServiceSlug): Spec[] =>
  (['card', 'banner', 'banner-tall'] as const).map((size) => ({
    key: `service/${slug}/${size}`,
    size,
    art: (size !== 'card' && ownBanners[slug]?.[size]) || serviceArt(slug),
    alt: '',
  }));

/** What stands for a service where there is room for one picture only. */
export function serviceArt(slug: ServiceSlug): PictureArt {
  const { tone, state } = sets[slug];
  return { kind: slug, tone, ...(state && { state }) };
}

/** A head that looks at the heading says more than the marked profile of the card. */
const ownBanners: Partial<Record<ServiceSlug, Record<'banner' | 'banner-tall', PictureArt>>> = {
  rhinoplasty: heads([[2, 0, 0]]),
};

interface Place {
  slug: ServiceSlug;
  key: ServicePictureKey;
  /** From 1. */
  n: number;
  count: number;
  tone: number;
}

function numbered(slug: ServiceSlug, name: Numbered, make: (place: Place) => Spec): Spec[] {
  const { tone, [name]: count = 0 } = sets[slug];
  return Array.from({ length: count }, (_, i) => make({ slug, key: `service/${slug}/${name}-${i + 1}`, n: i + 1, count, tone }));
}

const withheld = (slug: ServiceSlug): { sensitive?: true } => (isBodyTreatment(slug) ? { sensitive: true } : {});

/** Steps lead from before to after on one and the same skin. */
const viewerStep = ({ slug, key, n, count, tone }: Place): Spec => ({
  key,
  size: 'stage',
  art: { kind: slug, tone, k: round2((count - n) / Math.max(1, count - 1)) },
  alt: `Step ${n} of ${count}: ${stepAlt(slug, n, count)}`,
  ...withheld(slug),
});

function stepAlt(slug: ServiceSlug, n: number, count: number): string {
  if (n === 1) return treatmentAlt[slug].before;
  return n === count ? treatmentAlt[slug].after : 'part of the way';
}

const item = ({ slug, key, n, tone }: Place): Spec => ({
  key,
  size: 'stage',
  art: { kind: slug, seed: `${slug}/item-${n}`, tone: (tone + n) % 6, k: round2(0.25 * ((n - 1) % 3)) },
  alt: '',
  ...withheld(slug),
});

const figure = ({ slug, key, n, tone }: Place): Spec => {
  const state = n === 1 && !sets[slug].state ? 'after' : 'before';
  return {
    key,
    size: 'stage',
    art: { kind: slug, seed: `${slug}/figure`, tone: (tone + 1) % 6, state },
    alt: sentence(treatmentAlt[slug][state]),
    ...withheld(slug),
  };
};

const galleryPicture = ({ slug, key, n, tone }: Place): Spec => {
  const state = n % 2 ? 'before' : 'after';
  return {
    key,
    size: 'case',
    art: { kind: slug, seed: `${slug}/gallery-${Math.ceil(n / 2)}`, tone: (tone + Math.ceil(n / 2)) % 6, state },
    alt: `${sentence(state)}: ${treatmentAlt[slug][state]}`,
    ...withheld(slug),
  };
};

/** The question beside the thumbnail says what the video is about. */
const video = ({ slug, key, n, tone }: Place): Spec => ({
  key,
  size: 'thumbnail',
  art: { kind: slug, seed: `${slug}/video-${n}`, tone: (tone + n) % 6 },
  alt: '',
});

const round2 = (x: number): number => Math.round(x * 100) / 100;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const servicePictures: readonly Spec[] = serviceSlugs.flatMap((slug) => [
  ...framePictures(slug),
  ...numbered(slug, 'viewer', viewerStep),
  ...numbered(slug, 'item', item),
  ...numbered(slug, 'figure', figure),
  ...numbered(slug, 'gallery', galleryPicture),
  ...numbered(slug, 'video', video),
]);
