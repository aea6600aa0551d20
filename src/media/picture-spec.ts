import { drawings } from '#records/drawings';
import * as words from '#words/drawn';
import * as steps from '#words/drawn-steps';
import { drawn } from '#words/pictures';
import type { SizeClassName } from './size-classes.ts';
import type { View } from './treatment-views.ts';
import type { Treatment } from './treatments.ts';

/** What to draw where there is no photograph: the options of the generator, without the size. */
export interface PictureArt {
  kind: Treatment | 'hero' | 'doctor' | 'room' | 'logo' | 'brand';
  /** Treatments: from where. */
  view?: View;
  /** Treatments: what the doctor does in this picture, where the view can show it. */
  act?: string;
  seed?: string;
  state?: 'before' | 'after';
  /** Skin, 0 light … 5 deep. */
  tone?: number;
  /** 1 disturbed … 0 at rest, for steps between before and after. */
  k?: number;
  variant?: 'm' | 'f';
  dept?: 'surgery' | 'dermatology';
  index?: number;
  flip?: boolean;
  /** Strength of the bone of a face, 0 … 1. */
  m?: number;
  phase?: number;
  step?: number;
  /** Length of a face and place of its hairline, pixels; for a brand mark `scale` is its share of the height. */
  scale?: number;
  ox?: number;
  oy?: number;
  /** Brand mark: ground and line. */
  bg?: readonly [ground: string, line: string];
  cast?: readonly (readonly [tone: number, bone: number, drop: number])[];
}

/** One picture of the catalogue. */
export interface PictureSpec<Key extends string = string> {
  key: Key;
  size: SizeClassName;
  art: PictureArt;
  /** What is seen; the word "(illustration)" is added to drawings. Empty for decoration. */
  alt: Alt;
  /** Withheld until the visitor has agreed. */
  sensitive?: true;
}

/** Keys are paths of lower-case words: they become file names. */
export const KEY_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

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

/** What the texts of drawings are made of, in a language. */
export interface AltWords {
  words: typeof words;
  steps: typeof steps;
  drawings: typeof drawings;
  /** Of `src/words/pictures.yaml`: says of a drawing that it is one. */
  drawn: typeof drawn;
}

/** What is seen in a picture, in a language. */
export type Alt = (said: AltWords) => string;

/** A picture that says nothing: the text beside it does. */
export const decoration: Alt = () => '';

/** The text alternative as shown: a drawing says that it is one. */
export function altText(alt: Alt, placeholder: boolean, said: AltWords = english()): string {
  const seen = alt(said);
  return seen && placeholder ? said.drawn({ what: seen }) : seen;
}

const english = (): AltWords => ({ words, steps, drawings, drawn });
