import { clinic } from '../content/clinic.ts';

/** Sentences shown to visitors. The first three are exact texts of the specification (rows ERR-14 to ERR-16). */
export const leadMessages = {
  name: 'Please enter your name',
  phone: 'Please enter a valid 10-digit phone number',
  failed: 'Failed to submit lead. Please try again.',
  offline: 'No connection. We keep it and send it by itself.',
  slow: 'Your connection is slow. We are still sending; please leave this page open.',
  refused: 'We could not take your enquiry as it is. Please check it, or call us.',
  email: 'Please enter a valid email address',
  required: 'Please fill in this field',
  phoneAbroad: 'Please enter a valid phone number with its country code',
  terms: 'Please agree to the Terms of Use',
  consent: 'Please agree, so that we may use your details to answer you',
  department: 'Choose a department',
  treatment: 'Choose a treatment',
  category: 'Choose a category',
  noDate: 'Choose a date',
  noTime: 'Choose a time',
  date: 'Please enter a valid date',
  time: 'Please enter a valid time',
  past: 'Please choose a time in the future',
  sunday: 'The clinic is closed on Sundays. Please choose another day',
  get hours() {
    return `Please choose a time between ${clinic.hours.shown.replace(' to ', ' and ')} India time`;
  },
  otherDepartment: 'This treatment belongs to the other department',
  tooLong: 'This text is too long',
  characters: 'Please remove the special characters that cannot be read',
  invalid: 'Please check this field',
} as const;
