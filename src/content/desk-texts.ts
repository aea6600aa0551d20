import { desk } from '#records/desk';

/** The first words of an answer by WhatsApp or mail, and what tells a patient that something waits on the enquiry's page. */
export const { answer: answerText, invitations: invitationTexts, subject: answerSubject } = desk;
