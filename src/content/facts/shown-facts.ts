/** One figure as a page shows it; made at build from its record. */
export interface ShownFact {
  label: string;
  value: string | readonly string[];
  /** ISO date on which a price was taken. */
  priced?: string;
  /** Needs a line of its own. */
  long?: true;
  source: string;
  owner?: string;
  /** ISO dates. The fact is shown up to and including the day of its expiry. */
  reviewed?: string;
  expires?: string;
}

/** The facts of a treatment, in the order in which they are shown. */
export interface ShownFacts {
  /** They show the design and are nobody's. */
  example?: true;
  facts: readonly ShownFact[];
}

/** How many stand in the strip; the others open below it. */
const FACTS_IN_STRIP = 6;

/** Whether a fact may be shown on a day: what nobody has looked at in time is not (`YYYY-MM-DD`). */
export const isCurrent = ({ expires }: { expires?: string | undefined }, today: string): boolean => !expires || expires >= today;

/** The facts of a strip and those that open below it. */
export function partFacts(facts: readonly ShownFact[]): { strip: readonly ShownFact[]; further: readonly ShownFact[] } {
  const strip = facts.filter(({ long }) => !long).slice(0, FACTS_IN_STRIP);
  return { strip, further: facts.filter((fact) => !strip.includes(fact)) };
}

/** A source with all labels that rest on it, for the list under the facts. */
export interface FactSource {
  labels: readonly string[];
  source: string;
  owner?: string;
  reviewed?: string;
  expires?: string;
}

/** Where facts come from, each source, owner and date once. */
export function sourcesOf(facts: readonly ShownFact[]): FactSource[] {
  const groups = new Map<string, FactSource>();
  for (const { label, source, owner, reviewed, expires } of facts) {
    const key = [source, owner, reviewed, expires].join('|');
    const labels = [...(groups.get(key)?.labels ?? []), label];
    groups.set(key, { labels, source, ...(owner && { owner }), ...(reviewed && { reviewed }), ...(expires && { expires }) });
  }
  return [...groups.values()];
}
