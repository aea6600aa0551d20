import type { ServiceSlug } from '../../routes.ts';
import type { Department } from '../clinic.ts';
import type { FactRecord } from '../schema/facts.ts';
import type { FactName } from './fact-kinds.ts';
import { readSpan, spanDays } from './span.ts';

/** Facts in days that the plan of a stay reads. */
const stayFactNames = ['consultation', 'nights', 'firstCheck', 'stitches', 'flight', 'stay'] as const satisfies FactName[];
export type StayFactName = (typeof stayFactNames)[number];

/** A number of days, and the last day on which it may be shown. */
export interface StayDays {
  days: readonly [from: number, to: number];
  expires?: string;
}

/** What the plan knows of a treatment; what the clinic has not supplied is absent. */
export interface TreatmentStay {
  slug: ServiceSlug;
  label: string;
  department: Department | null;
  facts: Partial<Record<StayFactName, StayDays>>;
  bring?: readonly string[];
  /** They show the design and are nobody's. */
  example?: true;
}

/** The facts of a treatment in days, for its plan. */
export function stayFacts(records: readonly FactRecord[]): Pick<TreatmentStay, 'facts' | 'bring'> {
  const facts: TreatmentStay['facts'] = {};
  for (const name of stayFactNames) {
    const record = records.find(({ fact }) => fact === name);
    const span = typeof record?.value === 'string' ? readSpan(record.value) : null;
    const days = span && spanDays(span);
    if (days) facts[name] = { days, ...(record?.expires && { expires: record.expires }) };
  }
  const bring = records.find(({ fact }) => fact === 'bring')?.value;
  return { facts, ...(Array.isArray(bring) && { bring }) };
}
