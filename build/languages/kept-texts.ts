import { kindOf } from '../../src/content/facts/fact-kinds.ts';
import type { FactRecord } from '../../src/content/schema/facts.ts';
import type { Kind } from '../../src/content/schema/kind.ts';

/** Paths of fields by the constant of their kind; `*` is any name or place, and what lies below is meant as well. */
type Paths = Readonly<Record<string, readonly string[]>>;

/** Read by the team and by machines alone. */
const NOT_SHOWN: Paths = {
  claims: ['*.basis'],
  sampleCases: ['wanted'],
};

/** Names of people, bodies and places, and words that somebody else has said: a translation may have them, and lacks nothing without. */
const NAMES: Paths = {
  clinic: ['name', 'address'],
  profiles: ['socials.*.name', 'developer.name'],
  thirdParties: ['map.provider', 'reviews.provider', 'chat.provider'],
  legal: ['officer.name'],
  international: ['portal.label'],
  service: ['review.reviewer'],
  facts: ['facts.*.owner'],
  doctor: ['name', 'registration'],
  doctorTeam: ['name', 'registration'],
  reviews: ['text', 'reviewer', 'reviews'],
  affiliations: ['name'],
  mediaCoverage: ['name', 'description'],
  hotels: ['name', 'address'],
};

type Path = readonly (string | number)[];

/** Whether readers see a text as it stands. The page makes the words of durations and prices itself, in every language. */
export function isShown(kind: Kind, path: Path, raw: unknown): boolean {
  if (kind.constant === 'facts' && path[2] === 'value') {
    const { facts } = raw as { facts: readonly FactRecord[] };
    const fact = facts[Number(path[1])];
    return fact !== undefined && ['text', 'list'].includes(kindOf(fact.fact).form);
  }
  return !isAmong(NOT_SHOWN, kind, path);
}

/** Whether a translation may leave a text as it is. */
export const mayStay = (kind: Kind, path: Path): boolean => isAmong(NAMES, kind, path);

const isAmong = (paths: Paths, { constant }: Kind, path: Path): boolean =>
  (paths[constant] ?? []).some((wanted) => wanted.split('.').every((step, at) => step === '*' || step === String(path[at])));
