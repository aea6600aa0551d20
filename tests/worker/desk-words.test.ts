import { beforeAll, describe, expect, it } from 'vitest';
import { LEADS_PATH, OPS_LEADS_PATH, OPS_LOGIN_PATH } from '../../src/endpoints.ts';
import { type HtmlPage, readHtml } from './html-page.ts';
import { asJson, type LeadFields, makeEnquiry } from './lead-post.ts';
import { setWorkerScene } from './worker-scene.ts';

const TOKEN = 'correct horse battery staple';
const scene = setWorkerScene({ vars: { OPS_TOKEN: TOKEN, LEAD_LIMIT_PER_MINUTE: '0' } });
const SAME = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };
const LEAD_LINK = /^\/ops\/leads\/\d+$/;

const post = (path: string, fields: LeadFields, headers: Record<string, string> = {}) =>
  scene.visit(path, { method: 'POST', headers: { ...SAME, ...headers }, body: new URLSearchParams(fields).toString() });
const login = async (initials: string) => {
  const answer = await post(OPS_LOGIN_PATH, { token: TOKEN, initials });
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
};

let [ab, cd] = ['', ''];
beforeAll(async () => {
  [ab, cd] = [await login('AB'), await login('CD')];
});
const act = (path: string, fields: LeadFields, Cookie = ab) => post(path, fields, { Cookie });
const inside = async (path: string) => readHtml(await (await scene.visit(path, { headers: { Cookie: ab } })).text());
const search = async (words: string) => readHtml(await (await act(OPS_LEADS_PATH, { search: words })).text());
const leadLinks = (page: HtmlPage) => page.attributes('a', 'href').filter((href) => LEAD_LINK.test(href));

async function filed(changes: LeadFields = {}): Promise<{ reference: string; path: string }> {
  const answer = await scene.visit(LEADS_PATH, asJson(makeEnquiry(changes)));
  const { reference } = (await answer.json()) as { reference: string };
  return { reference, path: leadLinks(await search(reference))[0] ?? '' };
}

describe('a search', () => {
  it('finds a reference as it is read aloud', async () => {
    const { reference, path } = await filed();
    for (const said of [reference.replace('-', ''), reference.replace('-', ' ').toLowerCase(), ` ${reference.toLowerCase()}. `])
      expect([said, leadLinks(await search(said))]).toEqual([said, [path]]);
  });

  it('says when there are more than it shows', async () => {
    for (let n = 0; n < 51; n += 1) await filed({ name: 'Mani Many', phone_number: String(9_400_000_000 + n) });
    const many = await search('Mani Many');
    expect([leadLinks(many).length, many.text()]).toEqual([50, expect.stringContaining('the newest 50')]);
    expect((await search('9400000003')).text()).not.toContain('the newest 50');
  });
});
