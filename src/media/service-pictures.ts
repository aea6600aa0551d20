import { serviceRecords } from '#records/service-records';
import type { ServiceContent } from '../content/schema/service.ts';
import { type ServiceSlug, serviceLabels } from '../routes.ts';
import { heads } from './heads.ts';
import type { PictureArt, PictureSpec } from './picture-spec.ts';
import { isBodyTreatment, type Treatment, treatmentAlt } from './treatment-alt.ts';

type Numbered = 'viewer' | 'item' | 'figure' | 'gallery' | 'video';
export type ServicePictureKey = `service/${ServiceSlug}/${'card' | 'banner' | 'banner-tall' | `${Numbered}-${number}`}`;
type Spec = PictureSpec<ServicePictureKey>;

export const serviceSlugs = Object.keys(serviceLabels).filter((slug): slug is ServiceSlug => slug in serviceLabels);

/** How many numbered pictures a page shows (rows SVP-01 … SVP-51). */
const counts: Readonly<Record<Numbered, (service: ServiceContent) => number | undefined>> = {
  viewer: ({ viewer }) => viewer?.pictures.length,
  item: ({ slides }) => slides?.items.length,
  figure: ({ figures }) => figures,
  gallery: ({ results }) => results?.pictures,
  video: ({ faq }) => faq?.videos?.length,
};

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
  const { treatment, tone, state } = serviceRecords[slug].drawing;
  return { kind: treatment, tone, ...(state && { state }) };
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
  treatment: Treatment;
}

function numbered(slug: ServiceSlug, name: Numbered, make: (place: Place) => Spec): Spec[] {
  const { tone, treatment } = serviceRecords[slug].drawing;
  const count = counts[name](serviceRecords[slug]) ?? 0;
  return Array.from({ length: count }, (_, i) =>
    make({ slug, key: `service/${slug}/${name}-${i + 1}`, n: i + 1, count, tone, treatment }),
  );
}

const withheld = (treatment: Treatment): { sensitive?: true } => (isBodyTreatment(treatment) ? { sensitive: true } : {});

/** Steps lead from before to after on one and the same skin. */
const viewerStep = ({ key, n, count, tone, treatment }: Place): Spec => ({
  key,
  size: 'stage',
  art: { kind: treatment, tone, k: round2((count - n) / Math.max(1, count - 1)) },
  alt: sentence(stepAlt(treatment, n, count)),
  ...withheld(treatment),
});

function stepAlt(treatment: Treatment, n: number, count: number): string {
  const { before, after } = treatmentAlt[treatment];
  if (n === 1) return before;
  return n === count ? after : `${before}, part of the way to the result`;
}

const item = ({ slug, key, n, tone, treatment }: Place): Spec => ({
  key,
  size: 'stage',
  art: { kind: treatment, seed: `${slug}/item-${n}`, tone: (tone + n) % 6, k: round2(0.25 * ((n - 1) % 3)) },
  alt: '',
  ...withheld(treatment),
});

const figure = ({ slug, key, n, tone, treatment }: Place): Spec => {
  const state = n === 1 && !serviceRecords[slug].drawing.state ? 'after' : 'before';
  return {
    key,
    size: 'stage',
    art: { kind: treatment, seed: `${slug}/figure`, tone: (tone + 1) % 6, state },
    alt: sentence(treatmentAlt[treatment][state]),
    ...withheld(treatment),
  };
};

const galleryPicture = ({ slug, key, n, tone, treatment }: Place): Spec => {
  const state = n % 2 ? 'before' : 'after';
  return {
    key,
    size: 'case',
    art: { kind: treatment, seed: `${slug}/gallery-${Math.ceil(n / 2)}`, tone: (tone + Math.ceil(n / 2)) % 6, state },
    alt: `${sentence(state)}: ${treatmentAlt[treatment][state]}`,
    ...withheld(treatment),
  };
};

/** The question beside the thumbnail says what the video is about. */
const video = ({ slug, key, n, tone, treatment }: Place): Spec => ({
  key,
  size: 'thumbnail',
  art: { kind: treatment, seed: `${slug}/video-${n}`, tone: (tone + n) % 6 },
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
