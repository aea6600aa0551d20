import { type ServiceSlug, serviceLabels } from '../routes.ts';

/** Texts of the contact block that several pages end with. */
export const contactTexts = {
  heading: 'Get in Touch',
  lead: 'Call, write or come by. We answer Monday to Saturday, 9:00 AM to 8:00 PM India time.',
  chatText: (service?: ServiceSlug) =>
    service
      ? `Hello, I would like to ask about a consultation: ${serviceLabels[service]}.`
      : 'Hello, I would like to ask about a consultation.',
  form: 'Book your consultation',
  formLead: 'Tell us what troubles you and when you could come. We answer with a time that suits you.',
} as const;
