import { expect, it } from 'vitest';
import { HEALTH_PATH, LEADS_PATH } from '../../src/endpoints.ts';
import { enquiries } from './lead-post.ts';
import { setWorkerScene } from './worker-scene.ts';
import type { VisitInit } from './worker-site.ts';

const scene = setWorkerScene();

const ROUNDS = 200;
const AT_ONCE = 8;
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'APPLICATION/JSON',
  'text/json',
  '',
];
const PIECES = [
  '\0',
  '\u{10ffff}',
  '\\ud800',
  '"',
  '{',
  '[[[[',
  '}',
  '%',
  '%00',
  '%ff%fe',
  '&',
  '=',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  '1e999',
  'null',
  'x'.repeat(3000),
  '\r\n\r\n',
  '\r\nSet-Cookie: a=b',
  'नमस्ते',
  '🙂\u200d',
  '"__proto__":{"a":1},',
  '{"a":'.repeat(900),
  '<script>',
  '\u202e',
];

/** Numbers that are the same in every run, so that a failure can be looked at again (mulberry32). */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

/** A proper enquiry that was damaged in a few places. */
function damaged(seed: number): VisitInit {
  const random = numbers(seed);
  const below = (limit: number) => Math.floor(random.next().value * limit);
  const makers = Object.values(enquiries);
  const make = makers[below(makers.length)] ?? enquiries.gallery;
  const fields = make({ key: crypto.randomUUID(), opened: '1'.repeat(13) });
  const type = TYPES[below(TYPES.length)] ?? '';
  let text = type.includes('form') ? new URLSearchParams(fields).toString() : JSON.stringify(fields);
  for (let times = below(4) + 1; times > 0; times -= 1) {
    const [at, length] = [below(text.length), below(12)];
    text = text.slice(0, at) + (PIECES[below(PIECES.length)] ?? '') + text.slice(at + length);
  }
  const bytes = Uint8Array.from(Buffer.from(text));
  if (below(4) === 0) bytes.set([0x80 + below(0x80)], below(bytes.length));
  return {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...(type && { 'Content-Type': type }) },
    body: below(6) === 0 ? bytes.slice(0, below(bytes.length)) : bytes,
  };
}

it('answers every damaged body clearly, and never with an error of its own', async () => {
  const statuses = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const seed = round + index + 1;
        const answer = await scene.visit(LEADS_PATH, damaged(seed));
        const text = await answer.text();
        expect([202, 303, 400, 413, 415, 422], `seed ${seed}`).toContain(answer.status);
        expect(text, `seed ${seed}`).not.toMatch(/\b(?:Type|Syntax|Range|Reference)Error\b|\n\s+at |node_modules|index\.js/);
        if (answer.headers.get('content-type') === 'application/json')
          expect(JSON.parse(text)).toHaveProperty('ok', answer.status === 202);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }),
    );
  }
  expect([...statuses.keys()].toSorted()).toEqual(expect.arrayContaining([400, 415, 422]));
  expect(scene.site.logged()).not.toContain('request-failed');
}, 60_000);

it('lets go of ten megabytes, and of a body that does not come, without waiting for it', async () => {
  const huge = {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    body: `"${'x'.repeat(10_000_000)}"`,
  };
  // The connection may be cut while the rest is still being sent.
  const status = await scene.visit(LEADS_PATH, huge).then(
    (answer) => answer.status,
    () => 'cut',
  );
  expect([413, 'cut']).toContain(status);
  expect((await scene.visit(HEALTH_PATH)).status).toBe(200);
});
