import { describe, expect, it } from 'vitest';
import { classifyAnswer } from './classify-answer.ts';

const NOW = Date.UTC(2026, 10, 21, 12, 0, 0);
const SIX_HOURS_MS = 21_600_000;

describe('classifyAnswer', () => {
  it.each([
    ['delivered', [200, 201, 202, 204, 299, 409]],
    ['refused', [400, 410, 413, 415, 422]],
    ['misconfigured', [301, 302, 303, 307, 308, 401, 403, 404, 405, 402, 411, 451]],
    ['unavailable', [408, 425, 429, 500, 502, 503, 504, 522, 599]],
  ])('calls a lead %s after %j', (kind, statuses) => {
    for (const status of statuses) expect(classifyAnswer(status, null, NOW)).toMatchObject({ kind, reason: `http-${status}` });
  });

  it.each([
    ['120', 120_000],
    [' 1 ', 1000],
    ['0', 0],
    ['Sat, 21 Nov 2026 12:01:30 GMT', 90_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['999999999', SIX_HOURS_MS],
    ['9'.repeat(400), SIX_HOURS_MS],
    ['Sat, 21 Nov 2099 12:00:00 GMT', SIX_HOURS_MS],
    ['soon', 0],
    ['', 0],
    [null, 0],
  ])('reads Retry-After %j as %i ms', (header, retryAfterMs) => {
    expect(classifyAnswer(429, header, NOW)).toMatchObject({ retryAfterMs });
    expect(classifyAnswer(503, header, NOW)).toMatchObject({ retryAfterMs });
  });
});
