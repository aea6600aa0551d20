/** What a duration or a count is given in. */
export type Unit = 'minutes' | 'hours' | 'nights' | 'days' | 'weeks' | 'months' | 'years' | 'sessions';

/** What an editor writes as the value: a span such as `10 to 14 days`, a few words, a list, or `INR 120000 to 180000`. */
export type FactForm = 'span' | 'text' | 'list' | 'price';

export interface FactKind {
  /** What editors read; visitors read `factLabel` (fact-words.ts), in their language. */
  label: string;
  form: FactForm;
  /** Of spans. */
  units?: readonly Unit[];
  /** The label names the unit already. */
  bare?: true;
  /** Its words need a line of their own, so it stands among the further facts. */
  long?: true;
  /** Read by the plan of a stay alone. */
  planOnly?: true;
}

const DAYS = ['days', 'weeks'] as const;

/** Every fact a treatment can have, in the order in which a patient decides by them: the first six of a treatment stand in its strip. */
export const factKinds = {
  anaesthesia: { label: 'Anaesthesia', form: 'text' },
  theatre: { label: 'Time in theatre', form: 'span', units: ['minutes', 'hours'] },
  nights: { label: 'Nights at the clinic', form: 'span', units: ['nights'], bare: true },
  deskWork: { label: 'Desk work after', form: 'span', units: DAYS },
  flight: { label: 'Flight home after', form: 'span', units: DAYS },
  price: { label: 'Price from', form: 'price' },
  sessions: { label: 'Sessions', form: 'span', units: ['sessions'], bare: true },
  recovery: { label: 'Usual recovery', form: 'span', units: DAYS },
  result: { label: 'Result shows after', form: 'span', units: ['days', 'weeks', 'months'] },
  lasts: { label: 'Result lasts', form: 'span', units: ['months', 'years'] },
  repeat: { label: 'Repeated after', form: 'span', units: ['months', 'years'] },
  wavelength: { label: 'Wavelengths', form: 'text' },
  reduction: { label: 'Reduction', form: 'text' },
  opening: { label: 'Opening', form: 'text' },
  stay: { label: 'Days in the city', form: 'span', units: ['days'], bare: true },
  consultation: { label: 'Consultation before', form: 'span', units: ['days'] },
  firstCheck: { label: 'First check after', form: 'span', units: DAYS },
  stitches: { label: 'Stitches or splint out after', form: 'span', units: DAYS },
  exercise: { label: 'Exercise after', form: 'span', units: ['days', 'weeks', 'months'] },
  finalResult: { label: 'Final result after', form: 'span', units: ['weeks', 'months', 'years'] },
  scars: { label: 'Scars', form: 'text', long: true },
  estimate: { label: 'The estimate includes', form: 'list', long: true },
  bring: { label: 'Bring for this treatment', form: 'list', planOnly: true },
} as const satisfies Record<string, FactKind>;

export type FactName = keyof typeof factKinds;

export const factNames = Object.keys(factKinds) as FactName[];

/** A kind with all that it may have. */
export const kindOf = (name: FactName): FactKind => factKinds[name];

const EVERY_TREATMENT = [
  'anaesthesia',
  'deskWork',
  'exercise',
  'flight',
  'finalResult',
  'estimate',
  'price',
  'firstCheck',
  'stay',
  'consultation',
] as const;
const AFTER_SURGERY = ['theatre', 'nights', 'stitches', 'scars'] as const;
const WITHOUT_SURGERY = ['sessions', 'lasts'] as const;

/** Facts that patients ask for and the clinic has to supply, by the sort of treatment. */
export const wantedFacts = (procedure: 'surgical' | 'noninvasive' | 'percutaneous'): readonly FactName[] => [
  ...EVERY_TREATMENT,
  ...(procedure === 'surgical' ? AFTER_SURGERY : WITHOUT_SURGERY),
];
