import type { VisitInit } from './worker-site.ts';

export type LeadFields = Record<string, string>;

let people = 0;

/** An enquiry of the gallery's form by somebody who has not written before: the same words of the same person are one enquiry. */
export function makeEnquiry(changes: LeadFields = {}): LeadFields {
  people += 1;
  return {
    form: 'gallery',
    name: `Visitor ${people}`,
    phone_number: `90${String(process.pid % 10_000).padStart(4, '0')}${String(people).padStart(4, '0')}`,
    category: 'Rhinoplasty',
    page: '/gallery',
    ...changes,
  };
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
