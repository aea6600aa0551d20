import { contactBlock } from '#records/contact-block';
import { serviceNames } from '#records/service-names';
import type { ServiceSlug } from '../routes.ts';

/** Texts of the contact block that several pages end with. */
export const contactTexts = contactBlock;

/** What a chat begins with, on the page of a treatment and elsewhere. */
export const chatText = (service?: ServiceSlug): string =>
  service ? contactBlock.chatAbout.replace('{treatment}', () => serviceNames[service]) : contactBlock.chat;
