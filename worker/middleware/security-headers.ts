import type { Context, MiddlewareHandler } from 'hono';
import { BUILD_ID } from '../../dist/build-id.js';
import { VIOLATIONS_PREFIX } from '../../src/endpoints.ts';
import type { AppEnv } from '../dependencies.ts';
import { declinesMeasurement } from '../lib/request-headers.ts';
import { STYLES_WAIT_SOURCE } from '../lib/styles-wait.ts';

/** Hosts of videos and maps that a visitor may open inside a page, after a tap. */
const FRAME_HOSTS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://www.google.com'];

/**
 * No inline script or style but those that are named, nothing from elsewhere but frames a visitor asked for, and no text that
 * becomes HTML or script but by the policies of `src/browser/trusted-types.ts` (rows PLAT-14, API-14).
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  `frame-src 'self' ${FRAME_HOSTS.join(' ')}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default site-html',
].join('; ');

/**
 * The policy of a document with styles in its head: `styles` are their sources, and the script that waits for the rest of them. All that has a directive is named above; what is left to the
 * default is `<link rel="prefetch">`, in Firefox, which fetched no page ahead on slow lines and reported each as a violation.
 */
export const policyWithStyles = (styles: readonly string[]): string =>
  CONTENT_SECURITY_POLICY.replace("default-src 'none'", "default-src 'self'")
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '))
    .replace("script-src 'self'", `script-src 'self' ${STYLES_WAIT_SOURCE}`);

/**
 * Files served without the Worker carry the same: `public/_headers`, held together by a test. No `Cross-Origin-Opener-Policy` among them: a
 * browser that meets one in an answer starts another process for the page, 150 ms of an old phone before anything of it is read
 * (docs/decisions/048-no-opener-policy.md).
 */
const SECURITY_HEADERS = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
} satisfies Record<string, string>;

/**
 * Where browsers report what a page's policy has blocked; null where nothing is measured. Documents of third parties have policies of
 * their own, and what they break is theirs. The build is a part of the path: a report names none.
 */
function reportsTo(c: Context<AppEnv>, policy: string): string | null {
  // Absent when the Worker is misconfigured.
  const isMeasured = c.get('deps')?.settings.MEASURE === 'on' && policy.includes('require-trusted-types-for');
  return isMeasured && !declinesMeasurement(c.req.raw.headers) ? `${VIOLATIONS_PREFIX}${BUILD_ID}` : null;
}

/** On every answer of the Worker, whatever made it; a route may have a policy of its own. */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const own = c.get('policy') ?? CONTENT_SECURITY_POLICY;
  const reports = reportsTo(c, own);
  const policy = reports ? `${own}; report-to violations; report-uri ${reports}` : own;
  if (reports) c.res.headers.set('Reporting-Endpoints', `violations="${reports}"`);
  // A page whose address is nobody's business (the desk, previews) says less than the others, and shares no window with whoever opened it.
  const referrer = c.res.headers.get('Referrer-Policy');
  const all = {
    ...SECURITY_HEADERS,
    ...(referrer && { 'Referrer-Policy': referrer, 'Cross-Origin-Opener-Policy': 'same-origin' }),
    'Content-Security-Policy': policy,
  };
  for (const [name, value] of Object.entries(all)) c.res.headers.set(name, value);
  // Absent when the Worker is misconfigured.
  if (['staging', 'preview'].includes(c.get('deps')?.settings.ENVIRONMENT)) c.res.headers.set('X-Robots-Tag', 'noindex');
};
