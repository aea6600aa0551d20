import { describe, expect, it, vi } from 'vitest';
import { legalFacts } from '../../src/content/legal.ts';
import { shown } from '../../src/content/placeholder.ts';
import { OPS_LEADS_PATH } from '../../src/endpoints.ts';
import { channelSettings, outboxSettings } from './outbox-env.ts';

const LEADS_API = 'https://leads.example/';
const DAY_MS = 86_400_000;

describe('the settings of the outbox', () => {
  it('have these defaults', () => {
    expect(outboxSettings({ LEADS_API })).toEqual({
      retryBaseMs: 30_000,
      limitPerMinute: 5,
      retention: { answeredMs: 180 * DAY_MS, unmarkedMs: 365 * DAY_MS },
      answerMin: 120,
      inboxUrl: OPS_LEADS_PATH,
      isPreview: false,
    });
  });

  it('keep enquiries as long as the privacy policy says', () => {
    const { answeredMs, unmarkedMs } = outboxSettings({ LEADS_API }).retention;
    const said = shown(legalFacts.retention);
    expect(said).toContain(` ${answeredMs / DAY_MS} days after the last word`);
    expect([unmarkedMs / DAY_MS, said.includes('after a year')]).toEqual([365, true]);
  });

  it('are what the variables say', () => {
    const env = {
      LEADS_API,
      SITE_ORIGIN: 'https://clinic.example',
      LEAD_RETRY_BASE_MS: '1000',
      LEAD_LIMIT_PER_MINUTE: '0',
      LEAD_RETENTION_DAYS: '400',
      LEAD_ANSWER_MIN: '60',
    };
    expect(outboxSettings(env)).toEqual({
      retryBaseMs: 1000,
      limitPerMinute: 0,
      retention: { answeredMs: 400 * DAY_MS, unmarkedMs: 400 * DAY_MS },
      answerMin: 60,
      inboxUrl: 'https://clinic.example/ops/leads',
      isPreview: false,
    });
  });

  it('know a preview, which tells and sends nobody anything', () => {
    expect(outboxSettings({ LEADS_API, ENVIRONMENT: 'preview' })).toMatchObject({ isPreview: true });
    expect(outboxSettings({ LEADS_API, ENVIRONMENT: 'production' })).toMatchObject({ isPreview: false });
  });

  it('take the default for what is not a number, and for a pause or a promise of nothing', () => {
    for (const text of ['', 'soon', '-1'])
      expect(outboxSettings({ LEADS_API, LEAD_LIMIT_PER_MINUTE: text, LEAD_RETENTION_DAYS: text })).toMatchObject({
        limitPerMinute: 5,
        retention: { answeredMs: 180 * DAY_MS },
      });
    expect(outboxSettings({ LEADS_API, LEAD_RETRY_BASE_MS: '0', LEAD_ANSWER_MIN: 0 })).toMatchObject({
      retryBaseMs: 30_000,
      answerMin: 120,
    });
  });
});

describe('the channels of the team', () => {
  it('are none until they are configured', () => {
    expect(channelSettings({})).toMatchObject({
      slackUrl: '',
      googleChatUrl: '',
      mattermostUrl: '',
      webhookUrl: '',
      webhookSecret: '',
      emailFrom: '',
      emailTo: '',
      email: undefined,
    });
  });

  it('are those that the variables name', () => {
    const email = { send: async () => {} } as never;
    const env = {
      LEADS_API,
      LEAD_SLACK_URL: 'slack',
      LEAD_GOOGLE_CHAT_URL: 'google',
      LEAD_MATTERMOST_URL: 'mattermost',
      LEAD_NOTICE_URL: 'webhook',
      LEAD_NOTICE_SECRET: 'secret',
      LEAD_EMAIL_FROM: 'from',
      LEAD_EMAIL_TO: 'to',
      TEAM_EMAIL: email,
    };
    expect(channelSettings(env)).toMatchObject({
      slackUrl: 'slack',
      googleChatUrl: 'google',
      mattermostUrl: 'mattermost',
      webhookUrl: 'webhook',
      webhookSecret: 'secret',
      emailFrom: 'from',
      emailTo: 'to',
      email,
    });
  });

  it('are reached as the platform reaches everything', async () => {
    const fetch = vi.fn(async () => new Response('taken'));
    vi.stubGlobal('fetch', fetch);
    const answer = await channelSettings({}).fetch('https://chat.example/', { method: 'POST' });
    vi.unstubAllGlobals();
    expect([await answer.text(), fetch.mock.calls]).toEqual(['taken', [['https://chat.example/', { method: 'POST' }]]]);
  });
});
