import type { PictureArt } from './picture-spec.ts';

/** Heads of a banner back to front: skin 0 … 5, bone 0 or 1, drop in head lengths. */
type Cast = NonNullable<PictureArt['cast']>;

/**
 * Profiles for a banner and its tall form. Placed for the classes `banner` (1600 by 676) and `banner-tall` (780 by 907):
 * wide, they leave the start side to the heading; tall, they leave it the foot.
 */
export const heads = (cast: Cast, step = 0.3): Record<'banner' | 'banner-tall', PictureArt> => ({
  banner: { kind: 'hero', cast, step, scale: 622, ox: cast.length > 1 ? 872 : 1000, oy: 61 },
  'banner-tall': { kind: 'hero', cast, step, scale: 549, ox: cast.length > 1 ? 160 : 285, oy: 138 },
});
