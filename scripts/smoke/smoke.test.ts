import { expect, it } from 'vitest';
import { OPS_LEADS_PATH } from '../../src/endpoints.ts';
import { LINKED_PAGES } from './content.ts';
import { smoke } from './smoke.ts';

/** What the smoke test says of an inbox that answers a stranger so, on a site where nothing else is there. */
async function said(status: number, location?: string, opsToken?: string) {
  const headers = new Headers(location === undefined ? {} : { location });
  const findings = await smoke({
    visit: async (path) => new Response(null, path === OPS_LEADS_PATH ? { status, headers } : { status: 404 }),
    origin: 'https://site.test',
    opsToken,
    now: () => 0,
  });
  return findings.find(({ check }) => check === 'guarded inbox')?.detail;
}

it('says why no answer comes: of an end of the certificate somebody else is called than of a name that is not known', async () => {
  const visit = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('certificate has expired') }));
  const findings = await smoke({ visit, origin: 'https://site.test', now: () => 0 });
  const failed = findings.filter(({ result }) => result === 'failed');
  expect(new Set(failed.map(({ detail }) => detail))).toEqual(new Set(['no answer: certificate has expired']));
});

it('takes the login of Cloudflare Access for a guard of the inbox', async () => {
  expect(await said(302, 'https://clinic.cloudflareaccess.com/cdn-cgi/access/login/www.clinic.example?kid=1')).toBe('');
  expect(await said(302, 'https://clinic.cloudflareaccess.com/', 'token')).toBe('');
  expect(await said(401)).toBe('');
  expect(await said(404)).toBe('');
});

it.each([
  [200],
  [404, undefined, 'token'],
  [302],
  [302, '/ops'],
  [302, 'https://cloudflareaccess.com/'],
  [302, 'https://cloudflareaccess.com.example/'],
  [302, 'https://example.test/.cloudflareaccess.com'],
  [302, 'http://clinic.cloudflareaccess.com/'],
  [200, 'https://clinic.cloudflareaccess.com/'],
] as [number, string?, string?][])('takes nothing else for one: %j', async (...answer) => {
  expect(await said(...answer)).toBe(`answers ${answer[0]} to a stranger`);
});

it('tries a page of each kind, and takes none for one of another kind', () => {
  const links = ['/blogs', '/blogs/service/acne', '/blogs/a', '/gallery', '/gallery/nose', '/gallery/nose/case-1'];
  const page = links.map((path) => `<a href="${path}">`).join('');
  expect(LINKED_PAGES.map(({ check, link }) => [check, link.exec(page)?.[1]])).toEqual([
    ['newest article', '/blogs/a'],
    ['articles of a service', '/blogs/service/acne'],
    ['category of the gallery', '/gallery/nose'],
    ['case of the gallery', '/gallery/nose/case-1'],
  ]);
});
