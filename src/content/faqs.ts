export { homeFaqs } from '#records/faqs';
export type { Faq } from './schema/voices.ts';
