import { createServer, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { BuiltSite } from '../built-site.ts';

/**
 * The site behind a front whose answers forbid every script, for the tests of a file: drivers cannot look at a page whose engine has been
 * told to run none. `noscript` and `@media (scripting: none)` are not to be tried here, for those see the setting and not the policy.
 */
export function useFrontWithoutScript(built: BuiltSite): BuiltSite {
  let server: Server;
  const site = (): string => built.site.url;
  const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  beforeAll(async () => {
    server = createServer((asked, answer) => {
      const { pathname, search } = new URL(asked.url ?? '/', 'http://front.example');
      const { method, headers } = asked;
      const passed = request(new URL(pathname + search, site()), { method, headers }, (found) => {
        // Policies in a row hold all at once.
        const policies = [found.headers['content-security-policy'], "script-src 'none'"].filter(Boolean).join(', ');
        const location = found.headers.location?.replace(site(), url());
        const answered: OutgoingHttpHeaders = {
          ...found.headers,
          'content-security-policy': policies,
          ...(location && { location }),
        };
        answer.writeHead(found.statusCode ?? 502, answered);
        found.pipe(answer);
      });
      passed.on('error', () => answer.writeHead(502).end());
      asked.pipe(passed);
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });
  return {
    get upstream() {
      return built.upstream;
    },
    get site() {
      return { ...built.site, url: url() };
    },
  };
}
