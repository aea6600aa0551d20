import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import type { Lead } from '../../src/leads/lead.ts';
import { parseLead } from '../../src/leads/parse-lead.ts';
import { plausiblePhone } from '../../src/leads/phone.ts';
import { LeadUpstream, type UpstreamCall } from './lead-upstream.ts';
import { bundleOutboxWorker, type OutboxRun, startOutbox } from './outbox-harness.ts';

const RETRY_BASE_MS = 40;

/** One row of the outbox's table of leads, as far as tests look at it. */
export interface LeadRow {
  attempts: number;
  delivery_key: string;
  doubt: string | null;
  last_reason: string | null;
  next_at: number;
  record: string;
  reference: string;
  state: string;
}

/** What a test of the outbox stands on: a fresh outbox and a clinic system for each test. */
class OutboxScene {
  script = '';
  directory = '';
  upstream = new LeadUpstream();
  #run: OutboxRun | undefined;

  get outbox(): OutboxRun {
    if (!this.#run) throw new Error('the outbox is not running');
    return this.#run;
  }

  async start({
    leadsApi = this.upstream.base,
    retryBaseMs = RETRY_BASE_MS,
    vars = {},
  }: {
    leadsApi?: string;
    retryBaseMs?: number;
    vars?: Record<string, string>;
  } = {}): Promise<void> {
    this.#run = await startOutbox(this.script, { directory: this.directory, leadsApi, retryBaseMs, vars });
  }

  async rows(): Promise<LeadRow[]> {
    return (await this.outbox.call('rows', 'lead')) as LeadRow[];
  }

  callsFor(key: string): UpstreamCall[] {
    return this.upstream.calls.filter((call) => call.key === key);
  }

  untilCounts(counts: Partial<Awaited<ReturnType<OutboxRun['counts']>>>): Promise<void> {
    return until(`it counts ${JSON.stringify(counts)}`, async () => {
      const now: Record<string, unknown> = { ...(await this.outbox.counts()) };
      return Object.entries(counts).every(([state, count]) => now[state] === count);
    });
  }

  /** Waits until so many calls were answered with anything but success, and noted by the outbox. */
  untilFailed(attempts: number): Promise<void> {
    return until(`${attempts} attempts failed`, async () => (await this.rows()).some((row) => row.attempts >= attempts));
  }

  /** Sends another lead and waits for its delivery: whatever was due before it has been sent by then, too. */
  async passAnother(): Promise<void> {
    const { delivered } = await this.outbox.counts();
    const another = makeLead({ category: crypto.randomUUID() });
    this.upstream.answer = () => ({ status: 200 });
    await this.outbox.accept(another);
    await until('another lead is delivered', async () => {
      const counts = await this.outbox.counts();
      return counts.delivered > delivered && this.callsFor(another.key).length > 0;
    });
  }
}

/** Sets the scene before each test and clears it away after. */
export function setOutboxScene(): OutboxScene {
  const scene = new OutboxScene();
  beforeAll(async () => {
    scene.script = await bundleOutboxWorker();
  });
  beforeEach(async () => {
    scene.directory = await mkdtemp(join(tmpdir(), 'lead-outbox-'));
    scene.upstream = new LeadUpstream();
    await scene.upstream.open();
    await scene.start();
  });
  afterEach(async () => {
    await scene.outbox.kill();
    await scene.upstream.close();
    await rm(scene.directory, { recursive: true, force: true });
  });
  return scene;
}

/** Waits until something holds, asking again and again, and fails after a bounded time. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, limitMs = 15_000): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A complete gallery lead with a key of its own. Changes are laid over it unchecked: what a form lets through is not the outbox's to know. */
export function makeLead(changes: Partial<Lead> = {}): Lead {
  const enquiry = { form: 'gallery', name: 'Asha Rao', phone_number: '9876543210', category: 'Rhinoplasty' };
  const parsed = parseLead(enquiry, plausiblePhone);
  if (!parsed.ok) throw new Error('the test made a wrong lead');
  return { ...parsed.lead, category: 'rhinoplasty', key: crypto.randomUUID(), ...changes };
}
