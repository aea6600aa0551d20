import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LeadUpstream, type UpstreamAnswer } from './lead-upstream.ts';
import { NotificationDoubles } from './notification-doubles.ts';
import { bundleOutboxWorker, type OutboxRun, startOutbox } from './outbox-harness.ts';
import type { LeadRow } from './outbox-scene.ts';
import { type DeskResult, SoakDesk } from './soak-desk.ts';

export interface SoakOptions {
  leads: number;
  clients: number;
  /** How often the process is killed, spread over the run. */
  kills: number;
  /** How long the clinic's system stays in one mood. */
  moodMs: number;
  log?: (sentence: string) => void;
}

/** What must be nought is nought, or the promise is broken. */
export interface SoakResult extends DeskResult {
  /** Shown as sent, and no row of it. */
  shownButNotStored: number;
  /** Shown as sent, and the clinic's system never had it. */
  lost: number;
  /** Leads that the clinic's system counts beyond those of the visitors; it honours the idempotency key. */
  deliveredTwice: number;
  /** Rows that no visitor was shown as sent: one enquiry became two. */
  rowsTooMany: number;
  /** Attempts repeated because the answer was lost, or the process died before noting it; the key made them harmless. */
  repeatedAttempts: number;
  shown: number;
  kills: number;
  attempts: number;
  seconds: number;
}

const MOODS = ['up', 'down', 'slow', 'hanging', '500', 'up', '429'] as const;
type Mood = (typeof MOODS)[number];

const RETRY_BASE_MS = 40;
const SLOW_MS = 400;
/** A visitor's browser tries again, with the same key; the application does so for as long as the page is open. */
const CLIENT_PAUSE_MS = 150;
const SETTLE_LIMIT_MS = 120_000;
/** The desk sees to every so many-th enquiry. */
const SEEN_TO = 4;
/** How one channel of notifications answers meanwhile; the other one is well. */
const WEBHOOK_FAULTS: Partial<Record<Mood, number>> = { down: 0, '500': 500, '429': 429 };

/** The clinic's system with its moods. It takes a lead once for each key, as the contract asks. */
class MoodyUpstream extends LeadUpstream {
  mood: Mood = 'up';
  /** Keys of the leads it has. */
  readonly taken = new Set<string>();
  repeated = 0;
  readonly #held = new Set<() => void>();

  constructor() {
    super();
    this.answer = async ({ key }): Promise<UpstreamAnswer> => {
      const mood = this.mood;
      if (mood === 'hanging') {
        await new Promise<void>((resolve) => this.#held.add(resolve));
        return 'drop';
      }
      if (mood === '500') return { status: 500 };
      if (mood === '429') return { status: 429, headers: { 'Retry-After': '1' } };
      if (mood === 'slow') await pause(SLOW_MS);
      if (this.taken.has(key)) {
        this.repeated += 1;
        return { status: 409 };
      }
      this.taken.add(key);
      return { status: 200 };
    };
  }

  async change(mood: Mood): Promise<void> {
    if (mood === 'down') await this.close();
    else if (this.mood === 'down') await this.open();
    this.mood = mood;
    for (const release of this.#held) release();
    this.#held.clear();
  }
}

/**
 * Many visitors at once, a clinic's system in all its moods, a team at its desk, visitors who take the times it proposes, a channel of
 * notifications that fails and one that is well, and a process that is killed in between.
 */
export async function runSoak({ leads, clients, kills, moodMs, log = () => undefined }: SoakOptions): Promise<SoakResult> {
  const begun = performance.now();
  const directory = await mkdtemp(join(tmpdir(), 'lead-soak-'));
  const upstream = new MoodyUpstream();
  await upstream.open();
  const script = await bundleOutboxWorker();
  const doubles = new NotificationDoubles();
  await doubles.open();
  const { LEAD_SLACK_URL = '', LEAD_NOTICE_URL = '', LEAD_NOTICE_SECRET = '' } = doubles.vars();
  const vars = { LEAD_SLACK_URL, LEAD_NOTICE_URL, LEAD_NOTICE_SECRET };
  const start = () => startOutbox(script, { directory, leadsApi: upstream.base, retryBaseMs: RETRY_BASE_MS, vars });
  let run: OutboxRun = await start();
  /** Key → reference, of what visitors were shown as sent. */
  const shown = new Map<string, string>();
  const storm = { over: false };
  const desk = new SoakDesk({ run: () => run, doubles }, Math.ceil(leads / SEEN_TO));

  const client = async (first: number) => {
    for (let n = first; n < leads; n += clients) {
      const key = crypto.randomUUID();
      const body = JSON.stringify({
        form: 'gallery',
        name: `Visitor ${n}`,
        phone_number: String(9_000_000_000 + n),
        category: 'Rhinoplasty',
        key,
      });
      while (!shown.has(key)) {
        const answer = await run.post({ body }).catch(() => null);
        const reference = referenceIn(answer?.answer);
        if (answer?.status === 202 && reference) shown.set(key, reference);
        else await pause(CLIENT_PAUSE_MS);
      }
      if (n % SEEN_TO === 0) await desk.seeTo(shown.get(key) ?? '', n / SEEN_TO);
    }
  };
  const moods = async () => {
    for (let turn = 0; !storm.over; turn += 1) {
      const mood = MOODS[turn % MOODS.length] ?? 'up';
      await upstream.change(mood);
      const fault = WEBHOOK_FAULTS[mood];
      if (fault === undefined) doubles.broken.delete('webhook');
      else doubles.broken.set('webhook', fault);
      await pause(moodMs);
    }
    await upstream.change('up');
    doubles.broken.clear();
  };
  const killer = async () => {
    for (let kill = 1; kill <= kills; kill += 1) {
      while (shown.size < (leads * kill) / (kills + 1)) await pause(20);
      log(`killed for the ${kill}. time after ${shown.size} enquiries, clinic's system ${upstream.mood}`);
      await run.kill();
      run = await start();
    }
  };
  const weather = moods();
  await Promise.all([killer(), ...Array.from({ length: clients }, (_, first) => client(first))]);
  await desk.letAnswer();
  log(`all ${shown.size} enquiries shown as sent after ${Math.round((performance.now() - begun) / 1000)} s`);
  // Once more through every mood, then fair weather until nothing waits.
  await pause(moodMs * MOODS.length);
  storm.over = true;
  await weather;
  const deadline = performance.now() + SETTLE_LIMIT_MS;
  while ((await run.counts()).waiting > 0 && performance.now() < deadline) await pause(50);
  while (!(await desk.isQuiet()) && performance.now() < deadline) await pause(200);

  const rows = (await run.call('rows', 'lead')) as (LeadRow & { id: number })[];
  const deskResult = await desk.result(
    rows.map(({ id }) => id),
    kills,
  );
  const stored = new Set(rows.map(({ reference }) => reference));
  await run.kill();
  await upstream.close();
  await doubles.close();
  await rm(directory, { recursive: true, force: true });
  const references = [...shown.values()];
  return {
    shownButNotStored: references.filter((reference) => !stored.has(reference)).length,
    lost: [...shown.keys()].filter((key) => !upstream.taken.has(key)).length,
    deliveredTwice: upstream.taken.size - shown.size,
    rowsTooMany: rows.length - new Set(references).size,
    repeatedAttempts: upstream.repeated,
    shown: shown.size,
    kills,
    attempts: upstream.calls.length,
    ...deskResult,
    seconds: Math.round((performance.now() - begun) / 1000),
  };
}

function referenceIn(answer: unknown): string | null {
  return typeof answer === 'object' && answer !== null && 'reference' in answer && typeof answer.reference === 'string'
    ? answer.reference
    : null;
}
