import { html } from 'hono/html';
import { describe, expect, it } from 'vitest';
import { leadForms } from '../../src/leads/lead.ts';
import { parseLead } from '../../src/leads/parse-lead.ts';
import { plausiblePhone } from '../../src/leads/phone.ts';
import { readHtml } from '../../tests/worker/html-page.ts';
import { type InboxLead, leadStates, type OutboxCounts } from '../leads/outbox-contract.ts';
import { loginPage } from './login-page.ts';
import { donePage, inboxPage, leadPage, nameOf, table, page as teamPage } from './pages.ts';

const AT = Date.parse('2026-11-23T03:30:00Z');
const parsed = parseLead({ form: 'gallery', name: 'Asha', phone_number: '+442079460018', category: 'Others' }, plausiblePhone);
if (!parsed.ok) throw new Error('the test made a wrong lead');
const { lead } = parsed;
const waiting: InboxLead = {
  id: 7,
  reference: '7KQM-3XWP',
  state: 'waiting',
  attempts: 2,
  lastReason: 'http-503',
  spamSignal: null,
  deliveryKey: 'key-1',
  acceptedAt: AT,
  answeredAt: null,
  withdrawnAt: null,
  reviewedAt: null,
  answerDueAt: AT + 3_600_000,
  answeredBy: null,
  claimedBy: null,
  nextStep: null,
  nextStepOn: null,
  language: 'ar',
  reply: null,
  replyDueAt: null,
  lastWordAt: 0,
  nextAt: AT + 60_000,
  settledAt: null,
  form: lead.form,
  name: lead.name,
  phone: lead.phone_number,
  lead: { ...lead, key: 'secret-key' },
};
const read = async (markup: unknown) => readHtml(String(await markup));

describe('the page of an enquiry', () => {
  const factsOf = async (changes: Partial<InboxLead>) => {
    const page = await read(leadPage({ ...waiting, ...changes }));
    const values = page.texts('dd');
    return { page, facts: Object.fromEntries(page.texts('dt').map((name, at) => [name, values[at]])) };
  };

  it('says where it stands and what is known, by the clock of India, and nothing that is not', async () => {
    const { page, facts } = await factsOf({});
    expect(page.texts('h1')).toEqual(['Enquiry 7KQM-3XWP']);
    expect(page.texts('p')).toContain('Times are India time where no other clock is named.');
    expect(facts).toMatchObject({
      State: 'waiting',
      Received: 'Monday, November 23 at 9:00\u00a0AM, India time',
      Attempts: '2',
      'Last answer': 'http-503',
      'Next attempt': 'Monday, November 23 at 9:01\u00a0AM',
      'To be answered by': 'Monday, November 23 at 10:00\u00a0AM',
      Language: 'Arabic',
      'Key at the clinic’s system': 'key-1',
      name: 'Asha',
      'phone number': '+442079460018',
    });
    for (const absent of ['Answered', 'Settled', 'Taken by', 'key', 'requirement', 'Looked at and left set aside', 'terms'])
      expect(facts).not.toHaveProperty([absent]);
    expect(page.html).not.toContain('secret-key');
  });

  it('leaves out every line that says nothing', async () => {
    const bare: Partial<InboxLead> = { lastReason: null, answerDueAt: null, language: '', deliveryKey: '', nextAt: AT };
    const { facts } = await factsOf({ ...bare, state: 'delivered', attempts: 0 });
    expect(Object.keys(facts)).toEqual(['State', 'Received', 'Attempts', 'name', 'phone number', 'category', 'form']);
  });

  it('says what has happened, and by when a reply is to be seen to', async () => {
    const { facts } = await factsOf({ settledAt: AT, replyDueAt: AT, reviewedAt: AT, answeredAt: AT });
    const at = 'Monday, November 23 at 9:00\u00a0AM';
    expect(facts).toMatchObject({
      Settled: at,
      Answered: at,
      'Reply to be seen to by': at,
      'Looked at and left set aside': at,
    });
  });

  it('names when a visitor withdrew it, sends each button to the enquiry, and leads back', async () => {
    const { page } = await factsOf({ withdrawnAt: AT });
    expect(page.texts('p')).toContain('Withdrawn by the visitor on Monday, November 23 at 9:00\u00a0AM: please do not contact.');
    expect(page.attributes('form', 'action')).toEqual(['/ops/leads/7', '/ops/leads/7']);
    expect(page.attributes('form', 'method')).toEqual(['post', 'post']);
    expect(page.attributes('a', 'href')).toEqual(['/ops/leads']);
  });

  it('writes what the visitor typed in the direction of its own language', async () => {
    const { page } = await factsOf({ lead: { ...waiting.lead, requirement: 'أريد استشارة. (2 مرات)' } });
    expect(page.all('dd').map(({ properties }) => properties['dir'])).toEqual(page.all('dd').map(() => 'auto'));
    const line = await read(html`<p>${nameOf({ name: 'محمد', reference: '2346-9978' })}</p>`);
    expect([line.texts('bdi'), line.texts('p')]).toEqual([['محمد'], ['محمد (2346-9978)']]);
  });

  it('says what is ticked, and nothing of what is not', async () => {
    const { facts } = await factsOf({ lead: { ...waiting.lead, consent: true, terms: false } });
    expect(facts['consent']).toBe('true');
    expect(facts).not.toHaveProperty(['terms']);
  });

  it('holds what the desk knows', async () => {
    const page = await read(leadPage(waiting, await html`<h2>Notes</h2>`));
    expect(page.texts('h2')).toEqual(['Notes']);
    expect((await read(leadPage(waiting))).texts('h2')).toEqual([]);
  });

  it.each<[Partial<InboxLead>, string]>([
    [{}, 'sent again by itself. Answer the visitor meanwhile'],
    [{ state: 'parked' }, 'mark it as answered, or send it again by “Send now”'],
    [{ state: 'quarantined' }, '“Release and send” sends it to the clinic’s system'],
    [{ lastReason: null }, ''],
    [{ state: 'delivered' }, ''],
    [{ state: 'quarantined', reviewedAt: AT }, ''],
    [{ state: 'parked', answeredAt: AT }, ''],
    [{ state: 'parked', withdrawnAt: AT }, ''],
  ])('says of %j what to do: “%s”', async (changes, words) => {
    const { page } = await factsOf(changes);
    const said = page
      .all('p')
      .filter((one) => page.attribute(one, 'role') === 'status' && !page.textOf(one).startsWith('Withdrawn'));
    expect(said.map(page.textOf)).toEqual(words ? [expect.stringContaining(words)] : []);
  });

  it('names who answered and when, and no next attempt of what is delivered', async () => {
    const { facts } = await factsOf({ state: 'delivered', answeredAt: AT, answeredBy: 'AB', claimedBy: 'CD' });
    expect(facts).toMatchObject({ Answered: 'Monday, November 23 at 9:00\u00a0AM, by AB', 'Taken by': 'CD', State: 'delivered' });
    expect(facts).not.toHaveProperty(['Next attempt']);
  });

  it.each<[Partial<InboxLead>, string]>([
    [{ state: 'parked' }, 'parked, http-503'],
    [{ state: 'quarantined', spamSignal: 'too-fast' }, 'quarantined, too-fast'],
    [{ state: 'delivered', withdrawnAt: AT }, 'delivered, withdrawn'],
    [{ state: 'waiting', lastReason: 'http-503' }, 'waiting'],
    [{ state: 'parked', lastReason: null }, 'parked'],
  ])('says of %j why: %s', async (changes, state) => {
    expect((await factsOf(changes)).facts['State']).toBe(state);
  });

  it.each<[Partial<InboxLead>, string[]]>([
    [{}, ['Mark as answered', 'Send now', 'Set aside']],
    [{ answeredAt: AT }, ['Not answered after all', 'Send now', 'Set aside']],
    [{ state: 'parked' }, ['Mark as answered', 'Send now', 'Set aside']],
    [{ state: 'parked', withdrawnAt: AT }, ['Mark as answered']],
    [{ state: 'quarantined' }, ['Mark as answered', 'Release and send', 'Leave it set aside']],
    [{ state: 'quarantined', reviewedAt: AT }, ['Mark as answered', 'Release and send']],
    [{ state: 'delivered' }, ['Mark as answered']],
    [{ state: 'delivered', reviewedAt: null }, ['Mark as answered']],
    [{ state: 'waiting', withdrawnAt: AT }, ['Mark as answered', 'Set aside']],
    [{ state: 'quarantined', withdrawnAt: AT }, ['Mark as answered', 'Leave it set aside']],
  ])('offers what can be done with %j', async (changes, buttons) => {
    const { page } = await factsOf(changes);
    expect(page.texts('button')).toEqual([...buttons, 'Erase now']);
    expect(page.text().includes('please do not contact')).toBe('withdrawnAt' in changes);
  });
});

describe('the inbox', () => {
  const counts = { waiting: 1, delivered: 5, parked: 0, quarantined: 0, misconfigured: 0, oldestWaitingAt: AT } as OutboxCounts;
  const whole = { ...counts, oldestQuarantinedAt: null, pastDue: 0, failingChannels: [] };
  const inbox = (changes: Partial<Parameters<typeof inboxPage>[0]> = {}) =>
    read(
      inboxPage({
        counts: whole,
        desk: null,
        entries: [waiting],
        erasures: [],
        filter: { limit: 50 },
        next: null,
        query: '?state=waiting',
        now: AT + 150_000,
        ...changes,
      }),
    );

  it('lists enquiries with their links, and what waits since when', async () => {
    const page = await inbox();
    expect(page.texts('td')).toEqual([
      '7KQM-3XWP',
      'Monday, November 23 at 9:00\u00a0AM',
      'gallery',
      'Asha',
      '+442079460018',
      'waiting',
      '',
    ]);
    expect(page.attributes('a', 'href')).toEqual(expect.arrayContaining(['/ops/leads/7', '/ops/leads.csv?state=waiting']));
    const counted = Object.fromEntries(page.texts('dt').map((name, at) => [name, page.texts('dd')[at]]));
    expect(counted).toEqual({
      waiting: '1',
      delivered: '5',
      parked: '0',
      quarantined: '0',
      'turned away by a wrong setting': '0',
      'oldest waiting': '2 minutes',
    });
    expect((await inbox({ counts: { ...whole, oldestWaitingAt: null } })).texts('dd')).toContain('none');
    expect((await inbox({ entries: [] })).text()).toContain('No enquiries here.');
  });

  it('lists what the clinic’s own system has still to erase, with the key it knows it by', async () => {
    expect((await inbox()).texts('h2')).not.toContain('To be erased in the clinic’s own system, too');
    const erasures = [{ reference: '2222-3333', deliveryKey: 'key-9', erasedAt: AT }];
    const page = await inbox({ erasures });
    expect(page.texts('h2')).toContain('To be erased in the clinic’s own system, too');
    expect(page.texts('li')[0]).toContain('2222-3333, key key-9, erased here Monday, November 23 at 9:00\u00a0AM');
    expect(page.attributes('input', 'value')).toContain('2222-3333');
    expect(page.attributes('form', 'action')).toContain('/ops/carried-over');
  });

  it('has the way to everything else, and what the desk has above the list', async () => {
    const page = await inbox({ desk: await html`<h2>To be answered</h2>` });
    expect(page.texts('h2')).toEqual(['To be answered', 'All enquiries, newest first', 'Erase by phone number']);
    expect((await inbox()).texts('h2')).toEqual(['All enquiries, newest first', 'Erase by phone number']);
    expect(page.attributes('a', 'href').slice(-4)).toEqual([
      '/ops/answering',
      '/ops/leads.csv?state=waiting',
      '/ops/log',
      '/ops',
    ]);
    expect(page.attributes('form', 'action')).toEqual(['/ops/leads', '/ops/leads', '/ops/erase', '/ops/logout']);
    expect(page.texts('th')).toEqual(['Reference', 'Received (India)', 'Form', 'Name', 'Phone', 'State', 'Answered']);
  });

  it('says what needs a person, and nothing where nothing does', async () => {
    expect((await inbox({ counts: { ...whole, parked: 1 } })).texts('li')).toEqual([
      '1 could not be delivered and will not be sent again by itself.',
    ]);
    expect((await inbox()).texts('li')).toEqual([]);
    expect((await inbox()).texts('ul')).toEqual([]);
  });

  it('offers every state and form, and names when an enquiry was answered', async () => {
    const page = await inbox({ entries: [{ ...waiting, answeredAt: AT, state: 'parked' }] });
    expect(page.texts('option')).toEqual(['all', ...leadStates, 'all', ...leadForms]);
    expect(page.texts('td').slice(5)).toEqual(['parked, http-503', 'Monday, November 23 at 9:00\u00a0AM']);
    expect(page.all('input').some(({ properties }) => properties['checked'] !== undefined)).toBe(false);
    expect(page.attributes('input', 'value')).toEqual(['1', '']);
  });

  it('keeps what is filtered and searched for, and leads to older ones where there are any', async () => {
    const page = await inbox({ filter: { limit: 50, state: 'parked', open: true, search: 'asha' }, next: '/ops/leads?before=7' });
    const chosen = page.all('option').filter(({ properties }) => properties['selected'] !== undefined);
    expect(chosen.map(({ children }) => children)).toMatchObject([[{ value: 'parked' }]]);
    expect(page.all('input').some(({ properties }) => properties['checked'] !== undefined)).toBe(true);
    expect(page.attributes('input', 'value')).toContain('asha');
    expect(page.attributes('a', 'href')).toContain('/ops/leads?before=7');
    expect((await inbox()).texts('a')).not.toContain('Older ones');
  });
});

describe('the way in', () => {
  it('says what was wrong, and nothing of what lies behind it', async () => {
    expect((await read(loginPage({ problem: null, form: true }))).all('input').length).toBe(2);
    expect((await read(loginPage({ problem: null, form: true }))).html).not.toContain('role="alert"');
    const closed = await read(loginPage({ problem: null, form: false }));
    expect([closed.all('form'), closed.texts('p')]).toEqual([[], ['Sign in with Cloudflare Access.']]);
  });

  it.each([
    ['wrong', 'Wrong token.'],
    ['initials', 'Please enter your initials: two to four letters.'],
    ['limited', 'Too many wrong logins came from your network. Please wait a minute and try again.'],
  ] as const)('says what was %s', async (problem, sentence) => {
    const page = await read(loginPage({ problem, form: true }));
    const alerts = page.all('p').filter(({ properties }) => properties['role'] === 'alert');
    expect(alerts).toMatchObject([{ children: [{ value: sentence }] }]);
  });
});

it('every page of the team has its title, its style, and is kept from search engines', async () => {
  const page = await read(teamPage('Log', html`<p>Nothing.</p>`));
  expect([page.titles(), page.texts('h1'), page.texts('p'), page.metas('robots')]).toEqual([
    ['Log'],
    ['Log'],
    ['Nothing.'],
    ['noindex'],
  ]);
  expect(page.attributes('link', 'href')).toEqual(['/ops/inbox.css']);
});

it('a table has its head, its rows and what stands in them, as text', async () => {
  const { texts } = await read(
    table(
      ['Kind', 'Times'],
      [
        ['<b>', 1],
        ['c', await html`<i>2</i>`],
      ],
    ),
  );
  expect([texts('th'), texts('td'), texts('tr').length, texts('b'), texts('i')]).toEqual([
    ['Kind', 'Times'],
    ['<b>', '1', 'c', '2'],
    3,
    [],
    ['2'],
  ]);
});

it('says what was done, and leads back', async () => {
  const page = await read(donePage('3 erased.'));
  expect([page.texts('h1'), page.texts('p')[0], page.attributes('a', 'href')]).toEqual([['Done'], '3 erased.', ['/ops/leads']]);
});
