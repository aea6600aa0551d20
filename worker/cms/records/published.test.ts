import { afterEach, expect, it, vi } from 'vitest';
import { recordFiles } from '../../../scripts/records/record-files.ts';
import { publishOverlay } from '../../../src/content/with-overlay.ts';
import type { Cached } from '../../cache/cache-contract.ts';
import { createOverlayReader } from './published.ts';
import type { SaidRecords } from './said-records.ts';

const SAID: SaidRecords = { version: '1', records: { clinic: { 'hours.closes': '18:30', 'hours.shown': '9:00 AM to 6:30 PM' } } };
const FOUND: Cached<SaidRecords> = { status: 'found', state: 'HIT', value: SAID, hash: 'a', storedAt: 0 };

afterEach(() => publishOverlay({}));

it.each<[string, () => Promise<Cached<SaidRecords>>]>([
  ['slow', () => new Promise(() => {})],
  ['away', async () => ({ status: 'unavailable', retryAfterSec: 1 })],
])('keeps what WordPress last said while it is %s', async (_, later) => {
  const files = JSON.stringify(await recordFiles());
  const records = vi.fn<() => Promise<Cached<SaidRecords>>>().mockImplementation(later).mockResolvedValueOnce(FOUND);
  const log = vi.fn<(sentence: string) => void>();
  const read = createOverlayReader({
    enabled: true,
    content: { records },
    marks: { isGone: async () => () => false },
    assets: { fetch: async () => new Response(files) },
    // Patience is over as soon as nothing else happens.
    wait: () => new Promise((resolve) => setImmediate(resolve)),
    log,
  });
  const first = await read();
  expect(first?.all['clinic']).toMatchObject({ hours: { closes: '18:30' } });
  expect(await read()).toBe(first);
  expect([records.mock.calls.length, log.mock.calls]).toEqual([2, []]);
});
