import type { PictureSpec } from './picture-spec.ts';
import { resultView } from './treatment-views.ts';
import { isBodyTreatment, type Treatment } from './treatments.ts';

/** One image of a result, as the gallery's data names it. */
export interface CaseImage {
  /** Slug of the gallery category. */
  category: string;
  /** Case code such as `T20106`. */
  code: string;
  /** Which angle or stage, from 1. */
  view?: number;
  state: CaseState;
  /** Whose results: what is drawn, and the default for sensitivity. */
  treatment: Treatment;
  /** Overrides the default, image by image. */
  sensitive?: boolean;
  /** What is seen; otherwise the treatment's own words. */
  alt?: string;
}

export type CaseState = 'before' | 'during' | 'after';

export type CasePictureKey = `case/${string}/${string}/${CaseState}${'' | `-${number}`}`;

const disturbance = { before: 1, during: 0.5, after: 0 } satisfies Record<CaseState, number>;

/** The key of a result: `case/hair-transplant/t20106/before`; further views end in `-2`, `-3`, … */
export function caseKey({ category, code, view = 1, state }: Omit<CaseImage, 'treatment'>): CasePictureKey {
  return `case/${category}/${code.toLowerCase()}/${state}${view > 1 ? (`-${view}` as const) : ''}`;
}

/**
 * The pictures of any number of results; none is kept here, the gallery's data says which exist.
 * All views of a case share one skin, before and after of a view one drawing.
 */
export const casePictures = (images: Iterable<CaseImage>): PictureSpec<CasePictureKey>[] => Array.from(images, casePicture);

function casePicture(image: CaseImage): PictureSpec<CasePictureKey> {
  const { category, code, view = 1, state, treatment, sensitive = isBodyTreatment(treatment) } = image;
  const seenFrom = resultView(treatment, numberOf(code) + view - 2);
  return {
    key: caseKey(image),
    size: 'case',
    art: {
      kind: treatment,
      seed: `${category}/${code}/${view}`,
      tone: toneOf(`${category}/${code}`),
      k: disturbance[state],
      ...seenFrom,
    },
    alt: ({ words, drawings }) =>
      image.alt ??
      words[state]({ what: drawings[treatment][state === 'after' ? 'after' : 'before'], view: words[seenFrom.view] }),
    ...(sensitive && { sensitive }),
  };
}

/** The running number that ends a case code, from 1: neighbours are drawn from different sides. */
const numberOf = (code: string): number => Number(/\d{1,2}$/.exec(code)?.[0] ?? 1);

/** Spreads cases over the whole scale of skins. */
function toneOf(name: string): number {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 600_011;
  return sum % 6;
}
