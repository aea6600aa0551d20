import { beforeAll, describe, expect, it } from 'vitest';
import { clinicDate } from '../../src/content/clinic.ts';
import { CALENDAR_PATH, LEADS_PATH, OPS_EXPORT_PATH, OPS_LEADS_PATH, OPS_LOG_PATH, OPS_LOGIN_PATH } from '../../src/endpoints.ts';
import { isClosedDay, type Slot, shownInstant, slotInstant } from '../../src/leads/slots.ts';
import { type HtmlPage, readHtml } from './html-page.ts';
import { asJson, enquiries, type LeadFields, makeEnquiry } from './lead-post.ts';
import { setWorkerScene } from './worker-scene.ts';

const TOKEN = 'correct horse battery staple';
const scene = setWorkerScene({ vars: { OPS_TOKEN: TOKEN, LEAD_LIMIT_PER_MINUTE: '0' } });
const SAME = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };
const DAY_MS = 86_400_000;

const post = (path: string, fields: LeadFields, headers: Record<string, string> = {}) =>
  scene.visit(path, { method: 'POST', headers: { ...SAME, ...headers }, body: new URLSearchParams(fields).toString() });

let session = '';
beforeAll(async () => {
  const answer = await post(OPS_LOGIN_PATH, { token: TOKEN, initials: 'AB' });
  session = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
});
const act = (path: string, fields: LeadFields) => post(path, fields, { Cookie: session });
const inside = async (path: string) => readHtml(await (await scene.visit(path, { headers: { Cookie: session } })).text());

interface Filed {
  reference: string;
  /** Its page at the desk. */
  path: string;
}

async function filed(fields: LeadFields = makeEnquiry(), headers: Record<string, string> = {}): Promise<Filed> {
  const answer = await scene.visit(LEADS_PATH, asJson(fields, headers));
  const { reference } = (await answer.json()) as { reference: string };
  const found = readHtml(await (await act(OPS_LEADS_PATH, { search: reference })).text());
  const path = found.attributes('a', 'href').find((href) => /^\/ops\/leads\/\d+$/.test(href)) ?? '';
  return { reference, path };
}

let visits = 0;
/** Each from an address of its own, or the limit of references would answer. */
async function ask(reference: string, fields: LeadFields = {}): Promise<{ status: number; page: HtmlPage }> {
  visits += 1;
  const from = { 'CF-Connecting-IP': `10.1.${visits >> 8}.${visits & 255}` };
  const answer = await post('/enquiry', { reference, ...fields }, from);
  return { status: answer.status, page: readHtml(await answer.text()) };
}

const slotFields = (slots: readonly Slot[]): LeadFields =>
  Object.fromEntries(
    slots.flatMap(({ date, time }, index) => [
      [`date${index + 1}`, date],
      [`time${index + 1}`, time],
    ]),
  );
/** India alone, and so every opening time is day. */
const INDIA = { department: 'Dermatology', zone: 'Asia/Kolkata' };
const propose = (path: string, slots: readonly Slot[], rest: LeadFields = INDIA) =>
  act(`${path}/times`, { kind: 'propose', ...slotFields(slots), ...rest });

/** A day of a month that is yet to come and no Sunday. */
function workday(month: number): string {
  const now = new Date();
  const year = now.getUTCFullYear() + (Date.UTC(now.getUTCFullYear(), month - 1, 10) > now.getTime() ? 0 : 1);
  const day = [13, 14].find((date) => new Date(Date.UTC(year, month - 1, date)).getUTCDay() !== 0) ?? 13;
  return `${year}-${String(month).padStart(2, '0')}-${day}`;
}

/** Eleven o'clock on the so many-th working day from tomorrow on. */
function slotIn(days: number): Slot {
  let date = clinicDate(Date.now() + DAY_MS);
  for (let left = days; left > 0 || isClosedDay(date); date = clinicDate(slotInstant({ date, time: '11:00' }) + DAY_MS))
    if (!isClosedDay(date)) left -= 1;
  return { date, time: '11:00' };
}

describe('times that the desk proposes', () => {
  it('are shown on both clocks before they are proposed', async () => {
    const { path } = await filed(makeEnquiry({ phone_number: '+447700900177', country_code: '' }));
    const slot = { date: workday(7), time: '15:00' };
    const answer = await act(`${path}/times`, {
      kind: 'check',
      ...slotFields([slot]),
      department: 'Dermatology',
      zone: 'Europe/London',
    });
    const page = readHtml(await answer.text());
    expect(answer.status).toBe(200);
    const at = slotInstant(slot);
    expect(page.texts('td')).toEqual([shownInstant(at, 'Asia/Kolkata'), shownInstant(at, 'Europe/London')]);
    expect(page.texts('td')[1]).toMatch(/ at 10:30\u00a0AM$/);
    expect(page.texts('button')).toEqual(['Propose this time', 'Check both clocks']);
    // Nothing is proposed by looking, and the one zone of the number is chosen already.
    expect((await inside(path)).texts('p')).not.toContain('Proposed:');
    const chosen = (await inside(path)).all('option').filter((option) => option.properties['selected'] !== undefined);
    expect(chosen.map((option) => String(option.properties['value']))).toContain('Europe/London');
  });

  it('are never at night for the visitor, in winter and in summer', async () => {
    const { path, reference } = await filed(makeEnquiry({ phone_number: '+447700900178', country_code: '' }));
    const london = { department: 'Dermatology', zone: 'Europe/London' };
    // 11:30 in India is 6:00 in London in winter, and 7:00 in summer.
    const [winter, summer] = [
      { date: workday(1), time: '11:30' },
      { date: workday(7), time: '11:30' },
    ];
    const refused = await propose(path, [winter, summer], london);
    const page = readHtml(await refused.text());
    expect(refused.status).toBe(422);
    expect(page.texts('td')[1]).toMatch(/at 6:00\u00a0AM: never between 10\u00a0PM and 7\u00a0AM\.$/);
    expect(page.texts('td')[3]).toMatch(/at 7:00\u00a0AM$/);
    // Both stay in the form, and neither was proposed.
    expect(page.attributes('input', 'value')).toEqual(expect.arrayContaining([winter.date, summer.date]));
    expect((await ask(reference)).page.html).not.toContain('name="time"');
    expect((await propose(path, [summer], london)).status).toBe(303);
    expect((await ask(reference)).page.html).toContain(`value="${slotInstant(summer)}"`);
  });

  it.each([
    ['no time at all', [], INDIA, 'Please enter at least one time.'],
    ['four', [slotIn(2), slotIn(3), slotIn(4), slotIn(5)], INDIA, 'At most 3 times.'],
    ['the same twice', [slotIn(2), slotIn(2)], INDIA, 'This time stands there twice.'],
    ['a past one', [{ date: '2026-01-05', time: '10:00' }], INDIA, 'This time has passed.'],
    ['one after closing', [{ ...slotIn(2), time: '20:00' }], INDIA, 'The clinic is open 9:00\u00a0AM to 8:00\u00a0PM.'],
    ['half of one', [{ ...slotIn(2), time: '' }], INDIA, 'Please enter date and time.'],
    ['no department', [slotIn(2)], { ...INDIA, department: '' }, 'Please choose the department'],
    ['a made-up zone', [slotIn(2)], { ...INDIA, zone: '<b>' }, 'There is no such time zone.'],
    ['no zone although the number has some', [slotIn(2)], { ...INDIA, zone: '' }, 'Please choose the visitor’s clock.'],
  ])('are refused with a sentence: %s', async (_, slots, rest, sentence) => {
    const { path } = await american;
    const answer = await propose(path, slots, rest);
    const page = readHtml(await answer.text());
    expect([answer.status, page.text()]).toEqual([422, expect.stringContaining(sentence)]);
    expect(page.all('b')).toEqual([]);
    const first = slots[0];
    if (first) expect(page.attributes('input', 'value')).toContain(first.date);
  });
  const american = new Promise<Filed>((resolve) => {
    beforeAll(async () => resolve(await filed(makeEnquiry({ phone_number: '+14155550123', country_code: '' }))));
  });

  it('may be for a visitor whose clock nobody knows, which is said', async () => {
    const { path } = await filed(enquiries.international());
    expect((await inside(path)).text()).toContain('not known: only India time is looked at');
    const answer = await act(`${path}/times`, { kind: 'check', ...slotFields([slotIn(2)]), department: 'Dermatology', zone: '' });
    expect(readHtml(await answer.text()).texts('td')[1]).toBe('not known: not looked at');
    expect((await propose(path, [slotIn(2)], { department: 'Dermatology', zone: '' })).status).toBe(303);
  });

  it('are a matter of the team alone, from its own pages', async () => {
    const { path } = await american;
    for (const door of ['times', 'say']) {
      expect((await post(`${path}/${door}`, { kind: 'seen' })).status).toBe(401);
      expect((await post(`${path}/${door}`, {}, { Cookie: session, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    }
    expect((await act('/ops/leads/999999/times', { kind: 'check' })).status).toBe(404);
    expect((await act('/ops/leads/999999/say', { kind: 'seen' })).status).toBe(404);
    expect((await act(`${path}/say`, { kind: 'nonsense' })).status).toBe(422);
  });
});

describe('the visitor, without script', () => {
  it('takes one of the times, sees both clocks and a calendar entry, cancels it and asks for others', async () => {
    const fields = enquiries.consultation({ name: 'Two Way', phone_number: '+971501234588', country_code: '' });
    const { path, reference } = await filed(fields);
    const slots = [slotIn(20), slotIn(21), slotIn(22)];
    expect((await propose(path, slots, { department: 'Plastic Surgery', zone: 'Asia/Dubai' })).status).toBe(303);
    const desk = await inside(path);
    expect(desk.text()).toContain('Proposed:');
    const message = desk.attributes('a', 'href').find((href) => href.startsWith('https://wa.me/') && href.includes('times'));
    expect(decodeURIComponent(message ?? '')).toMatch(
      new RegExp(`We propose times .* open https?://\\S+/enquiry and enter your reference ${reference} `),
    );

    const { page } = await ask(reference);
    const instants = slots.map(slotInstant);
    expect(page.attributes('input', 'value').filter((value) => /^\d{13}$/.test(value))).toEqual(instants.map(String));
    for (const at of instants) {
      expect(page.text()).toContain(`${shownInstant(at, 'Asia/Kolkata')}, India time.`);
      expect(page.text()).toContain(`For you it is ${shownInstant(at, 'Asia/Dubai')}.`);
    }
    // Who reads along learns no treatment and no department.
    expect(JSON.stringify(page.data()['data'])).not.toMatch(/Plastic|Rhinoplasty|Two Way/);

    const without = await ask(reference, { action: 'pick' });
    expect([without.status, without.page.text()]).toEqual([
      422,
      expect.stringContaining('Please choose one of the times first.'),
    ]);
    const time = String(instants[1]);
    for (let press = 0; press < 2; press += 1) {
      const picked = await ask(reference, { action: 'pick', time });
      expect([picked.status, picked.page.text()]).toEqual([200, expect.stringContaining('This time is yours.')]);
      expect(picked.page.html).not.toContain('name="time"');
    }
    const agreed = await ask(reference);
    expect(agreed.page.text()).toContain(`We expect you on ${shownInstant(instants[1] ?? 0, 'Asia/Kolkata')}, India time.`);
    const entryPath = agreed.page.attributes('a', 'href').find((href) => href.includes('slot.ics')) ?? '';
    expect(entryPath).toMatch(/^\/api\/leads\/slot\.ics\?entry=[0-9a-f-]{36}$/);
    // On a page in another language the entry is asked for in that language.
    const french = readHtml(await (await post('/fr/enquiry', { reference }, { 'CF-Connecting-IP': '10.2.0.1' })).text());
    const frenchPath = french.attributes('a', 'href').find((href) => href.includes('slot.ics')) ?? '';
    expect(frenchPath).toBe(`${entryPath}&language=fr`);
    expect(await (await scene.visit(frenchPath)).text()).toContain('Quartier et point de rep');
    const entry = async () => {
      const answer = await scene.visit(entryPath);
      expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        'text/calendar; charset=utf-8',
        'no-store',
      ]);
      return answer.text();
    };
    const requestedUid = /UID:.*/.exec(
      await (await scene.visit(`${CALENDAR_PATH}?date=${fields['date']}&time=${fields['time']}`)).text(),
    )?.[0];
    const confirmed = await entry();
    const begins = new Date(instants[1] ?? 0).toISOString().replace(/[-:]|\.\d+/g, '');
    for (const line of ['METHOD:PUBLISH', `${requestedUid}`, `DTSTART:${begins}`, 'SEQUENCE:1', 'STATUS:CONFIRMED'])
      expect(confirmed).toContain(`\r\n${line}\r\n`);
    expect(confirmed).not.toMatch(/Two Way|Rhinoplasty|Plastic/);

    expect((await ask(reference, { action: 'cancel' })).page.text()).toContain('You have cancelled.');
    const cancelled = await entry();
    for (const line of ['METHOD:CANCEL', `${requestedUid}`, 'SEQUENCE:2', 'STATUS:CANCELLED'])
      expect(cancelled).toContain(`\r\n${line}\r\n`);
    const others = await ask(reference, { action: 'others', text: 'Any\r\nmorning <b>please</b>' });
    expect([others.status, others.page.text()]).toEqual([200, expect.stringContaining('you would like other times')]);
    expect((await inside(path)).texts('blockquote')).toEqual(['Any\nmorning <b>please</b>']);
    expect(scene.site.logged()).not.toMatch(new RegExp(`${reference}|Two Way|morning`));
  });

  it('is told when somebody else was faster: of fifty at once one has the time', async () => {
    const slot = slotIn(30);
    const other = slotIn(31);
    const visitors = await Promise.all(Array.from({ length: 50 }, () => filed()));
    const proposed = await Promise.all(visitors.map(({ path }) => propose(path, [slot, other])));
    expect(new Set(proposed.map(({ status }) => status))).toEqual(new Set([303]));
    const time = String(slotInstant(slot));
    const answers = await Promise.all(visitors.map(({ reference }) => ask(reference, { action: 'pick', time })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = answers.filter(({ status }) => status === 409);
    expect(late).toHaveLength(49);
    for (const { page } of late) {
      expect(page.text()).toContain('Somebody else has just taken this time.');
      // The other time is still there to take.
      const radios = page.all('input').filter((input) => input.properties['type'] === 'radio');
      expect(radios.map((radio) => radio.properties['disabled'] !== undefined)).toEqual([true, false]);
    }
    const agreed = await inside(OPS_LEADS_PATH);
    expect(agreed.texts('td').filter((text) => text === shownInstant(slotInstant(slot), 'Asia/Kolkata'))).toHaveLength(1);
    const next = await filed();
    const refused = await propose(next.path, [slot]);
    expect([refused.status, readHtml(await refused.text()).text()]).toEqual([
      422,
      expect.stringContaining('Another visitor has this time already.'),
    ]);
  }, 120_000);

  it('asks one question of 1,000 letters in any script, and reads the answer', async () => {
    const { path, reference } = await filed();
    const question = 'क'.repeat(999);
    const long = await ask(reference, { action: 'message', text: `${question}कक` });
    expect([long.status, long.page.text()]).toEqual([422, expect.stringContaining('Please write at most 1000 letters.')]);
    expect(long.page.texts('textarea')[0]).toBe(`${question}कक`);
    const empty = await ask(reference, { action: 'message', text: ' \u200b ' });
    expect([empty.status, empty.page.text()]).toEqual([422, expect.stringContaining('Please write your message first.')]);
    for (let press = 0; press < 2; press += 1)
      expect((await ask(reference, { action: 'message', text: `${question}\r\n` })).status).toBe(200);
    const second = await ask(reference, { action: 'message', text: 'Another one' });
    expect([second.status, second.page.text()]).toEqual([409, expect.stringContaining('settled before')]);
    expect(second.page.texts('blockquote')).toEqual(['Another one', question]);

    expect((await inside(path)).texts('blockquote')).toEqual([question]);
    const wrong = await act(`${path}/say`, { kind: 'message', text: 'x'.repeat(1001) });
    expect([wrong.status, readHtml(await wrong.text()).texts('textarea')]).toEqual([422, ['x'.repeat(1001)]]);
    expect((await act(`${path}/say`, { kind: 'message', text: 'See https://clinic.example <i>soon</i>' })).status).toBe(303);
    const { page } = await ask(reference);
    expect(page.texts('blockquote')).toEqual([question, 'See https://clinic.example <i>soon</i>']);
    expect([page.attributes('a', 'href').includes('https://clinic.example'), page.all('i')]).toEqual([false, []]);
  });

  it('loses no word when the reference was mistyped', async () => {
    const { status, page } = await ask('2222-2222', { action: 'others', time: '1', text: 'Only Mondays' });
    expect([status, page.texts('textarea'), page.texts('button').includes('Send it again')]).toEqual([
      404,
      ['Only Mondays'],
      true,
    ]);
    expect(page.attributes('input', 'value')).toContain('others');
  });
});

describe('a reply', () => {
  it('is seen at the desk, with a time by which to see to it, and leaves it when it is seen to', async () => {
    const { path, reference } = await filed(makeEnquiry({ name: 'Reply Er' }));
    await act(path, { action: 'answered' });
    await propose(path, [slotIn(40)]);
    expect((await inside(OPS_LEADS_PATH)).texts('table')[0] ?? '').not.toContain('Reply Er');
    await ask(reference, { action: 'cancel' });
    expect((await inside(OPS_LEADS_PATH)).texts('table')[0]).toMatch(/Reply Er.*visitor has cancelled/s);
    expect((await inside(path)).text()).toMatch(/The visitor has cancelled\. Please see to it by \w+day, /);
    expect((await act(`${path}/say`, { kind: 'seen' })).status).toBe(303);
    expect((await inside(OPS_LEADS_PATH)).texts('table')[0] ?? '').not.toContain('Reply Er');
    const log = (await inside(OPS_LOG_PATH)).texts('td');
    for (const what of ['propose', 'seen']) expect(log).toContain(what);
  });
});

it('an enquiry that was withdrawn after a time was agreed stays at the desk for the time’s sake, without a way to contact its visitor', async () => {
  const phone = { phone_number: '+971501234577', country_code: '' };
  const { path, reference } = await filed(makeEnquiry(phone));
  const { path: otherPath, reference: other } = await filed(makeEnquiry({ ...phone, category: 'Others' }));
  const row = async () => {
    const page = await inside(OPS_LEADS_PATH);
    const found = page.all('tr').find((one) => page.textOf(one).includes(`also ${other}`));
    return { said: found ? page.textOf(found) : '', ways: JSON.stringify(found).match(/tel:|wa\.me/g) };
  };
  expect((await row()).ways).toEqual(['tel:', 'wa.me']);
  // The row is that of the enquiry that is due first: in opening hours one filed before the withdrawal would be.
  await act(otherPath, { action: 'answered' });
  await propose(path, [slotIn(45)], { department: 'Dermatology', zone: 'Asia/Dubai' });
  await ask(reference, { action: 'pick', time: String(slotInstant(slotIn(45))) });
  await ask(reference, { action: 'withdraw' });
  await ask(other, { action: 'message', text: 'And this one?' });
  const { said, ways } = await row();
  expect(ways).toBeNull();
  for (const word of ['withdrawn, visitor has cancelled', 'Please do not contact.', `also ${other}, visitor has written`])
    expect(said).toContain(word);
});

describe('the language of the browser', () => {
  it('is shown to the team by its name, as a tag without region', async () => {
    const { path } = await filed(makeEnquiry({ name: 'Speaks Hindi' }), { 'Accept-Language': 'hi-IN,en;q=0.5' });
    expect((await inside(path)).texts('dd')).toContain('Hindi');
    expect((await inside(OPS_LEADS_PATH)).texts('td')).toContain('Hindi');
    const csv = await (await scene.visit(OPS_EXPORT_PATH, { headers: { Cookie: session } })).text();
    expect(csv).toMatch(/"Hindi".*"Speaks Hindi"/);
    expect(csv).not.toMatch(/hi-IN|q=0/);
  });

  it('gives way to that of the page the form stood on, which answers in it and is told with the consent', async () => {
    const fields = makeEnquiry({ name: 'Writes Arabic', language: 'ar', consent_notice: 'gallery-2026-11/ar' });
    const { path } = await filed(fields, { 'Accept-Language': 'en-GB' });
    expect((await inside(path)).texts('dd')).toContain('Arabic');
    const csv = await (await scene.visit(OPS_EXPORT_PATH, { headers: { Cookie: session } })).text();
    expect(csv).toMatch(/"Arabic".*"Writes Arabic".*"gallery-2026-11\/ar"/);
    const sentence = async (language: string) => {
      const answer = await scene.visit(LEADS_PATH, asJson(makeEnquiry({ name: '', language })));
      return ((await answer.json()) as { error: { fields: { name: string } } }).error.fields.name;
    };
    expect(await sentence('ar')).toMatch(/^[\p{Script=Arabic} ]+$/u);
    expect(await sentence('')).toBe('Please enter your name');
    expect(await sentence('zz')).toBe('Please enter your name');
    expect(await sentence('../ar')).toBe('Please enter your name');
  });
});

describe('erasure', () => {
  it('takes times, question and calendar entry with it', async () => {
    const { path, reference } = await filed(makeEnquiry({ name: 'Erased Wholly' }), { 'Accept-Language': 'sw' });
    const slot = slotIn(50);
    await propose(path, [slot]);
    await ask(reference, { action: 'pick', time: String(slotInstant(slot)) });
    await ask(reference, { action: 'message', text: 'A private question' });
    const { page } = await ask(reference);
    const entry = page.attributes('a', 'href').find((href) => href.includes('slot.ics')) ?? '';
    expect([(await scene.visit(entry)).status, (await inside(OPS_LEADS_PATH)).text().includes('Erased Wholly')]).toEqual([
      200,
      true,
    ]);
    await ask(reference, { action: 'erase-confirmed' });
    expect([(await scene.visit(entry)).status, (await scene.visit(path, { headers: { Cookie: session } })).status]).toEqual([
      404, 404,
    ]);
    const left = (await inside(OPS_LEADS_PATH)).html + (await ask(reference)).page.html;
    expect(left).not.toMatch(/Erased Wholly|private question|Swahili/);
    // The time is free for others.
    expect((await propose((await filed()).path, [slot])).status).toBe(303);
  });
});
