import { within } from '../lib/async.ts';
import { keyedDigest } from '../lib/crypto.ts';
import { errorName } from '../lib/failure.ts';
import {
  alertSubject,
  alertText,
  type Notification,
  notificationSubject,
  notificationText,
  type SiteAlert,
} from './notification.ts';

const channelNames = ['slack', 'google-chat', 'mattermost', 'webhook', 'email'] as const;
export type ChannelName = (typeof channelNames)[number];

/** Sends one message. @returns null when the other side has taken it, else a technical word for why not. Never throws. */
export type SendNotification = (message: Notification | SiteAlert) => Promise<string | null>;

const isAlert = (message: Notification | SiteAlert): message is SiteAlert => 'sentence' in message;
const textOf = (message: Notification | SiteAlert): string => (isAlert(message) ? alertText(message) : notificationText(message));
const subjectOf = (message: Notification | SiteAlert): string =>
  isAlert(message) ? alertSubject(message) : notificationSubject(message);

/** What is configured, by name. */
export type Channels = ReadonlyMap<ChannelName, SendNotification>;

/** The part of the platform's `send_email` binding that is used. */
export interface EmailBinding {
  send: (message: { from: string; to: string[]; subject: string; text: string }) => Promise<unknown>;
}

export interface ChannelSettings {
  slackUrl: string;
  googleChatUrl: string;
  mattermostUrl: string;
  webhookUrl: string;
  /** Empty: the webhook is not signed. */
  webhookSecret: string;
  emailFrom: string;
  /** Addresses with commas between them. */
  emailTo: string;
  email: EmailBinding | undefined;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

const TIMEOUT_MS = 8000;

/** The channels that are configured; an empty address is none. */
export function channelsOf(settings: ChannelSettings): Channels {
  const { slackUrl, googleChatUrl, mattermostUrl, webhookUrl, webhookSecret, emailFrom, emailTo, email, fetch } = settings;
  const post: Post = (url, body, headers = {}) => postJson(fetch, url, body, headers);
  /** Slack, Google Chat and Mattermost all take `text`, and each refuses a body without it. */
  const chat =
    (url: string): SendNotification =>
    (message) =>
      post(url, JSON.stringify({ text: textOf(message) }));
  const all: [ChannelName, SendNotification | null][] = [
    ['slack', slackUrl ? chat(slackUrl) : null],
    ['google-chat', googleChatUrl ? chat(googleChatUrl) : null],
    ['mattermost', mattermostUrl ? chat(mattermostUrl) : null],
    ['webhook', webhookUrl ? webhook(post, webhookUrl, webhookSecret) : null],
    ['email', email && emailTo ? mail(email, emailFrom, emailTo) : null],
  ];
  return new Map(all.flatMap(([name, send]) => (send ? [[name, send] as const] : [])));
}

type Post = (url: string, body: string, headers?: Record<string, string>) => Promise<string | null>;

/**
 * JSON for a program of the clinic's own. Signed like the plugin's webhooks: `t=<seconds>,v1=<HMAC-SHA-256 of "t.body" in hexadecimal>`. The
 * key is the same on every attempt, so that the other side can tell a repeated one.
 */
const webhook =
  (post: Post, url: string, secret: string): SendNotification =>
  async (message) => {
    const body = webhookBody(message);
    const time = Math.floor(Date.now() / 1000);
    return post(url, body, {
      'Idempotency-Key': keyOf(message),
      ...(secret && { 'X-Notification-Signature': `t=${time},v1=${await keyedDigest(secret, `${time}.${body}`)}` }),
    });
  };

/**
 * With the time since when it is wanted, which stays through all attempts: most may be wanted more than once of one enquiry (a visitor replies
 * again, an answer was none after all), and after a return to an earlier moment a new enquiry may have the number of another one.
 */
const keyOf = (message: Notification | SiteAlert): string =>
  isAlert(message) ? `${message.event}-${message.id}` : `${message.event}-${message.id}-${message.wantedAt}`;

function webhookBody(message: Notification | SiteAlert): string {
  if (isAlert(message)) {
    const { event, sentence, at, page } = message;
    return JSON.stringify({ event, sentence, at: new Date(at).toISOString(), page });
  }
  const { event, reference, form, state, acceptedAt, inbox } = message;
  return JSON.stringify({ event, reference, form, state, receivedAt: new Date(acceptedAt).toISOString(), inbox });
}

const mail =
  (email: EmailBinding, from: string, to: string): SendNotification =>
  async (message) => {
    const addresses = to.split(',').map((address) => address.trim());
    try {
      await within(email.send({ from, to: addresses, subject: subjectOf(message), text: textOf(message) }), TIMEOUT_MS);
      return null;
    } catch (error) {
      // The platform's own words, such as E_SENDER_NOT_VERIFIED; anything else may repeat an address.
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return /^[A-Z_]{3,60}$/.test(code) ? code : errorName(error);
    }
  };

async function postJson(
  fetch: ChannelSettings['fetch'],
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Not awaited: the status has said everything.
    answer.body?.cancel().catch(() => undefined);
    return answer.ok ? null : `http-${answer.status}`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';
  }
}
