import { type Placeholder, placeholder } from './placeholder.ts';

/** What a figure rests on. Advertising rules want it on file before the figure is shown. */
export interface Basis {
  source: string;
  /** ISO date on which the figure was taken; null until it is known. */
  date: string | null;
}

/** A figure the clinic states about itself. Pages take its wording from here, so that one number has one wording (row PROD-11). */
export interface Claim {
  value: number;
  /** The whole statement, for running text. */
  wording: string;
  /** What is counted, for a figure that stands alone. */
  label: string;
  /** Null: nothing supports the figure, and it is not shown (row PROD-12). */
  basis: Basis | Placeholder<Basis> | null;
}

const toBeConfirmed = (wanted: string): Placeholder<Basis> =>
  placeholder({ source: 'clinic records, to be confirmed', date: null }, `${wanted}: the record it rests on and its date`);

/**
 * Every figure said of the clinic or of a doctor (rows PROD-10 to PROD-12). Years differ between the clinic and its
 * doctors: 20 belongs to the clinic, 12 to the dermatologist (row DOCP-09). Surgeries are the clinic's total (row DOCP-10).
 */
export const claims = {
  clinicYears: {
    value: 20,
    wording: '20+ years of experience',
    label: 'Years of experience',
    basis: toBeConfirmed('years of the clinic'),
  },
  surgeries: {
    value: 15_000,
    wording: '15000+ surgeries',
    label: 'Surgeries',
    basis: toBeConfirmed('number of surgeries at the clinic'),
  },
  transformations: {
    value: 100_000,
    wording: '100000+ transformations',
    label: 'Transformations',
    basis: toBeConfirmed('number of transformations, and what counts as one'),
  },
  dermatologistYears: {
    value: 12,
    wording: '12+ years experience',
    label: 'Years of experience',
    basis: toBeConfirmed('years of the lead dermatologist'),
  },
} satisfies Record<string, Claim>;

/** Whether a figure may be shown. */
export const isSupported = ({ basis }: Claim): boolean => basis !== null;
