import { type Placeholder, placeholder } from './placeholder.ts';

/**
 * The first words of an answer by WhatsApp or mail, as the answering desk has them ready. They go to patients in the clinic's name, so they
 * promise nothing and repeat nothing of the enquiry, which others may read on a locked screen. `{name}`, `{clinic}` and `{reference}` are
 * filled in. Whoever has read them for the clinic takes the mark away (docs/operations.md, launch check).
 */
export const answerText: string | Placeholder<string> = placeholder(
  'Hello {name}, this is {clinic}. Thank you for your enquiry, reference {reference}. When is a good time for us to call you?',
  'the first words of an answer by WhatsApp and mail, read and approved by the clinic',
);

/** Tell a patient that something waits on the enquiry's page, `{page}`. */
export const invitationTexts = placeholder(
  {
    times:
      'Hello {name}, this is {clinic}. We propose times for your consultation. Please open {page} and enter your reference {reference} to choose one.',
    question:
      'Hello {name}, this is {clinic}. We have a question about your enquiry. Please open {page} and enter your reference {reference} to answer it.',
    answer:
      'Hello {name}, this is {clinic}. We have answered your question. Please open {page} and enter your reference {reference} to read the answer.',
  },
  'the words that tell a patient of proposed times, a question or an answer, read and approved by the clinic',
);

/** Subject of the mail. */
export const answerSubject = 'Your enquiry {reference}';
