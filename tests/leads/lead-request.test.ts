import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../worker/leads/read-lead-body.ts';
import { setOutboxScene, until } from './outbox-scene.ts';

const scene = setOutboxScene();

describe('the whole way of a request', () => {
  const fields = { form: 'gallery', name: 'Asha Rao', phone_number: '98765 43210', category: 'Rhinoplasty' };

  it('takes JSON and a plain form as the same lead', async () => {
    const first = await scene.outbox.post({ body: JSON.stringify({ ...fields, key: crypto.randomUUID() }) });
    expect(first).toEqual({ status: 202, answer: { status: 'stored', reference: expect.any(String) } });
    const second = await scene.outbox.post({
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
    expect(second).toEqual(first);
    await scene.untilCounts({ delivered: 1 });
    expect(scene.upstream.calls).toHaveLength(1);
  });

  it.each([
    [403, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, '{}'],
    [415, { 'Content-Type': 'text/plain' }, '{}'],
    [413, {}, `{"name": "${'x'.repeat(MAX_BODY_BYTES)}"}`],
    [400, {}, '{"name": '],
    [400, {}, `${'['.repeat(4000)}${']'.repeat(4000)}`],
    [422, {}, '{"form": "gallery", "__proto__": "x"}'],
  ])('answers %i and stores nothing', async (status, headers, body) => {
    expect(await scene.outbox.post({ headers, body })).toMatchObject({ status });
    expect(await scene.rows()).toEqual([]);
  });

  it('writes nothing personal into the log', async () => {
    scene.upstream.answer = (call) => ({ status: scene.callsFor(call.key).length > 2 ? 422 : 503 });
    await scene.outbox.post({ body: JSON.stringify({ ...fields, email: 'asha@example.com', requirement: 'Secret wish' }) });
    await scene.untilCounts({ parked: 1 });
    await until('the log arrives', () => scene.outbox.logged().includes('http-422'));
    expect(scene.outbox.logged()).toContain('http-503');
    const [row] = await scene.rows();
    for (const personal of ['Asha', '98765', 'asha@', 'Secret', row?.reference ?? '-', row?.delivery_key ?? '-']) {
      expect(scene.outbox.logged()).not.toContain(personal);
    }
  });
});
