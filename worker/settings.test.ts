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
    ['NOTICE_SECRET', 'x'.repeat(23), 'NOTICE_SECRET is shorter than 24 characters'],
    ['OPS_TOKEN', 'x'.repeat(23), 'OPS_TOKEN is shorter than 24 characters'],
  ])('refuses %s = %j by name, without its value', (name, value, message) => {
    const check = () => settingsOf({ ...right, [name]: value });
    expect(check).toThrow(ConfigurationError);
    expect(check).toThrow(message);
    if (value && value.length > 2) expect(check).not.toThrow(value);
  });

  it('takes secrets of 24 characters, and none', () => {
    const secrets = { NOTICE_SECRET: 'x'.repeat(24), OPS_TOKEN: '' };
    expect(settingsOf({ ...right, ...secrets })).toMatchObject(secrets);
  });

  it('lets a preview reach nobody', () => {
    const preview = { ...right, ENVIRONMENT: 'preview', LEADS_API: 'https://enquiries.invalid/' };
    expect(settingsOf(preview)).toMatchObject({ ENVIRONMENT: 'preview' });
    expect(() => settingsOf({ ...preview, LEADS_API: right.LEADS_API })).toThrow('LEADS_API is no address under .invalid');
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
