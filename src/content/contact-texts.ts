import { contactBlock } from '#records/contact-block';
import { type ServiceSlug, serviceLabels } from '../routes.ts';

const { chat, chatAbout, ...texts } = contactBlock;

/** Texts of the contact block that several pages end with. */
export const contactTexts = {
  ...texts,
  chatText: (service?: ServiceSlug) => (service ? chatAbout.replace('{treatment}', serviceLabels[service]) : chat),
};
