import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startUpstream, type Upstream } from './upstream.ts';

let upstream: Upstream;

beforeAll(async () => {
  upstream = await startUpstream({ posts: 0 });
});

afterAll(() => upstream.stop());

const upload = (file: string) => fetch(`${upstream.url}/wp-content/uploads/2025/01/${file}`);

const SIGNATURE = '89504e470d0a1a0a';

/** The chunks of a PNG: type and data. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

describe('uploads', () => {
  it.each([
    ['theatre.jpg', 1600, 1067],
    ['theatre-300x200.jpg', 300, 200],
    ['panorama-scaled.jpg', 2560, 823],
    ['instruments.png', 1200, 800],
    ['skin-150x150.webp', 150, 150],
  ])('answers %s as a picture of its size', async (file, width, height) => {
    const response = await upload(file);
    expect(response.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await response.arrayBuffer());
    const chunks = chunksOf(png);
    expect(png.toString('hex', 0, 8)).toBe(SIGNATURE);
    expect([chunks.get('IHDR')?.readUInt32BE(0), chunks.get('IHDR')?.readUInt32BE(4)]).toEqual([width, height]);
    expect(inflateSync(chunks.get('IDAT') ?? Buffer.of()).length).toBe((width + 1) * height);
    expect(chunks.has('IEND')).toBe(true);
  });

  it('loads every address that answers name', async () => {
    const answers = await fetch(`${upstream.contentApi}/media?per_page=100`).then((response) => response.text());
    const addresses = new Set(answers.replaceAll('\\/', '/').match(/http:[^"' \\]+\/uploads\/[^"' \\]+/g));
    expect(addresses.size).toBeGreaterThan(50);
    for (const address of addresses) expect((await fetch(address)).status, address).toBe(200);
  });

  it('answers 404 for a size or a name that does not exist', async () => {
    expect((await upload('badge-300x200.jpg')).status).toBe(404);
    expect((await upload('no-such.jpg')).status).toBe(404);
  });
});
