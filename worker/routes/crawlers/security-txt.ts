import type { Context } from 'hono';
import { BUILT_AT } from '../../../dist/build-id.js';
import { securityContact } from '../../../src/content/security-contact.ts';
import { SECURITY_TXT_PATH } from '../../../src/endpoints.ts';
import type { AppEnv } from '../../dependencies.ts';

const HOUR_SEC = 3600;
/** RFC 9116 wants less than a year; a site that nobody builds any more says so by itself. */
const GOOD_FOR_MS = 330 * 24 * HOUR_SEC * 1000;

/** `/.well-known/security.txt` (RFC 9116). */
export function securityTxt(c: Context<AppEnv>): Response {
  const { SITE_ORIGIN } = c.get('deps').settings;
  const lines = [
    `Contact: ${securityContact.value}`,
    `Expires: ${new Date(BUILT_AT + GOOD_FOR_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${SITE_ORIGIN}${SECURITY_TXT_PATH}`,
  ];
  return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': `public, max-age=${HOUR_SEC}` });
}
