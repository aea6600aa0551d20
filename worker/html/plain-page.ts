import * as contact from '#words/contact-lines';
import * as language from '#words/language';
import * as words from '#words/worker-pages';
import { clinic, whatsappLink } from '../../src/content/clinic.ts';
import { escapeHtml } from '../../src/seo/head-html.ts';

/**
 * A page without the application, in the language that counts: what has happened, what can be done, and how to reach the clinic. For what the
 * site cannot answer with a page of its own.
 * @param sentences HTML, a paragraph each.
 */
export function plainPage(heading: string, sentences: readonly string[]): string {
  const { e164, shown } = clinic.phones.general.value;
  const call = `<a href="tel:${e164}">${escapeHtml(contact.call({ phone: shown }))}</a>`;
  const chat = `<a href="${escapeHtml(whatsappLink(contact.question))}">${escapeHtml(contact.chat)}</a>`;
  const paragraphs = [...sentences, words.reach({ call, chat })].map((sentence) => `<p>${sentence}</p>`).join('');
  return `<!DOCTYPE html><html lang="${language.code}" dir="${language.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(clinic.name.value)}</title></head><body><main><h1>${escapeHtml(heading)}</h1>${paragraphs}</main></body></html>`;
}
