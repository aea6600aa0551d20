import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeContentContract } from '../upstream/content-contract.ts';
import { startWordPress } from './wordpress.mjs';

/** The first start fetches, installs and seeds. */
const FIRST_START_MS = 240_000;
const TEST_MS = 60_000;
const HOME = fileURLToPath(new URL('../../.wordpress', import.meta.url));

let site: Awaited<ReturnType<typeof startWordPress>> | undefined;

const started = () => {
  if (!site) throw new Error('WordPress did not start');
  return site;
};

beforeAll(async () => {
  site = await startWordPress({ home: HOME });
}, FIRST_START_MS);

afterAll(() => site?.stop());

describeContentContract('A real WordPress', () => `${started().url}/wp-json/wp/v2`, { showsFeatured: true });

describe('startWordPress', { timeout: TEST_MS }, () => {
  it('runs code inside WordPress, as its administrator', async () => {
    const output = await started().php(
      "wp_update_post( array( 'ID' => 10, 'post_title' => 'Changed' ) ); echo get_the_title( 10 );",
    );
    expect(output).toBe('Changed');
    const response = await fetch(`${started().url}/wp-json/wp/v2/pages/10?_fields=title`);
    expect(await response.json()).toEqual({ title: { rendered: 'Changed' } });
  });

  it('serves uploads', async () => {
    const response = await fetch(`${started().url}/wp-content/uploads/2025/01/theatre-300x200.jpg`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });
});
