import { brandMark } from './brand-mark.ts';
import { cameo } from './cameo.ts';
import { tones } from './colour.ts';
import { frame } from './frame.ts';
import { hero } from './hero.ts';
import { hash32, nth, randomFrom } from './numbers.ts';
import { plate } from './plate.ts';
import { room } from './room.ts';
import type { ArtDetails, Study } from './study.ts';
import type { Drawing } from './svg.ts';
import { isTreatment, treatment, treatments } from './treatments.ts';

/** `before`: the field of lines disturbed. `after`: the same field at rest. */
export type State = 'before' | 'after';

const subjects = { hero, doctor: cameo, room, logo: plate, brand: brandMark } satisfies Record<string, (study: Study) => Drawing>;

/** A treatment (the slug of its page), or one of the other subjects. */
export type ArtKind = keyof typeof treatments | keyof typeof subjects;

const isSubject = (kind: string): kind is keyof typeof subjects => Object.hasOwn(subjects, kind);

export const artKinds: readonly string[] = [...Object.keys(treatments), ...Object.keys(subjects)];

export interface ArtOptions extends ArtDetails {
  kind: ArtKind;
  /** Treatments: from where, as `treatment-views.ts` names it; its first view when not given. */
  view?: string;
  /** Pairs share a seed; only the disturbance differs. The kind itself when not given. */
  seed?: string;
  /** Pixels. */
  w?: number;
  h?: number;
  state?: State;
  /** 0 light … 5 deep; drawn from the seed when not given. */
  tone?: number;
  /** What the SVG says it shows. */
  label?: string;
}

/**
 * Draws one picture as SVG text, up to 3 MB: a build tool, never shipped.
 * One idea for every picture of the site: fine parallel lines (the skin's tension lines) in marking ink over skin;
 * before is the field disturbed, after the same field at rest. Same options, same text: no clock, no chance, no fonts.
 * @throws RangeError on a tone outside 0 … 5.
 */
export function art({
  kind,
  seed = kind,
  w = 800,
  h = 1000,
  state = 'after',
  tone,
  label,
  view,
  ...details
}: ArtOptions): string {
  const random = randomFrom(`${kind}/${seed}`);
  const toneIndex = tone ?? Math.floor(random() * 6);
  const study: Study = {
    variant: 'm',
    index: 0,
    k: state === 'before' ? 1 : 0,
    ...details,
    w,
    h,
    random,
    toneIndex,
    tone: nth(tones, toneIndex),
    id: `a${(hash32(`${kind}/${seed}/${state}/${w}`) % 1e6).toString(36)}`,
  };
  const drawing = isSubject(kind) ? subjects[kind](study) : treatment(kind, view, study);
  return frame({ w, h, label: label ?? defaultLabel(kind, state) }, drawing);
}

const defaultLabel = (kind: ArtKind, state: State): string => kind.replace(/-/g, ' ') + (isTreatment(kind) ? `, ${state}` : '');
