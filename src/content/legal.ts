import { clinic } from './clinic.ts';
import { placeholder } from './placeholder.ts';

/** A part of a section; `points` are a list under the text. */
export interface LegalPart {
  heading?: string;
  text?: string;
  points?: readonly string[];
}

export interface LegalSection {
  /** Fragment of its address. It never changes: people link to it (row ROUTE-15). */
  id: string;
  heading: string;
  parts: readonly LegalPart[];
}

/** Row LEGAL-08: the day from which this text counts, and what went before it. */
export const legalVersion = { date: '2026-11-21', note: 'First version of this text.' } as const;

/** Whom a visitor turns to about personal data (row LEGAL-06). */
export const grievanceOfficer = placeholder(
  { name: 'Grievance officer, name to be supplied', email: clinic.email.value },
  'name and e-mail address of the grievance officer for personal data',
);

/** How long enquiries are kept (row LEGAL-06). */
export const enquiryRetention = placeholder(
  'Until your question is settled, and no longer than the law on medical and business records asks for.',
  'retention period of enquiries and of medical records',
);

/** Courts named in the terms (row LEGAL-09). */
const courts = placeholder('Bengaluru, Karnataka', 'seat of the courts that the terms name');

const privacy: readonly LegalPart[] = [
  {
    text: 'You can read everything on this website without telling us who you are. There is no account, no advertising and nothing that follows you.',
  },
  {
    heading: 'What we collect, and why',
    points: [
      'What you write into a form: name, phone number, and where the form asks for them e-mail address, treatment, date and message. We use it to answer you and to arrange the appointment you ask for, and for nothing else.',
      'With it: the page you wrote from, the time, and which notice you agreed to. You receive a reference number.',
      'Each time a page is opened, our hosting company processes your network address for as long as it takes to answer and to keep out attacks. We do not store it with your enquiry.',
      'How fast pages open, and whether something on them fails: counted for all visitors together, without your network address, a cookie or anything else that could tell who you are. Your browser reports nothing if it saves data or asks not to be tracked.',
      'What you tell us by phone, WhatsApp or e-mail, and what is recorded when you are treated. That is part of your care and is covered by medical confidentiality.',
    ],
  },
  {
    heading: 'On what ground',
    text: 'Your consent, which you give when you send the form, under the Digital Personal Data Protection Act, 2023. Where the law of your own country protects you further, we respect that.',
  },
  {
    heading: 'Who processes it for us',
    points: [
      'Cloudflare, which hosts this website, stores enquiries and passes them on to the clinic’s enquiry system. Its network may process data outside India.',
      'The operator of the clinic’s enquiry system.',
      'Nobody else receives your details from us, and they are never sold.',
    ],
  },
  { heading: 'How long we keep it', text: enquiryRetention.value },
  {
    heading: 'What is stored on your own device',
    points: [
      'When you last closed the callback form, so that it does not ask again at once.',
      'That you agreed to see sensitive pictures, and for which gallery categories you have written to us.',
      'An enquiry that could not be sent, for seven days, but only if you ask us to keep it.',
      'Copies of pages you visited, so that they open without a connection. Pictures of patients and pages with your own words are not among them.',
      'The words you typed into a form, until you send them or close the tab: a reload does not lose them.',
      'The cases you put on your shortlist in the gallery, and how far you had scrolled on the pages of this visit.',
      'One cookie, for a quarter of an hour, after a form that was sent without script: it shows you your reference number.',
      'One cookie that says whether the data saver is on or off, for a year after you used its switch; and, without your doing, that your line is very slow, until it is not or you close the browser. It says nothing else about you. There are no other cookies.',
      'The button “Clear my traces on this device”, at the end of this page and in the gallery, and clearing the data of this website in your browser remove all of the above.',
    ],
  },
  {
    heading: 'Services of others',
    text: 'Map, video, reviews and chat come from other companies. Nothing is loaded from them, and they learn nothing of your visit, until you press the button that says so. Booking pages and WhatsApp open at those companies, under their own terms.',
  },
  {
    heading: 'Your rights',
    points: [
      'To know what we hold about you, and to have it corrected, completed or erased.',
      'To take back your consent at any time; the reference number helps us to find your enquiry. What was done before stays lawful.',
      'To name someone who may use these rights for you if you cannot.',
      'To complain: first to our grievance officer, then to the Data Protection Board of India.',
    ],
  },
  {
    heading: 'Children',
    text: 'For anyone under 18, a parent or guardian writes to us and consents.',
  },
];

/** Rows LEGAL-01 to LEGAL-10: nine sections, in this order. */
export const legalSections: readonly LegalSection[] = [
  {
    id: 'use-of-website',
    heading: 'Use of website',
    parts: [
      {
        text: 'This website informs about the clinic and its treatments. You may read it, print it and share links to it for yourself and for people close to you. Please do nothing that disturbs it for others, and do not use it to send what is unlawful or not yours.',
      },
      { text: 'Using the website does not make you a patient of the clinic. That begins with a consultation.' },
    ],
  },
  {
    id: 'services',
    heading: 'Services',
    parts: [
      {
        text: 'Pages about treatments describe them in general. Which treatment suits you, and whether any does, is decided by you and a doctor after an examination. Prices are given in a written estimate after the consultation.',
      },
    ],
  },
  {
    id: 'appointment-scheduling',
    heading: 'Appointment scheduling',
    parts: [
      {
        text: 'A form on this website is a request. The appointment stands once the clinic has confirmed it to you by phone, message or e-mail, or once the booking service has. Times are India time.',
      },
      {
        text: 'If you cannot come, tell us as early as you can, so that somebody else can have the time. If we have to move an appointment, we call you.',
      },
    ],
  },
  {
    id: 'intellectual-property',
    heading: 'Intellectual property',
    parts: [
      {
        text: 'Texts, drawings, photographs and films on this website belong to the clinic or to those who allowed us to show them. Photographs of patients may not be copied, stored or shown elsewhere in any form.',
      },
    ],
  },
  { id: 'privacy', heading: 'Privacy', parts: privacy },
  {
    id: 'disclaimers',
    heading: 'Disclaimers',
    parts: [
      {
        text: 'Nothing on this website replaces an examination or the advice of your own doctor. Do not start, stop or put off a treatment because of what you read here. In an emergency call 112 in India, or the emergency number where you are.',
      },
      {
        text: 'Results differ from person to person. Pictures and stories show what happened to one patient and promise nothing to another. Pictures marked as illustrations are drawings.',
      },
      {
        text: 'We take care that what stands here is right and up to date. Rules of others, such as those on visas, may change without our knowing. For the content of other websites their operators answer.',
      },
    ],
  },
  {
    id: 'changes',
    heading: 'Changes',
    parts: [
      {
        text: 'When this text changes, the new version stands here with its date. What you agreed to when you sent an enquiry stays as it was for that enquiry.',
      },
    ],
  },
  {
    id: 'governing-law',
    heading: 'Governing law',
    parts: [
      {
        text: `The law of India governs these terms. Courts in ${courts.value} decide disputes, unless the law that protects you as a consumer gives you another court.`,
      },
    ],
  },
  {
    id: 'contact',
    heading: 'Contact',
    parts: [{ text: 'Write or call about anything in this text, about your data, or about your treatment.' }],
  },
];
