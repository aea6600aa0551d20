import { createHmac, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { WEBHOOK_PATH } from '../../src/endpoints.ts';
import type { Json } from '../upstream/answer.ts';
import type { WorkerScene } from './worker-scene.ts';
import type { WorkerSite } from './worker-site.ts';

/** Fields by the names of their records. */
export type SaidFields = Record<string, Record<string, Json>>;

/** What the editors of a scene do: they say something in place of the files, and the plugin tells the site. */
export class Editors {
  readonly #scene: WorkerScene;
  readonly #secret: string;

  constructor(scene: WorkerScene, secret: string) {
    this.#scene = scene;
    this.#secret = secret;
  }

  /** What WordPress says from now on, and that it has changed. */
  async say(records: SaidFields, site: WorkerSite = this.#scene.site): Promise<void> {
    const entries = Object.entries(records).map(([name, fields]) => [name, { modified: '2026-11-22T12:00:00Z', fields }]);
    const { said } = this.#scene.upstream.content;
    this.#scene.upstream.content.said = {
      schema: 'aaaa',
      drafts: {},
      ...said,
      version: randomUUID(),
      records: Object.fromEntries(entries),
    };
    await this.notify({ type: 'record', event: 'updated', id: 1, slug: Object.keys(records)[0] ?? 'clinic' }, site);
  }

  async notify(change: object, site: WorkerSite = this.#scene.site): Promise<void> {
    const body = JSON.stringify({ id: randomUUID(), changes: [change] });
    expect((await site.visit(WEBHOOK_PATH, { method: 'POST', headers: this.signed(body), body })).status).toBe(202);
  }

  /** What the box of a record is told. */
  async receipt(record: string): Promise<Receipt> {
    const body = JSON.stringify({ record });
    const answer = await this.#scene.visit(`${WEBHOOK_PATH}/receipt`, { method: 'POST', headers: this.signed(body), body });
    return ((await answer.json()) as { receipt: Receipt }).receipt;
  }

  signed(body: string): Record<string, string> {
    const time = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', this.#secret).update(`${time}.${body}`).digest('hex');
    return { 'content-type': 'application/json', 'x-content-signature': `t=${time},v1=${signature}` };
  }
}

interface Receipt {
  path: string;
  status: number;
  version: string | null;
  invalid: { field: string; message: string }[];
}
