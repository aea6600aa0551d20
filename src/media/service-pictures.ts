import { serviceRecords } from '#records/service-records';
import type { ServiceContent } from '../content/schema/service.ts';
import { type ServiceSlug, serviceLabels } from '../routes.ts';
import { type Alt, type AltWords, decoration, heads, type PictureArt, type PictureSpec } from './picture-spec.ts';
import { type Step, treatmentSteps } from './treatment-steps.ts';
import { resultView, resultViews, type View } from './treatment-views.ts';
import { isBodyTreatment, type Treatment } from './treatments.ts';

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
    alt: decoration,
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
const viewerStep = ({ slug, key, n, count, tone, treatment }: Place): Spec => {
  const { alt, ...art } = treatmentSteps[slug]?.[n - 1] ?? plainStep(treatment, n, count);
  return { key, size: 'stage', art: { kind: treatment, tone, ...art }, alt, ...withheld(treatment) };
};

/** A step that nobody has drawn yet, of a service just added: the treatment from one side after the other. */
function plainStep(treatment: Treatment, n: number, count: number): Step {
  const { view } = resultView(treatment, n - 1);
  const k = Math.round((100 * (count - n)) / Math.max(1, count - 1)) / 100;
  const state = n === count ? 'after' : 'before';
  return { view, k, alt: seen(treatment, state, view) };
}

/** Each item another way: first the cut through the skin, then the sides that the steps show last. */
const item = ({ slug, key, n, tone, treatment }: Place): Spec => ({
  key,
  size: 'stage',
  art: {
    kind: treatment,
    ...resultView(treatment, 2 * resultViews(treatment).length + 1 - n),
    seed: `${slug}/item-${n}`,
    tone: (tone + n) % 6,
    k: 0.5,
  },
  alt: decoration,
  ...withheld(treatment),
});

/** A cut through the skin says what is done; a second figure shows it from outside. */
const figure = ({ slug, key, n, tone, treatment }: Place): Spec => {
  const state = n === 1 && !serviceRecords[slug].drawing.state ? 'after' : 'before';
  const view = n === 1 ? 'section' : 'map';
  return {
    key,
    size: 'stage',
    art: { kind: treatment, view, seed: `${slug}/figure`, tone: (tone + 1) % 6, state },
    alt: seen(treatment, state, view),
    ...withheld(treatment),
  };
};

const galleryPicture = ({ slug, key, n, tone, treatment }: Place): Spec => {
  const state = n % 2 ? 'before' : 'after';
  const pair = Math.ceil(n / 2);
  const { view, flip } = resultView(treatment, pair);
  return {
    key,
    size: 'case',
    art: { kind: treatment, view, ...(flip && { flip }), seed: `${slug}/gallery-${pair}`, tone: (tone + pair) % 6, state },
    alt: ({ words, drawings }) => words[state]({ what: drawings[treatment][state], view: words[view] }),
    ...withheld(treatment),
  };
};

/** The question beside the thumbnail says what the video is about. */
const video = ({ slug, key, n, tone, treatment }: Place): Spec => ({
  key,
  size: 'thumbnail',
  art: { kind: treatment, ...resultView(treatment, n), seed: `${slug}/video-${n}`, tone: (tone + n) % 6 },
  alt: decoration,
});

/** What a drawing of a treatment shows, from one side. */
const seen =
  (treatment: Treatment, state: 'before' | 'after', view: View): Alt =>
  ({ words, drawings }: AltWords) =>
    sentence(words.seen({ what: drawings[treatment][state], view: words[view] }));

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const servicePictures: readonly Spec[] = serviceSlugs.flatMap((slug) => [
  ...framePictures(slug),
  ...numbered(slug, 'viewer', viewerStep),
  ...numbered(slug, 'item', item),
  ...numbered(slug, 'figure', figure),
  ...numbered(slug, 'gallery', galleryPicture),
  ...numbered(slug, 'video', video),
]);
