import { consentNotices as record } from '#records/consent-notices';
import type { LeadForm } from './lead.ts';

/** What a visitor is told before sending, and agrees to: one notice a form. The version is stored with the enquiry (row FORM-18). */
export const consentNotice = (form: LeadForm) => ({
  version: record.notices[form].version,
  text: `${record.notices[form].text} ${record.withdraw}`,
});
