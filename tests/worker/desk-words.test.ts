import { beforeAll, describe, expect, it } from 'vitest';
import { LEADS_PATH, OPS_LEADS_PATH, OPS_LOGIN_PATH } from '../../src/endpoints.ts';
import { nextOpenSlot } from '../../src/leads/slots.ts';
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

describe('a note of the team', () => {
  it('may have a thousand letters, of which a line break is one', async () => {
    const { path } = await filed();
    const lines = `${'x'.repeat(499)}\r\n${'y'.repeat(500)}`;
    expect((await act(`${path}/desk`, { kind: 'note', text: lines })).status).toBe(303);
    expect((await inside(path)).texts('li').join()).toContain('y'.repeat(500));
  });

  it('that is too long comes back with every word', async () => {
    const { path } = await filed();
    const long = 'Rang twice. '.repeat(100);
    const answer = await act(`${path}/desk`, { kind: 'note', text: long });
    const page = readHtml(await answer.text());
    expect([answer.status, page.texts('textarea')[0]?.trim()]).toEqual([422, long.trim()]);
    expect(page.attributes('form', 'action')).toContain(`${path}/desk`);
    expect((await inside(path)).attributes('textarea', 'maxlength')).toEqual([]);
  });
});

describe('what was typed', () => {
  it('comes back where it was not taken: a next step, a note on what is gone, times, and says so of what is too long to be read', async () => {
    const { path, reference } = await filed();
    const typedOn = async (to: string, fields: LeadFields) => {
      const answer = await act(to, fields);
      return [
        answer.status,
        readHtml(await answer.text())
          .texts('textarea')
          .map((text) => text.trim()),
      ];
    };
    const step = 'Call in the evening. '.repeat(10).trim();
    expect(await typedOn(`${path}/desk`, { kind: 'next-step', text: step, on: '2030-01-07' })).toEqual([
      422,
      [`2030-01-07\n${step}`],
    ]);
    const large = readHtml(await (await act(`${path}/desk`, { kind: 'note', text: 'x'.repeat(40_000) })).text());
    expect(large.text()).toContain('Please shorten what you wrote and send it again. Go back in your browser');

    const seen = String(
      (await inside(path)).all('input').find(({ properties }) => properties['name'] === 'seen')?.properties['value'],
    );
    await post('/enquiry', { reference, action: 'message', text: 'Mornings only, please.' });
    const wish = nextOpenSlot(Date.now() + 20 * 86_400_000);
    const late = await act(`${path}/times`, {
      kind: 'propose',
      date1: wish.date,
      time1: wish.time,
      department: 'Dermatology',
      zone: 'Asia/Kolkata',
      seen,
    });
    const again = readHtml(await late.text());
    expect([late.status, again.text()]).toEqual([409, expect.stringContaining('The visitor has said something since')]);
    expect(again.attributes('input', 'value')).toContain(wish.date);

    await act(path, { action: 'erase' });
    expect(await typedOn(`${path}/desk`, { kind: 'note', text: 'Rang twice.' })).toEqual([404, ['Rang twice.']]);
    expect(await typedOn(`${path}/say`, { kind: 'message', text: 'We call you.' })).toEqual([404, ['We call you.']]);
    expect(await typedOn(`${path}/times`, { kind: 'check', date1: '2030-01-07', time1: '10:00' })).toEqual([
      404,
      ['2030-01-07 10:00'],
    ]);
  });
});

it('a page of the desk behind its last one says that nothing is left there, and how many there are', async () => {
  await filed();
  const page = await inside(`${OPS_LEADS_PATH}?desk=9`);
  expect(page.text()).toMatch(/None is left here of \d+ to be answered/);
  expect(page.text()).not.toContain('every enquiry is answered');
  expect((await inside(`${OPS_LEADS_PATH}?desk=0`)).texts('h2').join()).not.toContain('To be answered');
});

describe('a session that has ended', () => {
  it('takes no word along: what was typed stands above the login', async () => {
    const { path } = await filed();
    const words = 'Please bring <b>the photographs</b>.';
    const answer = await post(`${path}/say`, { kind: 'message', text: words });
    const page = readHtml(await answer.text());
    expect([answer.status, page.texts('textarea'), page.all('b')]).toEqual([401, [words], []]);
    expect(page.texts('h1')).toEqual(['Team login']);
  });

  it('leads to the enquiry that was asked for, and nowhere else', async () => {
    const { path } = await filed();
    const page = readHtml(await (await scene.visit(path)).text());
    expect(page.attributes('input', 'value')).toContain(path);
    const to = async (asked: string) =>
      (await post(OPS_LOGIN_PATH, { token: TOKEN, initials: 'AB', to: asked })).headers.get('location');
    expect(await Promise.all([path, 'https://evil.example', '//evil.example/ops/leads/1', '/ops/leads/1/say'].map(to))).toEqual([
      path,
      OPS_LEADS_PATH,
      OPS_LEADS_PATH,
      OPS_LEADS_PATH,
    ]);
  });

  it('is not ended by a link in a mail, which a browser opens without it: the page is one tap away', async () => {
    const { path } = await filed();
    const fromMail = await scene.visit(path, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(readHtml(await fromMail.text()).attributes('a', 'href')).toEqual([path]);
    expect(readHtml(await (await scene.visit(path)).text()).attributes('a', 'href')).toEqual([]);
  });
});

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

describe('what has not been seen', () => {
  /** What the forms of a page say they have seen. */
  const seenOn = (page: HtmlPage) => {
    const values = page
      .all('input')
      .flatMap(({ properties }) => (properties['name'] === 'seen' ? [String(properties['value'])] : []));
    expect(new Set(values).size).toBe(1);
    return values[0] ?? '';
  };

  it('stays to be seen to, though the enquiry is marked as answered from a page that is older', async () => {
    const { path, reference } = await filed({ name: 'Mean While' });
    const seen = seenOn(await inside(path));
    await post('/enquiry', { reference, action: 'message', text: 'Is Tuesday possible?' });
    await act(path, { action: 'answered', seen });
    expect((await inside(path)).text()).toContain('The visitor has written. Please see to it');
    await act(path, { action: 'answered', seen: seenOn(await inside(path)) });
    expect((await inside(path)).text()).not.toContain('Please see to it');
  });

  it('is not answered by words that were meant as a question of ours', async () => {
    const { path, reference } = await filed();
    const seen = seenOn(await inside(path));
    await post('/enquiry', { reference, action: 'message', text: 'What does it cost?' });
    const late = await act(`${path}/say`, { kind: 'message', text: 'When do you travel?', seen });
    const page = readHtml(await late.text());
    expect([late.status, page.texts('textarea')]).toEqual([409, ['When do you travel?']]);
    expect((await inside(path)).texts('blockquote')).toEqual(['What does it cost?']);
    const read = seenOn(page);
    expect((await act(`${path}/say`, { kind: 'message', text: 'We call you.', seen: read })).status).toBe(303);
    expect((await inside(path)).texts('blockquote')).toEqual(['What does it cost?', 'We call you.']);
  });

  it('is said of times as well, which were checked on a page in between', async () => {
    const { path, reference } = await filed();
    const old = await inside(path);
    await post('/enquiry', { reference, action: 'message', text: 'I am away in March.' });
    const times = { date1: '', time1: '', department: 'Dermatology', zone: 'Asia/Kolkata', seen: seenOn(old) };
    const checked = readHtml(await (await act(`${path}/times`, { kind: 'check', ...times })).text());
    expect(seenOn(checked)).toBe(seenOn(old));
    expect((await act(`${path}/say`, { kind: 'seen', seen: seenOn(old) })).status).toBe(409);
    expect((await act(`${path}/say`, { kind: 'seen', seen: seenOn(await inside(path)) })).status).toBe(303);
  });
});

it('every enquiry of a number is erased after a look at whose they are: the first press erases nothing', async () => {
  const phone = '9400001234';
  const mine = [
    await filed({ name: 'Erase First', phone_number: phone }),
    await filed({ name: 'Erase Other', phone_number: phone }),
  ];
  const { path: another } = await filed({ name: 'Keep Me', phone_number: '9400001235' });
  const asked = readHtml(await (await act('/ops/erase', { phone_number: '+91 94000 01234' })).text());
  expect(leadLinks(asked)).toEqual(mine.map(({ path }) => path).toReversed());
  expect(asked.texts('li').map((line) => line.split(' (')[0])).toEqual(['Erase Other', 'Erase First']);
  expect((await inside(mine[0]?.path ?? '')).texts('h1')).toEqual([`Enquiry ${mine[0]?.reference}`]);
  const said = asked.all('input').map(({ properties: { name, value } }) => [String(name), String(value)]);
  const done = await act('/ops/erase', Object.fromEntries(said));
  expect(readHtml(await done.text()).texts('p')[0]).toBe('2 erased.');
  for (const { path } of mine) expect((await scene.visit(path, { headers: { Cookie: ab } })).status).toBe(404);
  expect((await inside(another)).text()).toContain('Keep Me');
});

it('all enquiries of a number are listed before they are erased, however many they are', async () => {
  const phone = '9400001236';
  const many = 201;
  for (let n = 0; n < many; n += 1) await scene.visit(LEADS_PATH, asJson(makeEnquiry({ phone_number: phone, name: `No. ${n}` })));
  const asked = readHtml(await (await act('/ops/erase', { phone_number: phone })).text());
  expect([leadLinks(asked).length, asked.texts('li').at(-1)]).toEqual([many, expect.stringContaining('No. 0 (')]);
  expect(asked.texts('p').join()).toContain('Enquiries in all: 201.');
  const done = await act('/ops/erase', { phone_number: phone, confirmed: 'yes' });
  expect(readHtml(await done.text()).texts('p')[0]).toBe('201 erased.');
});

it('an enquiry that two people mark as answered was answered by the first of them, and then', async () => {
  const { path } = await filed();
  await act(path, { action: 'answered' });
  const first = (await inside(path)).texts('dd').find((text) => text.includes(', by '));
  await act(path, { action: 'answered' }, cd);
  expect([first, (await inside(path)).texts('dd').find((text) => text.includes(', by '))]).toEqual([
    expect.stringMatching(/, by AB$/),
    first,
  ]);
});
