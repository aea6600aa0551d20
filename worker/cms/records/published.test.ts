import { afterEach, expect, it, vi } from 'vitest';
import { recordFiles } from '../../../build/records/record-files.ts';
import { publishOverlay } from '../../../src/content/with-overlay.ts';
import type { Cached } from '../../cache/cache-contract.ts';
import { createOverlayReader } from './published.ts';
import type { SaidRecords } from './said-records.ts';

const SAID: SaidRecords = { version: '1', records: { clinic: { 'hours.closes': '18:30', 'hours.shown': '9:00 AM to 6:30 PM' } } };
const PICTURE = { src: '/media/a.jpg', width: 1600, height: 900, alt: '' };
const found = (value: SaidRecords): Cached<SaidRecords> => ({ status: 'found', state: 'HIT', value, hash: 'a', storedAt: 0 });

afterEach(() => publishOverlay({}));

type Parts = Parameters<typeof createOverlayReader>[0];
async function partsWith(records: Parts['content']['records'], more: Partial<Parts> = {}): Promise<Parts> {
  const files = JSON.stringify(await recordFiles());
  return {
    enabled: true,
    content: { records },
    marks: { isGone: async () => () => false },
    assets: { fetch: async () => new Response(files) },
    // Patience is over as soon as nothing else happens.
    wait: () => new Promise((resolve) => setImmediate(resolve)),
    log: () => {},
    ...more,
  };
}

it('says that the files of the build are not there, and shows nothing that may be half of it', async () => {
  const log = vi.fn<(sentence: string) => void>();
  const assets = { fetch: async () => new Response('{}', { status: 404 }) };
  // An isolate that has read nothing yet.
  vi.resetModules();
  const fresh = await import('./published.ts');
  const read = fresh.createOverlayReader(await partsWith(async () => found(SAID), { log, assets }));
  expect(await read()).toBeNull();
  expect(log.mock.calls).toEqual([['What WordPress says in place of the files could not be used (Error)']]);
});

it('is nothing, and no failure, where WordPress says nothing', async () => {
  const log = vi.fn<(sentence: string) => void>();
  const records = vi.fn<() => Promise<Cached<SaidRecords>>>().mockResolvedValue({ status: 'absent', state: 'HIT' });
  const read = createOverlayReader(await partsWith(records.mockResolvedValueOnce(found({ version: '3', records: {} })), { log }));
  expect([await read(), await read(), log.mock.calls]).toEqual([null, null, []]);
});

it('reads the files of the build once, whatever WordPress says then', async () => {
  vi.resetModules();
  const fresh = await import('./published.ts');
  const records = vi.fn(async () => found(SAID)).mockResolvedValueOnce(found({ ...SAID, version: '4' }));
  const parts = await partsWith(records);
  const fetch = vi.fn(parts.assets.fetch);
  const read = fresh.createOverlayReader({ ...parts, assets: { fetch } });
  expect([(await read())?.version, (await read())?.version, fetch.mock.calls.length]).toEqual(['4', '1', 1]);
});

const LATER: [string, () => Promise<Cached<SaidRecords>>][] = [
  ['slow', () => new Promise(() => {})],
  ['away', async () => ({ status: 'unavailable', retryAfterSec: 1 })],
];

it.each(LATER)('keeps what WordPress last said while it is %s', async (_, later) => {
  const records = vi.fn<() => Promise<Cached<SaidRecords>>>().mockImplementation(later).mockResolvedValueOnce(found(SAID));
  const log = vi.fn<(sentence: string) => void>();
  const read = createOverlayReader(await partsWith(records, { log }));
  const first = await read();
  expect(first?.all['clinic']).toMatchObject({ hours: { closes: '18:30' } });
  expect(await read()).toBe(first);
  expect([records.mock.calls.length, log.mock.calls]).toEqual([2, []]);
});

it.each(LATER)('shows no picture that was deleted since, while WordPress is %s', async (_, later) => {
  const said = found({ version: '2', records: { pages: { 'about.picture': PICTURE } } });
  const records = vi.fn<() => Promise<Cached<SaidRecords>>>().mockImplementation(later).mockResolvedValueOnce(said);
  let gone = '';
  const read = createOverlayReader(await partsWith(records, { marks: { isGone: async () => (path) => path === gone } }));
  expect((await read())?.pages.about).toMatchObject({ pages: { about: { picture: PICTURE } } });
  gone = PICTURE.src;
  expect((await read())?.pages.about).toBeUndefined();
});
