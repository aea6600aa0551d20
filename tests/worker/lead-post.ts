import { nextOpenSlot } from '../../src/leads/slots.ts';
import type { VisitInit } from './worker-site.ts';

export type LeadFields = Record<string, string>;

const DAY_MS = 86_400_000;

let people = 0;

/** An enquiry of the gallery's form by somebody who has not written before: the same words of the same person are one enquiry. */
export function makeEnquiry(changes: LeadFields = {}): LeadFields {
  people += 1;
  return {
    form: 'gallery',
    name: `Visitor ${people}`,
    phone_number: `90${String(process.pid % 10_000).padStart(4, '0')}${String(people).padStart(4, '0')}`,
    // Chosen: otherwise the place of the request decides, which local runs make up.
    country_code: 'IN+91',
    category: 'Rhinoplasty',
    page: '/gallery',
    ...changes,
  };
}

/** A complete enquiry of each form, by somebody new. */
export const enquiries = {
  gallery: makeEnquiry,
  callback: (changes: LeadFields = {}) =>
    makeEnquiry({
      form: 'callback',
      category: '',
      email: 'visitor@clinic.example',
      requirement: 'Please call',
      page: '/',
      ...changes,
    }),
  international: (changes: LeadFields = {}) =>
    makeEnquiry({
      form: 'international',
      category: '',
      phone_number: '',
      email: `visitor${people}@clinic.example`,
      terms: 'on',
      purpose: 'Video consultation',
      page: '/international',
      ...changes,
    }),
  consultation: (changes: LeadFields = {}) =>
    makeEnquiry({
      form: 'consultation',
      category: '',
      email: 'visitor@clinic.example',
      treatment: 'Rhinoplasty',
      department: 'Plastic Surgery',
      ...slotFields(),
      consent: 'on',
      page: '/',
      ...changes,
    }),
} as const;

/** Two requested times that are open whenever the test runs. */
function slotFields(): LeadFields {
  const first = nextOpenSlot(Date.now() + DAY_MS);
  const second = nextOpenSlot(Date.now() + 3 * DAY_MS);
  return { date: first.date, time: first.time, alternative_date: second.date, alternative_time: second.time };
}

const SAME_SITE = { 'Sec-Fetch-Site': 'same-origin' };

/** As the application posts it. */
export const asJson = (fields: unknown, headers: Record<string, string> = {}): VisitInit => ({
  method: 'POST',
  headers: { ...SAME_SITE, 'Content-Type': 'application/json', ...headers },
  body: typeof fields === 'string' ? fields : JSON.stringify(fields),
});

/** As a browser without script posts the form. */
export const asForm = (fields: LeadFields, headers: Record<string, string> = {}): VisitInit => ({
  method: 'POST',
  headers: { ...SAME_SITE, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});
