import * as contact from '#words/contact-lines';
import * as language from '#words/language';
import * as words from '#words/offline';
import { clinic, whatsappLink } from '../content/clinic.ts';
import { escapeHtml } from '../seo/head-html.ts';

/** A page on this device. The title is HTML, as its document has it. */
export interface KeptPage {
  path: string;
  title: string;
}

const STYLE = `body{max-width:34rem;margin:0 auto;padding:2rem 1.25rem 3rem;background:#fbf9f9;color:#21142e;font:1.0625rem/1.6 system-ui,sans-serif}
h1{font-size:2rem;line-height:1.2}h2{margin:2rem 0 .5rem;font-size:1.25rem}ul{margin:0;padding:0;list-style:none}
a{display:inline-block;padding:.5rem 0;color:#43207a}a:focus-visible{outline:3px solid #6d28d9;outline-offset:2px}
.again{padding:.6rem 1.6rem;border-radius:99px;background:#43207a;color:#fff;text-decoration:none}`;

const phone = ({ label, e164, shown }: { label: string; e164: string; shown: string }): string =>
  `<li>${words.phone({ label: escapeHtml(label), phone: `<a href="tel:${e164}">${shown}</a>` })}</li>`;

const link = ({ path, title }: KeptPage): string => `<li><a href="${escapeHtml(path)}">${title}</a></li>`;

/** What stands in the place of a page that cannot be had: how to reach the clinic, and what can be read without a connection. */
function offlineHtml(pages: readonly KeptPage[]): string {
  const phones = Object.values(clinic.phones).map(({ value }) => phone(value));
  return `<!doctype html><html lang="${language.code}"${language.direction === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${words.heading} | ${escapeHtml(clinic.name.value)}</title><style>${STYLE}</style></head><body><main>
<h1>${words.heading}</h1><p>${words.text}</p>
<p><a class="again" href="">${words.again}</a></p>
<h2>${words.reach}</h2><ul>${phones.join('')}<li><a href="${whatsappLink(contact.question)}">${words.whatsapp}</a></li></ul>
<p>${escapeHtml(words.hours({ days: clinic.hours.days, shown: clinic.hours.shown, zone: clinic.hours.zoneName }))} ${words.noInternet}</p>
${pages.length ? `<h2>${words.pages}</h2><ul>${pages.map(link).join('')}</ul>` : ''}</main></body></html>`;
}

/** The page as an answer. It may load nothing and run nothing; its style sheet is allowed by its digest. */
export async function offlinePage(pages: readonly KeptPage[]): Promise<Response> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return new Response(offlineHtml(pages), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
