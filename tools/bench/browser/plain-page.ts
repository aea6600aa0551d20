import { setTimeout as pause } from 'node:timers/promises';
import { CPU_SLOWDOWN, PHONE, type Profile } from './profiles.ts';

interface Connection {
  send: (method: string, params?: Record<string, unknown>) => Promise<Record<string, unknown>>;
  on: (method: string, listener: (params: never) => void) => void;
  close: () => Promise<void>;
}

/** A file on the line. */
export interface LineFile {
  url: string;
  kind: string;
  /** Bytes, headers included. */
  size: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Milliseconds since 1970; 0 while it is on its way. */
  endedAt: number;
}

interface Requested {
  requestId: string;
  type?: string;
  request: { url: string };
  wallTime: number;
  timestamp: number;
}
interface Finished {
  requestId: string;
  encodedDataLength: number;
  timestamp: number;
}

const PATIENCE_MS = 90_000;
const LOOK_MS = 50;
/** A line without a file on its way for so long is quiet. */
const QUIET_MS = 500;

/** One page on the bench's phone. */
export class PlainPage {
  readonly #connection: Connection;
  readonly #files = new Map<string, LineFile>();
  /** From the protocol's clock to seconds since 1970. */
  #offset = 0;
  #loads = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.on('Page.loadEventFired', () => this.#loads++);
    connection.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request, wallTime, timestamp }: Requested) => {
      this.#offset = wallTime - timestamp;
      this.#files.set(requestId, { url: request.url, kind: type, size: 0, startedAt: wallTime * 1000, endedAt: 0 });
    });
    connection.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }: Finished) => {
      const file = this.#files.get(requestId);
      if (file) Object.assign(file, { size: encodedDataLength, endedAt: (timestamp + this.#offset) * 1000 });
    });
    connection.on('Network.loadingFailed', ({ requestId }: Finished) => this.#files.delete(requestId));
  }

  /** What has been asked for so far. */
  get files(): LineFile[] {
    return [...this.#files.values()];
  }

  /** Makes it a phone with a slower processor, on a slower line where one is named. */
  async throttle(profile?: Profile, density = PHONE.deviceScaleFactor): Promise<void> {
    const { send } = this.#connection;
    await send('Page.enable');
    await send('Network.enable');
    await send('Emulation.setDeviceMetricsOverride', { ...PHONE, deviceScaleFactor: density, mobile: true });
    await send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (!profile) return;
    const bytesPerSecond = (profile.kbits * 1000) / 8;
    await send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }

  /** Runs in every document before anything else. It is sent as text: it uses nothing from outside. */
  async runFirst(script: () => void): Promise<void> {
    await this.#connection.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${script})()` });
  }

  /** Goes to an address and waits for its `load` event. */
  async goto(url: string): Promise<void> {
    const before = this.#loads;
    await this.#connection.send('Page.navigate', { url });
    await this.#until(() => this.#loads > before, `${url} does not load`);
  }

  /** Waits until nothing has been on the line for half a second. */
  async quiet(): Promise<void> {
    const isQuiet = () => {
      const last = Math.max(0, ...this.files.map(({ endedAt }) => endedAt || Number.POSITIVE_INFINITY));
      return Date.now() - last > QUIET_MS;
    };
    await this.#until(isQuiet, 'The line never becomes quiet');
  }

  /** What a function answers in the page. It is sent as text, as is what it is given. */
  async evaluate<Given, Answer>(script: (given: Given) => Answer | Promise<Answer>, given?: Given): Promise<Answer> {
    const { result, exceptionDetails } = await this.#connection.send('Runtime.evaluate', {
      expression: `(${script})(${JSON.stringify(given)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return (result as { value: Answer }).value;
  }

  /** Scrolls to the first element that a selector names, and answers where its middle is then. */
  async bringIntoView(selector: string): Promise<{ x: number; y: number }> {
    return await this.evaluate(async (wanted) => {
      const element = document.querySelector(wanted);
      if (!element) throw new Error(`There is no ${wanted}`);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // What comes near is laid out now, and may move it.
      await new Promise((resolve) => setTimeout(resolve, 500));
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, selector);
  }

  /** A finger's tap, which lies on the glass for `heldMs`. */
  async tap(point: { x: number; y: number }, heldMs = 0): Promise<void> {
    await this.#connection.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    if (heldMs) await pause(heldMs);
    await this.#connection.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    await this.#connection.send('Input.insertText', { text });
  }

  /** Puts a mark among the files. */
  note(what: string): void {
    this.#files.set(what, { url: what, kind: 'Mark', size: 0, startedAt: Date.now(), endedAt: Date.now() });
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }

  async #until(isSo: () => boolean, complaint: string): Promise<void> {
    for (const begun = Date.now(); !isSo(); await pause(LOOK_MS)) {
      if (Date.now() - begun > PATIENCE_MS) throw new Error(complaint);
    }
  }
}
