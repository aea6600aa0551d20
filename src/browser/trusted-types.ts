/** What of the browser's Trusted Types is used here; its own types name no such thing yet. */

import { ownServiceWorker } from '../current-language.ts';
import { SERVICE_WORKER_PATH } from '../endpoints.ts';

interface PolicyRules {
  createHTML?: (html: string) => string;
  createScript?: (text: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: PolicyRules) => { createHTML: (html: string) => TrustedHTML };
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

/**
 * What the Content Security Policy lets through (`require-trusted-types-for`): everything else that would write HTML or script into
 * the page throws. Both are called by the browser where a plain text is given; null refuses it.
 */
const DEFAULT_RULES: PolicyRules = {
  // Structured data is a script element whose text is data.
  createScript: (text) => (isJson(text) ? text : null),
  // The one script of this origin that code starts by its address.
  createScriptURL: (url) => (url === (import.meta.english ? SERVICE_WORKER_PATH : ownServiceWorker()) ? url : null),
};

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

factory?.createPolicy('default', DEFAULT_RULES);
const policy = factory?.createPolicy('site-html', { createHTML: (html) => html });

/**
 * HTML that our own server wrote or sanitised, for React to set. Nothing else may come here: the browser takes it as it is. Make it
 * once and keep it, because React compares by identity. On the server, and where the browser has no Trusted Types, the text itself.
 */
export const siteHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
