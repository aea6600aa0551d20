import { describe, expect, it } from 'vitest';
import { ConfigurationError, settingsOf } from './settings.ts';

const right = {
  SITE_ORIGIN: 'https://www.example.test',
  CONTENT_API: 'https://cms.example.test/wp-json/wp/v2',
  CLINIC_API: 'https://api.example.test',
  LEADS_API: 'https://api.example.test/',
};

describe('settingsOf', () => {
  it('fills in what may be left out', () => {
    expect(settingsOf(right)).toMatchObject({ SEO_IDS: {}, MANAGED_PAGES: {}, CACHE_FRESH_SEC: 300, LEAD_RETRY_BASE_MS: 30_000 });
  });

  it('reads JSON and numbers', () => {
    const settings = settingsOf({ ...right, SEO_IDS: '{"home":"a1"}', MANAGED_PAGES: '{"nose-jobs":163}', CACHE_FRESH_SEC: '5' });
    expect(settings).toMatchObject({ SEO_IDS: { home: 'a1' }, MANAGED_PAGES: { 'nose-jobs': 163 }, CACHE_FRESH_SEC: 5 });
  });

  it.each([
    ['CONTENT_API', 'cms.example.test', 'CONTENT_API must be an http(s) URL'],
    ['CLINIC_API', 'ftp://x', 'CLINIC_API must be an http(s) URL'],
    ['LEADS_API', '', 'LEADS_API must be an http(s) URL'],
    ['SITE_ORIGIN', 'https://www.example.test/', 'SITE_ORIGIN must be an origin'],
    ['SEO_IDS', '{', 'SEO_IDS must be a JSON object'],
    ['MANAGED_PAGES', '[]', 'MANAGED_PAGES must be a JSON object'],
    ['MANAGED_PAGES', '{"nose-jobs":"163"}', 'MANAGED_PAGES must be a JSON object'],
    ['CACHE_FRESH_SEC', 'soon', 'CACHE_FRESH_SEC must be a whole number of seconds'],
    ['LEAD_RETRY_BASE_MS', '-1', 'LEAD_RETRY_BASE_MS must be a whole number of milliseconds'],
    ['CONTENT_API', 'https://user:secret@cms.example.test/', 'CONTENT_API must not hold a login: that is CONTENT_LOGIN'],
    ['CONTENT_API', 'https://user@cms.example.test/', 'CONTENT_API must not hold a login'],
    ['CONTENT_LOGIN', 'nobody', 'CONTENT_LOGIN must be user:password'],
    ['CONTENT_HEADERS', '{"Host":"a"}', 'CONTENT_HEADERS must be a JSON object of header → value'],
    ['CONTENT_HEADERS', '{"X-Key":5}', 'CONTENT_HEADERS must be a JSON object'],
    ['CONTENT_HEADERS', '{"X Key":"a"}', 'CONTENT_HEADERS must be a JSON object'],
    ['CONTENT_HEADERS', '{"X-Key":"a\\nb"}', 'CONTENT_HEADERS must be a JSON object'],
    ['MEDIA_BASES', 'https://cdn.example.test/uploads', 'MEDIA_BASES must be a list of http(s) URLs that end in a slash'],
    ['MEDIA_BASES', 'https://cdn.example.test/?a/', 'MEDIA_BASES must be a list of http(s) URLs that end in a slash'],
    ['MEDIA_BASES', 'https://a.test/ '.repeat(11), 'MEDIA_BASES must not name more than ten folders'],
    ['SITE_ORIGIN', 'https://www.example.test/a', 'SITE_ORIGIN must be an origin'],
    ['SEO_IDS', '{"home":5}', 'SEO_IDS must be a JSON object of page → id'],
    ['SEO_IDS', 'null', 'SEO_IDS must be a JSON object of page → id'],
    ['MANAGED_PAGES', '{"nose-jobs":0}', 'MANAGED_PAGES must be a JSON object of slug → page id'],
    ['MANAGED_PAGES', '{"nose-jobs":1.5}', 'MANAGED_PAGES must be a JSON object of slug → page id'],
    ['CACHE_FRESH_SEC', '1234567890', 'CACHE_FRESH_SEC must be a whole number of seconds'],
    ['CACHE_FRESH_SEC', '5s', 'CACHE_FRESH_SEC must be a whole number of seconds'],
    ['LEAD_LIMIT_PER_MINUTE', 'x', 'LEAD_LIMIT_PER_MINUTE must be a whole number of enquiries'],
    ['LEAD_RETENTION_DAYS', 'x', 'LEAD_RETENTION_DAYS must be a whole number of days'],
    ['LEAD_ANSWER_MIN', 'x', 'LEAD_ANSWER_MIN must be a whole number of minutes'],
    ['SERVICE_WORKER', 'yes', 'SERVICE_WORKER must be on or off'],
    ['MEASURE', 'yes', 'MEASURE must be on or off'],
    ['PURGE_ZONE', 'abc123', 'PURGE_ZONE must be a zone id'],
    ['EMBED_HOSTS', 'https://a.test/path', 'EMBED_HOSTS must be a list of origins'],
    ['LEAD_EMAIL_TO', 'a@b.test, nobody', 'LEAD_EMAIL_TO must be e-mail addresses, separated by commas'],
    ['LEAD_SLACK_URL', 'slack', 'LEAD_SLACK_URL must be an http(s) URL'],
    ['NOTICE_SECRET', 'x'.repeat(23), 'NOTICE_SECRET must have at least 24 characters'],
    ['OPS_TOKEN', 'x'.repeat(23), 'OPS_TOKEN must have at least 24 characters'],
    ['PURGE_TOKEN', 'x'.repeat(23), 'PURGE_TOKEN must have at least 24 characters'],
  ])('refuses %s = %j by name, without its value', (name, value, message) => {
    const check = () => settingsOf({ ...right, [name]: value });
    expect(check).toThrow(ConfigurationError);
    expect(check).toThrow(message);
    if (value && value.length > 2) expect(check).not.toThrow(value);
  });

  it('takes lists, logins and headers, and nothing for whatever is optional', () => {
    const given = {
      CONTENT_LOGIN: 'user:pass:word',
      CONTENT_HEADERS: '{"X-Key":"a b"}',
      MEDIA_BASES: ' https://a.test/  http://b.test/up/ ',
      EMBED_HOSTS: 'https://a.test https://*.b.test http://c.test:8080',
      LEAD_EMAIL_TO: 'a@b.test, c@d.test',
      PURGE_ZONE: '0123456789abcdef0123456789abcdef',
      MEASURE: 'off',
      SERVICE_WORKER: 'off',
    };
    expect(settingsOf({ ...right, ...given })).toMatchObject({
      ...given,
      CONTENT_HEADERS: { 'X-Key': 'a b' },
      MEDIA_BASES: ['https://a.test/', 'http://b.test/up/'],
      EMBED_HOSTS: ['https://a.test', 'https://*.b.test', 'http://c.test:8080'],
    });
    const nothing = { CONTENT_LOGIN: '', LEAD_SLACK_URL: '', LEAD_EMAIL_TO: '', PURGE_ZONE: '' };
    expect(settingsOf({ ...right, ...nothing })).toMatchObject({
      ...nothing,
      MEDIA_BASES: [],
      EMBED_HOSTS: [],
      CONTENT_HEADERS: {},
    });
  });

  it('has these defaults', () => {
    expect(settingsOf(right)).toMatchObject({
      ENVIRONMENT: 'production',
      SERVICE_WORKER: 'on',
      MEASURE: 'on',
      LEAD_LIMIT_PER_MINUTE: 5,
      LEAD_RETENTION_DAYS: 180,
      LEAD_ANSWER_MIN: 120,
      PURGE_API: 'https://api.cloudflare.com/client/v4',
    });
  });

  it('takes secrets of 24 characters, and none', () => {
    const secrets = { NOTICE_SECRET: 'x'.repeat(24), OPS_TOKEN: '' };
    expect(settingsOf({ ...right, ...secrets })).toMatchObject(secrets);
  });

  it('lets a preview reach nobody', () => {
    const preview = { ...right, ENVIRONMENT: 'preview', LEADS_API: 'https://enquiries.invalid/' };
    expect(settingsOf(preview)).toMatchObject({ ENVIRONMENT: 'preview' });
    expect(() => settingsOf({ ...preview, LEADS_API: right.LEADS_API })).toThrow('LEADS_API must be an address under .invalid');
    const channels = { LEAD_SLACK_URL: 'https://hooks.example.test/a', LEAD_EMAIL_TO: 'team@example.test' };
    expect(() => settingsOf({ ...preview, ...channels })).toThrow('LEAD_SLACK_URL is set; LEAD_EMAIL_TO is set');
    expect(settingsOf({ ...right, ...channels })).toMatchObject(channels);
  });

  it('names everything that is wrong at once', () => {
    expect(() => settingsOf({})).toThrow(
      'CONTENT_API is missing; CLINIC_API is missing; LEADS_API is missing; SITE_ORIGIN is missing',
    );
  });
});
