import { contactBlock } from '#records/contact-block';
import { type ServiceSlug, serviceLabels } from '../routes.ts';

/** Texts of the contact block that several pages end with. */
export const contactTexts = contactBlock;

/** What a chat begins with, on the page of a treatment and elsewhere. */
export const chatText = (service?: ServiceSlug): string =>
  service ? contactBlock.chatAbout.replace('{treatment}', serviceLabels[service]) : contactBlock.chat;
