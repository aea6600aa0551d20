import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyedDigest } from '../lib/crypto.ts';
import type { Notification, SiteAlert } from './notification.ts';
import { type ChannelName, type ChannelSettings, channelsOf, type EmailBinding } from './notification-channels.ts';

const AT = Date.parse('2026-11-23T10:05:00.900Z');
const told: Notification = {
  event: 'new-enquiry',
  id: 17,
  reference: '7KQM-3XWP',
  form: 'gallery',
  state: 'waiting',
  acceptedAt: AT,
  dueAt: null,
  wantedAt: 5,
  inbox: 'https://clinic.example/ops/leads',
};
const alert: SiteAlert = { event: 'site-red', id: 3, sentence: 'Call somebody.', at: AT, page: 'https://clinic.example/ops' };

/** What is sent over these channels, and taken with this answer. */
function sending(given: Partial<ChannelSettings>, answer: () => Promise<Response> = async () => new Response()) {
  const sent: { url: string; init: RequestInit; headers: Headers }[] = [];
  const channels = channelsOf({
    slackUrl: '',
    googleChatUrl: '',
    mattermostUrl: '',
    webhookUrl: '',
    webhookSecret: '',
    emailFrom: '',
    emailTo: '',
    email: undefined,
    fetch(url, init) {
      sent.push({ url, init, headers: new Headers(init.headers) });
      return answer();
    },
    ...given,
  });
  return { channels, sent, send: async (name: ChannelName, message: Notification | SiteAlert) => channels.get(name)?.(message) };
}

beforeEach(() => void vi.useFakeTimers({ now: AT, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('a channel', () => {
  it.each([
    ['slack', 'slackUrl'],
    ['google-chat', 'googleChatUrl'],
    ['mattermost', 'mattermostUrl'],
  ] as const)('of a chat takes a line of text: %s', async (name, setting) => {
    const { channels, send, sent } = sending({ [setting]: 'https://chat.example/1' });
    expect([...channels.keys()]).toEqual([name]);
    expect([await send(name, told), await send(name, alert)]).toEqual([null, null]);
    const texts = sent.map(({ init }) => JSON.parse(String(init.body)).text);
    expect(texts).toEqual([
      expect.stringMatching(/^New enquiry no\. 17 .* https:\/\/clinic\.example\/ops\/leads$/),
      expect.stringMatching(/^The website needs a person .* Call somebody\. https:\/\/clinic\.example\/ops$/),
    ]);
    expect(sent[0]).toMatchObject({ url: 'https://chat.example/1', init: { method: 'POST', redirect: 'manual' } });
    expect([...(sent[0]?.headers ?? [])]).toEqual([['content-type', 'application/json']]);
  });

  it('is there only where it is configured', () => {
    const email: EmailBinding = { send: async () => {} };
    expect([...sending({}).channels.keys()]).toEqual([]);
    expect([...sending({ email }).channels.keys(), ...sending({ emailTo: 'a@clinic.example' }).channels.keys()]).toEqual([]);
    expect([...sending({ email, emailTo: 'a@clinic.example' }).channels.keys()]).toEqual(['email']);
  });

  it.each<[string, () => Promise<Response>, string | null]>([
    ['taken', async () => new Response(null, { status: 204 }), null],
    ['refused', async () => new Response('no', { status: 403 }), 'http-403'],
    ['not answered in time', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'timeout'],
    ['not reached', () => Promise.reject(new TypeError('no route to the address')), 'network'],
  ])('says in a word what became of it: %s', async (_, answer, word) => {
    expect(await sending({ slackUrl: 'https://chat.example/1' }, answer).send('slack', told)).toBe(word);
  });
});

describe('a webhook', () => {
  const webhookUrl = 'https://hooks.example/';

  it('says what an enquiry is, and nothing of its content', async () => {
    const { send, sent } = sending({ webhookUrl });
    await send('webhook', told);
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
      event: 'new-enquiry',
      reference: '7KQM-3XWP',
      form: 'gallery',
      state: 'waiting',
      receivedAt: '2026-11-23T10:05:00.900Z',
      inbox: 'https://clinic.example/ops/leads',
    });
    expect(sent[0]?.headers.has('X-Notification-Signature')).toBe(false);
  });

  it('says what an alert is', async () => {
    const { send, sent } = sending({ webhookUrl });
    await send('webhook', alert);
    const { sentence, page } = alert;
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ event: 'site-red', sentence, at: '2026-11-23T10:05:00.900Z', page });
  });

  it('has a key that is the same on every attempt, and another one when the same is wanted again', async () => {
    const { send, sent } = sending({ webhookUrl });
    for (const wantedAt of [5, 5, 9]) await send('webhook', { ...told, event: 'reply-past-due', wantedAt });
    // After a return the number may be that of another enquiry.
    for (const wantedAt of [5, 5, 9]) await send('webhook', { ...told, wantedAt });
    await send('webhook', alert);
    expect(sent.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'reply-past-due-17-5',
      'reply-past-due-17-5',
      'reply-past-due-17-9',
      'new-enquiry-17-5',
      'new-enquiry-17-5',
      'new-enquiry-17-9',
      'site-red-3',
    ]);
  });

  it('is signed with its second, where it has a secret', async () => {
    const { send, sent } = sending({ webhookUrl, webhookSecret: 's' });
    await send('webhook', told);
    const second = Math.floor(AT / 1000);
    const signature = await keyedDigest('s', `${second}.${sent[0]?.init.body}`);
    expect(sent[0]?.headers.get('X-Notification-Signature')).toBe(`t=${second},v1=${signature}`);
  });
});

describe('a mail', () => {
  const mails = (send: EmailBinding['send']) =>
    sending({ email: { send }, emailFrom: 'site@clinic.example', emailTo: 'a@clinic.example, b@clinic.example' });

  it('goes to every address, with a subject', async () => {
    const sent: Parameters<EmailBinding['send']>[0][] = [];
    const { send } = mails(async (mail) => void sent.push(mail));
    expect([await send('email', told), await send('email', alert)]).toEqual([null, null]);
    expect(sent).toMatchObject([{ subject: 'New enquiry no. 17' }, { subject: 'The website needs a person' }]);
    expect(sent[0]).toMatchObject({ from: 'site@clinic.example', to: ['a@clinic.example', 'b@clinic.example'] });
    expect(sent.map(({ text }) => text.split(' ').at(-1))).toEqual([told.inbox, alert.page]);
  });

  it.each<[string, unknown, string]>([
    ['its code', Object.assign(new Error('x'), { code: 'E_SENDER_NOT_VERIFIED' }), 'E_SENDER_NOT_VERIFIED'],
    ['no code that may hold an address', Object.assign(new Error('x'), { code: 'a@clinic.example' }), 'Error'],
    ['nor one after an address', Object.assign(new Error('x'), { code: 'a@clinic.example IS_GONE' }), 'Error'],
    ['nor one before it', Object.assign(new Error('x'), { code: 'NOT a@clinic.example' }), 'Error'],
    ['the name of what has none', new TypeError('a@clinic.example'), 'TypeError'],
    ['no words', 'a@clinic.example', 'string'],
    ['no code of what is no error', { code: 'E_OF_NOBODY' }, 'object'],
  ])('that the platform refuses is told by %s', async (_, error, word) => {
    expect(await mails(() => Promise.reject(error)).send('email', told)).toBe(word);
  });

  it('is waited for eight seconds', async () => {
    const said: unknown[] = [];
    void mails(() => new Promise(() => {}))
      .send('email', told)
      .then((word) => said.push(word));
    await vi.advanceTimersByTimeAsync(7999);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toEqual(['DeadlineError']);
  });
});
