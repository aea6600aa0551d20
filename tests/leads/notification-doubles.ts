import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

/** What a channel took. */
export interface Arrived {
  channel: string;
  body: string;
  headers: IncomingHttpHeaders;
}

const WEBHOOK_SECRET = 'a-secret-of-the-webhook-double';

const asObject = (body: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
};
const hasText = (body: string): boolean => {
  const value = asObject(body)?.['text'];
  return typeof value === 'string' && value !== '';
};

/** Each refuses what the real one refuses. */
const RULES: Record<string, (body: string, headers: IncomingHttpHeaders) => number> = {
  // Slack: 400 `no_text` without `text`.
  slack: (body) => (hasText(body) ? 200 : 400),
  // Google Chat: also 400 for a field it does not know.
  'google-chat': (body) => (hasText(body) && Object.keys(asObject(body) ?? {}).every((name) => name === 'text') ? 200 : 400),
  mattermost: (body) => (hasText(body) ? 200 : 400),
  webhook: (body, headers) => {
    const [, time = '', signature = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-notification-signature'])) ?? [];
    const expected = createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${body}`).digest('hex');
    if (!signature || Math.abs(Date.now() / 1000 - Number(time)) > 300) return 401;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? 204 : 401;
  },
  // The platform's `send_email`, as the test Worker reaches it.
  email: (body) => {
    const { from, to, subject, text: said } = asObject(body) ?? {};
    const whole = typeof from === 'string' && Array.isArray(to) && to.length > 0 && typeof subject === 'string' && hasText(body);
    return whole && typeof said === 'string' ? 200 : 422;
  },
};

/** Stands in for Slack, Google Chat, Mattermost, a webhook of the clinic's own, and the platform's e-mail. */
export class NotificationDoubles {
  readonly arrived: Arrived[] = [];
  /** Status by channel in place of what it would answer; 0 breaks the connection. */
  readonly broken = new Map<string, number>();
  /** What is refused with 422, whichever channel brings it. */
  refused: RegExp | null = null;
  /** Attempts by channel, refused ones included. */
  readonly attempts = new Map<string, number>();
  #server: Server | undefined;
  #port = 0;

  async open(): Promise<void> {
    this.#server = createServer(async (request, response) => {
      const channel = (request.url ?? '').slice(1);
      const body = await text(request);
      this.attempts.set(channel, (this.attempts.get(channel) ?? 0) + 1);
      const isRefused = this.refused?.test(body) ?? false;
      const status = this.broken.get(channel) ?? (isRefused ? 422 : null) ?? RULES[channel]?.(body, request.headers) ?? 404;
      if (status === 0) return void request.socket.destroy();
      if (status < 300) this.arrived.push({ channel, body, headers: request.headers });
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => this.#server?.listen(this.#port, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  url(channel: string): string {
    return `http://127.0.0.1:${this.#port}/${channel}`;
  }

  /** Variables of a Worker that is configured for all of them. */
  vars(): Record<string, string> {
    return {
      LEAD_SLACK_URL: this.url('slack'),
      LEAD_GOOGLE_CHAT_URL: this.url('google-chat'),
      LEAD_MATTERMOST_URL: this.url('mattermost'),
      LEAD_NOTICE_URL: this.url('webhook'),
      LEAD_NOTICE_SECRET: WEBHOOK_SECRET,
      LEAD_EMAIL_FROM: 'site@clinic.example',
      LEAD_EMAIL_TO: 'team@clinic.example, owner@clinic.example',
      TEST_EMAIL_URL: this.url('email'),
    };
  }

  by(channel: string): Arrived[] {
    return this.arrived.filter((one) => one.channel === channel);
  }
}
