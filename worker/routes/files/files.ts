import { type Context, Hono } from 'hono';
import * as contact from '#words/contact-lines';
import * as language from '#words/language';
import * as words from '#words/worker-pages';
import { clinic, whatsappLink } from '../../../src/content/clinic.ts';
import {
  ASSETS_PREFIX,
  EMBED_PREFIX,
  GALLERY_FILES_PREFIX,
  MEDIA_PREFIX,
  PICTURES_PREFIX,
  PRIVATE_PREFIX,
} from '../../../src/endpoints.ts';
import { escapeHtml } from '../../../src/seo/head-html.ts';
import type { AppEnv } from '../../dependencies.ts';
import { cspHash } from '../../lib/crypto.ts';
import { only, READ } from '../../middleware/method.ts';
import type { Settings } from '../../settings.ts';
import { caseData, casePicture } from './case-files.ts';
import { media } from './media.ts';

interface Widget {
  title: string;
  /** Address of the provider's script; absent while none is configured. */
  script: string | undefined;
  clientId?: string | undefined;
}

/** A map, for an object would have members that anybody can name in an address: `/embed/constructor`. */
const widgets = new Map<string, (settings: Settings) => Widget>([
  ['chat', ({ CHAT_SCRIPT: script, CHAT_CLIENT_ID: clientId }) => ({ title: words.chatTitle, script, clientId })],
  ['reviews', ({ REVIEWS_SCRIPT: script }) => ({ title: words.reviewsTitle, script })],
]);

/** Tells the page around it when the provider cannot be reached: that page has the words for it (rows HOME-56, API-12). */
const LOADER = `const{script,clientId}=document.body.dataset,failed=()=>parent.postMessage("embed-failed","*");if(script){const s=document.createElement("script");s.src=script;if(clientId)s.dataset.clientId=clientId;s.onerror=failed;document.body.append(s)}else failed()`;

let loaderHash: string | undefined;

/** Looser than the pages', and for nothing but this document: no origin of ours, no cookies, only the provider's hosts. */
async function contentSecurityPolicy(script: string | undefined, furtherHosts: string[]): Promise<string> {
  loaderHash ??= await cspHash(LOADER);
  const hosts = [...(script ? [new URL(script).origin] : []), ...furtherHosts].join(' ');
  return [
    "default-src 'none'",
    `script-src ${loaderHash} ${hosts}`,
    `style-src 'unsafe-inline' ${hosts}`,
    `img-src data: ${hosts}`,
    `font-src data: ${hosts}`,
    `connect-src ${hosts}`,
    `frame-src ${hosts}`,
    `form-action ${hosts}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
}

/**
 * `/embed/chat`, `/embed/reviews`: the document in which a provider's script runs, apart from our pages, once a visitor has asked for
 * it (rows HOME-51, HOME-55). A page shows it in a sandboxed frame; by itself it says how else to reach the clinic.
 */
async function embed(c: Context<AppEnv>): Promise<Response> {
  const { settings } = c.get('deps');
  const widget = widgets.get(c.req.param('name') ?? '')?.(settings);
  if (!widget) return c.notFound();
  c.set('policy', await contentSecurityPolicy(widget.script, settings.EMBED_HOSTS));
  c.header('Cache-Control', 'no-cache');
  return c.html(documentOf(widget));
}

function documentOf({ title, script, clientId }: Widget): string {
  const data = Object.entries({ script, 'client-id': clientId }).flatMap(([name, value]) =>
    value ? ` data-${name}="${escapeHtml(value)}"` : [],
  );
  const { e164, shown } = clinic.phones.general.value;
  const call = `<a href="tel:${e164}" target="_blank">${escapeHtml(words.call({ phone: shown }))}</a>`;
  const chat = `<a href="${escapeHtml(whatsappLink(contact.question))}" target="_blank" rel="noopener">${escapeHtml(words.chat)}</a>`;
  return `<!DOCTYPE html>
<html lang="${language.code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>
<body${data.join('')}><noscript><p>${words.needsScript({ call, chat })}</p></noscript><script>${LOADER}</script></body></html>`;
}

/** A hashed file that is gone. Never kept: the next deploy may bring it back, and a year is long. */
const missingFile = (c: Context): Response => c.text('Not found', 404, { 'Cache-Control': 'no-store' });

/** Documents of third parties, files of WordPress, and files that are missing: those that exist are served without the Worker. */
export const fileRoutes = new Hono<AppEnv>();
only(fileRoutes, READ, `${EMBED_PREFIX}:name`, embed);
only(fileRoutes, READ, `${MEDIA_PREFIX}*`, media);
fileRoutes.all(`${PRIVATE_PREFIX}/*`, (c) => c.notFound());
only(fileRoutes, READ, `${PICTURES_PREFIX}:name{case-.+}`, casePicture);
only(fileRoutes, READ, `${GALLERY_FILES_PREFIX}*`, caseData);
fileRoutes.all(`${ASSETS_PREFIX}*`, missingFile);
fileRoutes.all(`${PICTURES_PREFIX}*`, missingFile);
