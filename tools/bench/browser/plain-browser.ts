import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { QUIET_FLAGS } from '../../../scripts/browsers.ts';
import { certificateFlag } from './certificate.ts';
import { PlainPage } from './plain-page.ts';

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  sessionId?: string;
  result?: Record<string, unknown>;
  error?: { message: string };
}

type Listener = (params: Record<string, unknown>) => void;
type Waiting = Record<'resolve' | 'reject', (value: never) => void>;

const FLAGS = [
  ...QUIET_FLAGS,
  '--headless',
  '--remote-debugging-pipe',
  '--hide-scrollbars',
  '--mute-audio',
  '--no-default-browser-check',
  '--disable-default-apps',
  '--disable-extensions',
  // A dictionary is kept of sites whose certificate a known root has signed: ours is of a day, and a patient's is.
  '--disable-features=CompressionDictionaryTransportRequireKnownRootCert',
];

/**
 * Chromium by its own protocol alone. A driver for tests turns on the protocol's `Runtime` in every page, and with it V8 reads scripts
 * twice when they are evaluated: 100 ms of an old phone that no patient's browser spends.
 */
export class PlainBrowser {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #out: Writable;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Listener>();
  #lastId = 0;

  private constructor(process: ChildProcess, profile: string) {
    this.#process = process;
    this.#profile = profile;
    this.#out = process.stdio[3] as Writable;
    let rest = '';
    (process.stdio[4] as Readable).setEncoding('utf8').on('data', (text: string) => {
      const messages = (rest + text).split('\0');
      rest = messages.pop() ?? '';
      for (const message of messages) this.#receive(JSON.parse(message) as Message);
    });
  }

  /** Starts a Chromium with an empty profile. `prefix`: what its command begins with, such as one that runs it in a namespace. */
  static async launch(executable: string, prefix: readonly string[] = []): Promise<PlainBrowser> {
    const profile = await mkdtemp(join(tmpdir(), 'bench-browser-'));
    const [program = executable, ...rest] = [...prefix, executable];
    const process = spawn(program, [...rest, ...FLAGS, await certificateFlag(), `--user-data-dir=${profile}`], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    return new PlainBrowser(process, profile);
  }

  /** A page with a cache and a storage of its own. */
  async newPage(): Promise<PlainPage> {
    const phone = await this.newPhone();
    return await phone.newPage(phone.close);
  }

  /** A cache and a storage, and pages that share them. What a page's own `close` does is said with it: without it, the page goes alone. */
  async newPhone(): Promise<{ newPage: (close?: () => Promise<void>) => Promise<PlainPage>; close: () => Promise<void> }> {
    const { browserContextId } = await this.send('Target.createBrowserContext');
    return {
      newPage: (close) => this.#newPage(browserContextId, close),
      close: async () => void (await this.send('Target.disposeBrowserContext', { browserContextId })),
    };
  }

  async #newPage(browserContextId: unknown, close?: () => Promise<void>): Promise<PlainPage> {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    const session = String(sessionId);
    return new PlainPage({
      send: (method, params) => this.send(method, params, session),
      on: (method, listener) => this.#listeners.set(`${session} ${method}`, listener as Listener),
      close: close ?? (async () => void (await this.send('Target.closeTarget', { targetId }))),
    });
  }

  /** Answers what the protocol answers; rejects with what it complains of. */
  send(method: string, params: Record<string, unknown> = {}, sessionId?: string): Promise<Record<string, unknown>> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#waiting.set(id, { resolve, reject });
      this.#out.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    // It may be gone before it answers.
    void this.send('Browser.close');
    await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 3 });
  }

  #receive({ id, method, params = {}, sessionId, result, error }: Message): void {
    if (method) this.#listeners.get(`${sessionId} ${method}`)?.(params);
    if (id === undefined) return;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message) as never);
    else waiting?.resolve(result as never);
  }
}
