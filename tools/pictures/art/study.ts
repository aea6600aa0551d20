import { FIRST_DEEP_TONE, MADDER, type Tone } from './colour.ts';
import type { Random } from './numbers.ts';

/** What a caller may ask for beside kind, seed, size and state. Every member has a default that suits the kind. */
export interface ArtDetails {
  /** 1 disturbed … 0 at rest. Given, it overrides the state, for steps in between. */
  k?: number;
  /** Doctors: which of the two cameos. */
  variant?: 'm' | 'f';
  /** Rooms and plates: which one. */
  index?: number;
  /** Doctors: violet ground for surgery, green for dermatology. */
  dept?: 'surgery' | 'dermatology';
  /** Faces and doctors: looks to the left. */
  flip?: boolean;
  /** Faces: strength of the bone, 0 softer … 1 stronger. */
  m?: number;
  /** Faces and hero: length of the face and place of its hairline, pixels. */
  scale?: number;
  ox?: number;
  oy?: number;
  /** Faces: lines inside the head, lines round it, background, and whether the features are left out. */
  count?: number;
  echo?: number;
  bg?: readonly [string, string];
  bare?: boolean;
  /** What a doctor does in this picture: a tool or a mark of the drawing's own. */
  act?: string;
  /** Hero: heads back to front as [tone, bone, drop], and the step between them in head lengths. */
  cast?: readonly (readonly [tone: number, bone: number, drop: number])[];
  step?: number;
  /** Hero film: share of one line's way, in [0, 1). */
  phase?: number;
}

/** One picture to draw: what its treatment needs to know. */
export interface Study extends ArtDetails {
  /** Pixels. */
  w: number;
  h: number;
  random: Random;
  tone: Tone;
  /** 0 light … 5 deep. */
  toneIndex: number;
  /** Prefix for ids inside the SVG. */
  id: string;
  k: number;
  variant: 'm' | 'f';
  index: number;
}

/** Dark lines show on this skin. */
export const isLight = (study: Study): boolean => study.toneIndex < FIRST_DEEP_TONE;

/** What a doctor draws with: madder, and a pale ink that shows on deep skin. */
export const markInk = (study: Study): string => (isLight(study) ? MADDER : '#ffd7a1');

/** Inflamed skin: madder is lost on deep skin, there it is drawn lighter. */
export const inflamed = (study: Study): string => (study.toneIndex < 4 ? MADDER : '#e0717d');

/** Wide frames keep their start side calm for type. */
export const isWide = (study: Study): boolean => study.w / study.h > 1.3;

/** Where the subject stands, in shares of the width: wide frames put it at 70 %, others in the middle. */
export const midX = (study: Study): number => (isWide(study) ? 0.7 : 0.5);

/** Width of an ordinary line in pixels, for the size of the picture. */
export const pen = (study: Study): number => Math.max(1, Math.min(study.w, study.h * 0.8) / 620);
