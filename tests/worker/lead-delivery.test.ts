import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LEADS_PATH } from '../../src/endpoints.ts';
import { asForm, asJson, type LeadFields, makeEnquiry } from './lead-post.ts';
import { SOON, WorkerScene } from './worker-scene.ts';

let scene: WorkerScene;
let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'worker-leads-'));
  scene = new WorkerScene({ persistTo: directory });
  await scene.start();
});

afterEach(async () => {
  await scene.stop();
  await rm(directory, { recursive: true, force: true });
});

const received = ({ phone_number }: LeadFields) =>
  scene.upstream.leads.filter(({ body }) => JSON.stringify(body).includes(phone_number ?? '')).length;
const attempts = () => scene.upstream.calls.count('leads');

/** Sends another enquiry and waits for it: whatever was due before it has been sent by then, too. */
async function deliverAnother(): Promise<void> {
  const another = makeEnquiry();
  expect((await scene.visit(LEADS_PATH, asJson(another))).status).toBe(202);
  await expect.poll(() => received(another), SOON).toBe(1);
}

describe('while the clinic system is away, an enquiry', () => {
  it.each(['down', { status: 500 }, { status: 404 }, { status: 429 }] as const)(
    'is taken, and delivered once when it is back: %j',
    async (fault) => {
      scene.upstream.faults.set('leads', fault);
      const [json, form] = [makeEnquiry({ key: crypto.randomUUID() }), makeEnquiry()];
      expect((await scene.visit(LEADS_PATH, asJson(json))).status).toBe(202);
      expect((await scene.visit(LEADS_PATH, asForm(form))).status).toBe(303);
      await expect.poll(attempts, SOON).toBeGreaterThanOrEqual(2);
      expect([received(json), received(form)]).toEqual([0, 0]);
      scene.upstream.faults.clear();
      await expect.poll(() => [received(json), received(form)], SOON).toEqual([1, 1]);
      await deliverAnother();
      expect([received(json), received(form)]).toEqual([1, 1]);
    },
  );

  it('is not lost when the Worker dies as well, and still delivered once', async () => {
    scene.upstream.faults.set('leads', 'down');
    const enquiry = makeEnquiry({ key: crypto.randomUUID() });
    const first = await (await scene.visit(LEADS_PATH, asJson(enquiry))).json();
    await expect.poll(attempts, SOON).toBeGreaterThan(0);
    await scene.restart();
    // The visitor's browser had no answer and tries again.
    expect(await (await scene.visit(LEADS_PATH, asJson(enquiry))).json()).toEqual({
      ...(first as object),
      at: expect.any(Number),
    });
    expect(received(enquiry)).toBe(0);
    scene.upstream.faults.clear();
    await expect.poll(() => received(enquiry), SOON).toBe(1);
    await deliverAnother();
    expect(received(enquiry)).toBe(1);
  });

  it('is not lost when the Worker dies right after the answer, and delivered without another visitor', async () => {
    scene.upstream.faults.set('leads', 'down');
    const enquiry = makeEnquiry();
    expect((await scene.visit(LEADS_PATH, asForm(enquiry))).status).toBe(303);
    await scene.site.kill();
    scene.upstream.faults.clear();
    await scene.start();
    await expect.poll(() => received(enquiry), SOON).toBe(1);
  });

  it('leaves nothing personal in the log or in KV', async () => {
    scene.upstream.faults.set('leads', { status: 503 });
    const enquiry = makeEnquiry({ email: 'visitor@clinic.example', requirement: 'A private wish', key: crypto.randomUUID() });
    await scene.visit(LEADS_PATH, asJson(enquiry));
    await scene.visit(LEADS_PATH, asForm({ ...enquiry, phone_number: 'wrong' }));
    await expect.poll(() => scene.site.logged(), SOON).toContain('http-503');
    for (const personal of [enquiry['name'], enquiry['phone_number'], 'visitor@', 'private wish', enquiry['key']]) {
      expect(scene.site.logged()).not.toContain(personal);
    }
    expect((await scene.site.kv.list()).keys).toEqual([]);
  });
});
