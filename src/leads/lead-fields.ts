import type { LeadField, LeadForm } from './lead.ts';

/** A field that a visitor fills in, and where it goes. */
interface FieldModel {
  /** Its name for a person who reads the enquiry. */
  label: string;
  /** Forms that have it, and whether they insist on it. A field that follows from another is `offered`. */
  forms: Partial<Record<LeadForm, 'required' | 'offered'>>;
  /** As what the clinic's system is sent it: row GATE-13 allows three. `kept`: it stays with us, for the inbox and the export. */
  delivery: 'name' | 'phone_number' | 'category' | 'kept';
}

/** What goes along with an enquiry without being filled in. */
type Unseen = 'form' | 'key' | 'page' | 'website' | 'consent_notice';

const REQUIRED = 'required';
const OFFERED = 'offered';

/**
 * Every field of the forms, declared once. A field of `Lead` that is not declared here does not compile; one that does not reach its
 * forms, the rules, the plain answer, the inbox, the export or the delivery as declared fails the tests beside those.
 */
export const leadFields = {
  name: {
    label: 'Name',
    forms: { gallery: REQUIRED, consultation: REQUIRED, callback: REQUIRED, international: REQUIRED },
    delivery: 'name',
  },
  phone_number: {
    label: 'Phone',
    forms: { gallery: REQUIRED, consultation: REQUIRED, callback: REQUIRED, international: OFFERED },
    delivery: 'phone_number',
  },
  email: {
    label: 'E-mail',
    forms: { consultation: REQUIRED, callback: REQUIRED, international: REQUIRED },
    delivery: 'kept',
  },
  category: { label: 'About', forms: { gallery: REQUIRED }, delivery: 'category' },
  treatment: { label: 'Treatment', forms: { consultation: REQUIRED }, delivery: 'category' },
  department: { label: 'Department', forms: { consultation: OFFERED }, delivery: 'category' },
  purpose: { label: 'Asks for', forms: { international: OFFERED }, delivery: 'category' },
  date: { label: 'Preferred date', forms: { consultation: REQUIRED }, delivery: 'kept' },
  time: { label: 'Preferred time (India)', forms: { consultation: REQUIRED }, delivery: 'kept' },
  alternative_date: { label: 'Alternative date', forms: { consultation: OFFERED }, delivery: 'kept' },
  alternative_time: { label: 'Alternative time (India)', forms: { consultation: OFFERED }, delivery: 'kept' },
  requirement: {
    label: 'Message',
    forms: { consultation: OFFERED, callback: REQUIRED, international: OFFERED },
    delivery: 'kept',
  },
  terms: { label: 'Terms agreed to', forms: { international: REQUIRED }, delivery: 'kept' },
  consent: { label: 'Consent given', forms: { consultation: REQUIRED }, delivery: 'kept' },
} as const satisfies Record<Exclude<LeadField, Unseen>, FieldModel>;

export type FilledField = keyof typeof leadFields;

export const filledFields = Object.keys(leadFields) as FilledField[];

const models: Record<FilledField, FieldModel> = leadFields;

/** Fields of one form. */
export const fieldsOf = (form: LeadForm): FilledField[] => filledFields.filter((name) => models[name].forms[form] !== undefined);

/** Fields that a form insists on. */
export const requiredOf = (form: LeadForm): FilledField[] => filledFields.filter((name) => models[name].forms[form] === REQUIRED);

/** What the clinic's system is sent under one of its three names: the first of these that is given. */
export const deliveredAs = (delivery: FieldModel['delivery']): FilledField[] =>
  filledFields.filter((name) => models[name].delivery === delivery);
