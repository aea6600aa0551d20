import type { Config } from 'vike/types';

/**
 * One catch-all page: React Router decides what it shows. HTML-only for vike (no `+Page`, no `+onRenderClient`), so that
 * none of its client code ships; `+client.ts` is the boot.
 */
export const config = {
  prerender: { noExtraDir: true, keepDistServer: true, partial: true },
  injectScriptsAt: 'HTML_BEGIN',
  passToClient: [],
} satisfies Config;
