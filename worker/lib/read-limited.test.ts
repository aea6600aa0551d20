import { describe, expect, it, vi } from 'vitest';
import { readLimited, TooLargeError, TooSlowError } from './read-limited.ts';

const LIMITS = { maxBytes: 10, timeoutMs: 1000 };

function post(body: BodyInit | ReadableStream, headers: Record<string, string> = {}): Request {
  return new Request('https://site.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

/** A body without end, in chunks of four bytes; counts what was asked of it. */
function endless(): { body: ReadableStream; pulled: () => number; cancelled: () => boolean } {
  let pulled = 0;
  let cancelled = false;
  const body = new ReadableStream(
    {
      pull(controller) {
        pulled += 1;
        controller.enqueue(new TextEncoder().encode('four'));
      },
      cancel() {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, pulled: () => pulled, cancelled: () => cancelled };
}

describe('readLimited', () => {
  it.each(['', 'a', 'exactly 10', 'ünïcödé'.slice(0, 5)])('reads %j', async (text) => {
    expect(await readLimited(post(text), LIMITS)).toBe(text);
  });

  it('reads a body that states just what is allowed, and none where there is none', async () => {
    expect(await readLimited(post('exactly 10', { 'Content-Length': '10' }), LIMITS)).toBe('exactly 10');
    expect(await readLimited(new Request('https://site.test/'), LIMITS)).toBe('');
  });

  it('joins letters that arrive in two parts, and drops the mark of the byte order', async () => {
    const parts = [[0xef, 0xbb], [0xbf, 0x61, 0xc3], [0xbc]];
    const body = new ReadableStream({
      pull(controller) {
        const part = parts.shift();
        if (part) controller.enqueue(new Uint8Array(part));
        else controller.close();
      },
    });
    expect(await readLimited(post(body), LIMITS)).toBe('aü');
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    try {
      await readLimited(post('a'), LIMITS);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('stops at the first byte too many of a body that states no length', async () => {
    const { body, pulled, cancelled } = endless();
    await expect(readLimited(post(body), LIMITS)).rejects.toThrow(TooLargeError);
    expect(pulled()).toBe(3);
    expect(cancelled()).toBe(true);
  });

  it('does not begin on a body that states too much', async () => {
    const { body, pulled } = endless();
    await expect(readLimited(post(body, { 'Content-Length': '11' }), LIMITS)).rejects.toThrow(TooLargeError);
    expect(pulled()).toBe(0);
  });

  it('waits for no sender for ever', async () => {
    const never = new ReadableStream({ pull: () => new Promise(() => {}) });
    await expect(readLimited(post(never), { ...LIMITS, timeoutMs: 5 })).rejects.toThrow(TooSlowError);
  });

  it('takes UTF-8 alone', async () => {
    await expect(readLimited(post(new Uint8Array([0xff])), LIMITS)).rejects.toThrow(TypeError);
  });
});
