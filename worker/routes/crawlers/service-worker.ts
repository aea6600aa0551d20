import type { Context } from 'hono';
import { BUILD_ID } from '../../../dist/build-id.js';
import { PRIVATE_PREFIX, SERVICE_WORKER_PATH } from '../../../src/endpoints.ts';
import type { AppEnv } from '../../dependencies.ts';

/** What `SERVICE_WORKER=off` sends to every device instead: it removes the copies and then itself. */
const FAREWELL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith('kept-')).map((name) => caches.delete(name))))
    .then(() => registration.unregister()),
));
`;

/**
 * `/sw.js`. Browsers ask for it again at navigations; it is never kept by any cache, so that a deploy, or the switch, reaches them. The
 * name of the build stands in it: another build is another script.
 */
export async function serviceWorker(c: Context<AppEnv>): Promise<Response> {
  const { assets, settings } = c.get('deps');
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' };
  if (settings.SERVICE_WORKER === 'off') return c.body(FAREWELL, 200, headers);
  const file = await assets.fetch(`http://assets.local${PRIVATE_PREFIX}${SERVICE_WORKER_PATH}`);
  if (!file.ok) throw new Error(`The build has no service worker (${file.status})`);
  return c.body(`self.BUILD=${JSON.stringify(BUILD_ID)};${await file.text()}`, 200, headers);
}
