import { OPS_LOGIN_PATH, OPS_PATH } from '../../src/endpoints.ts';
import { type HtmlPage, readHtml } from './html-page.ts';
import type { WorkerSite } from './worker-site.ts';

/** The page of the team on how the site stands, as somebody sees it who has logged in. */
export async function opsOf(site: WorkerSite, token: string): Promise<HtmlPage> {
  const login = await site.visit(OPS_LOGIN_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ token }).toString(),
  });
  const Cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  return readHtml(await (await site.visit(OPS_PATH, { headers: { Cookie } })).text());
}
