import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { afterEach, beforeAll } from 'vitest';
import { webkitPaths } from '../../scripts/browsers.ts';
import { freePort } from '../../scripts/site.ts';
import { DeadlineError, within } from '../../worker/lib/async.ts';
import { reportPath } from '../browser/trail.ts';
import { type BeginVisit, type EngineVisit, FIND, type KeyName, PHONE, untilBy, waitFor } from './engine-visit.ts';

const SCREEN = '1920x1200x24';

const KEYS: Record<KeyName, string> = { Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB, ArrowRight: Key.ARROW_RIGHT };

/** A browser usually answers within a second. About one start in a hundred never does, on a busy machine: its driver is then started anew. */
const START_MS = 15_000;
const STARTS = 3;

/** Without an end of its own, a script that never answers would be waited for longer than a test may take. */
const SCRIPT_MS = 10_000;

/**
 * The driver loses a question that is asked while a page comes back from memory, one in ten on a busy machine, past all its own limits; the
 * next it answers. What may be asked twice is therefore asked again.
 */
const ANSWER_MS = 4000;

/**
 * Of the toolkit that draws the window around the page, and of nothing in the page: bars as small as they get, for windows as narrow as the
 * narrowest phone (they are some 450 px wide else), and a preference for reduced motion.
 */
const NARROW_BARS = '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0 }';
const STILL = '[Settings]\ngtk-enable-animations=0\n';

/**
 * Drawn by software, and by the thread of the page: the compositing thread that only the Linux port has crashed at a null pointer in one of
 * some two thousand visits, and with it the page. Layout, input and history are the same.
 */
const ENGINE = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
};

/** WebKit for the tests of a file. Returns a function that begins a visit: a fresh profile, in a display of its own. */
export function useWebKit(): BeginVisit {
  const begin = useWebKitDriver();
  return async (size = PHONE) => {
    const driver = await begin();
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    return visitOf(driver);
  };
}

/** As `useWebKit`, for who speaks to the driver. `isStill`: windows of any width, and reduced motion. */
export function useWebKitDriver({ isStill = false } = {}): () => Promise<WebDriver> {
  // Each browser has a display of its own, for a window goes with its display: that of a browser whose page crashed, and which its driver has
  // lost, would keep the focus from the windows of all tests that follow.
  const running: ChildProcess[] = [];
  const stop = () => {
    for (const child of running.splice(0).toReversed()) child.kill();
  };
  let display = '';
  let driver: WebDriver | undefined;
  const settings = isStill ? settingsOf(NARROW_BARS, STILL) : {};
  beforeAll(() => {
    if (!webkitPaths()) throw new Error('No WebKit: run the tests by npm test');
  });
  afterEach(async ({ task }) => {
    const own = driver;
    driver = undefined;
    try {
      if (own && task.result?.state === 'fail') await keepReport(own);
      await own?.quit();
    } finally {
      stop();
    }
  });
  return async () => {
    const paths = webkitPaths();
    for (let start = 1; !driver; start += 1) {
      // A driver has one browser at a time, and takes the end of the one before, which may come late, for the end of this one.
      stop();
      display = await startDisplay(paths?.display ?? '', running);
      const server = await startDriver(paths?.driver ?? '', { DISPLAY: display, ...settings }, running);
      driver = await startBrowser(server, paths?.browser ?? '');
      if (!driver && start === STARTS) throw new Error(`WebKit did not start within ${START_MS} ms, ${STARTS} times`);
    }
    await giveFocus(driver, paths?.focus ?? '', display);
    await driver.manage().setTimeouts({ script: SCRIPT_MS });
    return driver;
  };
}

/** A folder of settings of the toolkit, which the browser may write to. */
function settingsOf(css: string, ini: string): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-settings-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), css);
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), ini);
  return { XDG_CONFIG_HOME: folder };
}

/** Body of a function that tells its last argument whether an element is where it was, two frames later. */
const STANDS_STILL = `const [element, done] = arguments;
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  requestAnimationFrame(() => requestAnimationFrame(() => done(place() === before)));`;

/** Returns the address of the driver. */
async function startDriver(command: string, settings: NodeJS.ProcessEnv, running: ChildProcess[]): Promise<string> {
  const port = await freePort();
  const env = { ...process.env, ...ENGINE, ...settings };
  running.push(spawn(command, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }));
  const url = `http://127.0.0.1:${port}`;
  const isUp = async () => ((await fetch(`${url}/status`)).ok ? true : null);
  await waitFor(isUp, () => `Nothing answers at ${url}`);
  return url;
}

/** Answers nothing where the browser does not come. */
async function startBrowser(server: string, binary: string): Promise<WebDriver | undefined> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // After a Back to a page in memory a driver that waits for loads waits for one that has been, past all its limits. Tests wait for what
    // they want to see anyway (`goTo`, `until`).
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const starting: Promise<WebDriver> = Promise.resolve(new Builder().usingServer(server).withCapabilities(capabilities).build());
  return within(starting, START_MS).catch((error: unknown) => {
    if (error instanceof DeadlineError) return undefined;
    throw error;
  });
}

/** Without it a page is as in a window behind another: what a rule says of `:focus` holds nowhere. */
async function giveFocus(driver: WebDriver, command: string, display: string): Promise<void> {
  const hasFocus = async (): Promise<true | null> => {
    await promisify(execFile)(command, ['search', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus'], {
      env: { ...process.env, DISPLAY: display },
    }).catch(() => {});
    return (await driver.executeScript('return document.hasFocus()')) ? true : null;
  };
  await waitFor(hasFocus, () => 'The window of WebKit does not take the focus');
}

/** A display with a number that nobody has: the server chooses it and writes it to its third descriptor. */
async function startDisplay(command: string, running: ChildProcess[]): Promise<string> {
  const flags = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const child = spawn(command, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  running.push(child);
  const pipe = child.stdio[3];
  if (!pipe) throw new Error('The display says nothing');
  const [said] = (await once(pipe, 'data')) as [Buffer];
  return `:${said.toString().trim()}`;
}

/** Of an open dialog the driver may never answer a picture, and of a page that crashed nothing: the failure itself is what has to be read. */
async function keepReport(driver: WebDriver): Promise<void> {
  const path = reportPath('webkit');
  const told = (question: Promise<string>): Promise<string | Error> =>
    within(Promise.resolve(question), ANSWER_MS).catch((error: Error) => error);
  const picture = await told(driver.takeScreenshot());
  if (typeof picture === 'string') writeFileSync(`${path}.png`, picture, 'base64');
  const state = driver.executeScript<string>(
    'return [location.href, document.activeElement?.outerHTML.slice(0, 200), scrollY, JSON.stringify(history.state)].join("\\n")',
  );
  writeFileSync(`${path}.txt`, `${await told(state)}\n`);
}

/** Goes to an address. On a busy machine the driver may answer while the page before is still there: waits until it has been left. */
export async function goTo(driver: WebDriver, address: string): Promise<void> {
  await driver.executeScript('window.isLeft = true');
  await driver.get(address);
  const hasCome = async () => ((await read(driver, 'return !window.isLeft && document.readyState === "complete"')) ? true : null);
  await waitFor(hasCome, () => `${address} does not come`);
}

/** Runs a script that may as well run twice. Throws where no answer comes in time: whoever waits asks again. */
const read = <T>(driver: WebDriver, body: string): Promise<T> =>
  within(Promise.resolve(driver.executeScript<T>(body)), ANSWER_MS);

function visitOf(driver: WebDriver): EngineVisit {
  const run = <T>(body: string, ...values: unknown[]): Promise<T> => driver.executeScript<T>(body, ...values);
  return {
    run,
    until: untilBy((body) => read(driver, body)),
    go: (address) => goTo(driver, address),
    press: (...keys) =>
      driver
        .actions()
        .sendKeys(...keys.map((key) => KEYS[key]))
        .perform(),
    async click(selector, name) {
      // The driver refuses to click what is covered, and misses what still moves: far parts take their place when they come near. It is
      // asked again, as a person would wait.
      const click = async () => {
        const element = await run<WebElement | null>(FIND, selector, name ?? null);
        if (!element || !(await driver.executeAsyncScript<boolean>(STANDS_STILL, element))) return null;
        await element.click();
        return true;
      };
      await waitFor(click, () => `${selector} ${name ?? ''} cannot be clicked`);
    },
  };
}
