/** Ages as bands: an age alone could tell who a patient is. */
export const ageBands = ['18 to 24', '25 to 34', '35 to 44', '45 to 54', '55 or older'] as const;

/** What a case can be compared by. All of it comes from the case's own record; what is not known is absent. */
export interface CaseTraits {
  /** As the clinic calls it [3 to 40 characters]. */
  technique?: string;
  age?: (typeof ageBands)[number];
  /** Whole months between the treatment and the last picture. */
  months?: number;
  sessions?: number;
  /** They show the design and are nobody's. */
  example?: true;
}

export const traitNames = ['technique', 'age', 'months', 'sessions'] as const;
export type TraitName = (typeof traitNames)[number];

/** Chosen values by trait, as an address has them. */
export type CaseFilter = Partial<Record<TraitName, string>>;

/** One value of a trait: as an address has it and as it is read in English (`traitText`). */
export interface TraitValue {
  value: string;
  label: string;
}

/** Values that a category's cases have, by trait; traits that none of them has are absent. */
export type TraitChoices = Partial<Record<TraitName, readonly TraitValue[]>>;

const MONTHS: readonly string[] = ['Up to 3', '4 to 6', '7 to 12', '13 or more'];
const MONTHS_END = [3, 6, 12] as const;
const MOST_SESSIONS = 4;

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** How a trait of a case is read; null where it is not known. Months and sessions come in bands, so that few cases stand alone. */
function bandOf(traits: CaseTraits, name: TraitName): string | null {
  const { technique, age, months, sessions } = traits;
  if (name === 'technique') return technique ?? null;
  if (name === 'age') return age ?? null;
  if (name === 'months') {
    if (months === undefined) return null;
    const at = MONTHS_END.findIndex((end) => months <= end);
    return MONTHS[at < 0 ? MONTHS_END.length : at] ?? null;
  }
  if (sessions === undefined) return null;
  return sessions < MOST_SESSIONS ? String(sessions) : `${MOST_SESSIONS} or more`;
}

const traitValue = (traits: CaseTraits, name: TraitName): TraitValue | null => {
  const label = bandOf(traits, name);
  return label === null ? null : { value: slugOf(label), label };
};

/** Order of the values: as the bands are, techniques by name. */
const placeOf = (name: TraitName, label: string): number => {
  if (name === 'age') return ageBands.findIndex((band) => band === label);
  if (name === 'months') return MONTHS.indexOf(label);
  return name === 'sessions' ? Number.parseInt(label, 10) : 0;
};

/** What the cases of a category can be filtered by. */
export function choicesOf(all: readonly (CaseTraits | null)[]): TraitChoices {
  const choices: TraitChoices = {};
  for (const name of traitNames) {
    const found = new Map<string, TraitValue>();
    for (const traits of all) {
      const one = traits && traitValue(traits, name);
      if (one) found.set(one.value, one);
    }
    const sorted = [...found.values()].toSorted(
      (a, b) => placeOf(name, a.label) - placeOf(name, b.label) || a.label.localeCompare(b.label),
    );
    if (sorted.length) choices[name] = sorted;
  }
  return choices;
}

/** The filter that an address asks for, without what no case of the category has. */
export function readFilter(query: URLSearchParams, choices: TraitChoices): CaseFilter {
  const filter: CaseFilter = {};
  for (const name of traitNames) {
    const given = query.get(name);
    if (choices[name]?.some(({ value }) => value === given)) filter[name] = given ?? '';
  }
  return filter;
}

export const isFiltered = (filter: CaseFilter): boolean => traitNames.some((name) => filter[name]);

/** Whether an address asks for a filter at all. */
export const asksForFilter = (query: URLSearchParams): boolean => traitNames.some((name) => query.get(name));

/** Whether a case has all that is asked for. */
export const isLike = (traits: CaseTraits | null | undefined, filter: CaseFilter): boolean =>
  traitNames.every((name) => !filter[name] || (traits ? traitValue(traits, name)?.value : undefined) === filter[name]);

/** The filter that finds cases like this one: its technique and age band, else its other traits. */
export function filterLike(traits: CaseTraits): CaseFilter {
  const names = traits.technique || traits.age ? (['technique', 'age'] as const) : (['months', 'sessions'] as const);
  const filter: CaseFilter = {};
  for (const name of names) {
    const one = traitValue(traits, name);
    if (one) filter[name] = one.value;
  }
  return filter;
}

/** `?technique=open&age=25-to-34` in one order; empty where nothing is chosen. */
export function filterSearch(filter: CaseFilter): string {
  const query = new URLSearchParams();
  for (const name of traitNames) if (filter[name]) query.set(name, filter[name]);
  return query.size ? `?${query}` : '';
}

/** What is wrong with the traits of a case; null when nothing is. */
export function traitsProblem({ technique, age, months, sessions }: CaseTraits): string | null {
  if (technique !== undefined && !/^[\p{L}][\p{L} ,-]{2,39}$/u.test(technique))
    return 'the technique must be 3 to 40 letters, without figures';
  if (age !== undefined && !ageBands.includes(age)) return `the age must be a band: ${ageBands.join(', ')}`;
  if (months !== undefined && !(Number.isInteger(months) && months >= 0 && months <= 240))
    return 'the months after must be a whole number up to 240';
  if (sessions !== undefined && !(Number.isInteger(sessions) && sessions >= 1 && sessions <= 40))
    return 'the sessions must be a whole number from 1 to 40';
  return null;
}
