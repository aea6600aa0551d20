import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { webkitPaths } from '../../scripts/browsers.ts';
import { freePort } from '../../scripts/site.ts';
import { DeadlineError, within } from '../../worker/lib/async.ts';
import { reportPath } from '../browser/trail.ts';
import { type BeginVisit, type EngineVisit, FIND, type KeyName, PHONE, untilBy, waitFor } from './engine-visit.ts';

const SCREEN = '1600x1200x24';

const KEYS: Record<KeyName, string> = { Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB, ArrowRight: Key.ARROW_RIGHT };

/** A browser usually answers within a second. About one start in a hundred never does, on a busy machine: its driver is then started anew. */
const START_MS = 15_000;
const STARTS = 3;

/** WebKit for the tests of a file, in a display of its own. Returns a function that begins a visit: a fresh profile. */
export function useWebKit(): BeginVisit {
  const children: ChildProcess[] = [];
  let display = '';
  let server: DriverServer;
  let driver: WebDriver | undefined;
  beforeAll(async () => {
    const paths = webkitPaths();
    if (!paths) throw new Error('No WebKit: run the tests by npm test');
    display = await startDisplay(paths.display, children);
    server = await startDriver(paths.driver, display);
  });
  afterEach(async ({ task }) => {
    const own = driver;
    driver = undefined;
    if (own && task.result?.state === 'fail') await keepReport(own);
    await own?.quit();
  });
  afterAll(() => {
    server?.process.kill();
    for (const child of children.toReversed()) child.kill();
  });
  return async (size = PHONE) => {
    const paths = webkitPaths();
    for (let start = 1; !driver; start += 1) {
      driver = await startBrowser(server.url, paths?.browser ?? '');
      if (driver) break;
      if (start === STARTS) throw new Error(`WebKit did not start within ${START_MS} ms, ${STARTS} times`);
      // A driver has one browser at a time, and still waits for this one.
      server.process.kill();
      server = await startDriver(paths?.driver ?? '', display);
    }
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    return visitOf(driver);
  };
}

interface DriverServer {
  url: string;
  process: ChildProcess;
}

async function startDriver(command: string, display: string): Promise<DriverServer> {
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' };
  const child = spawn(command, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const isUp = async () => ((await fetch(`${url}/status`)).ok ? true : null);
  await waitFor(isUp, () => `Nothing answers at ${url}`);
  return { url, process: child };
}

/** Answers nothing where the browser does not come. */
async function startBrowser(server: string, binary: string): Promise<WebDriver | undefined> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const starting: Promise<WebDriver> = Promise.resolve(new Builder().usingServer(server).withCapabilities(capabilities).build());
  return within(starting, START_MS).catch((error: unknown) => {
    if (error instanceof DeadlineError) return undefined;
    throw error;
  });
}

/** A display with a number that nobody has: the server chooses it and writes it to its third descriptor. */
async function startDisplay(command: string, children: ChildProcess[]): Promise<string> {
  const flags = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const child = spawn(command, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  children.push(child);
  const pipe = child.stdio[3];
  if (!pipe) throw new Error('The display says nothing');
  const [said] = (await once(pipe, 'data')) as [Buffer];
  return `:${said.toString().trim()}`;
}

async function keepReport(driver: WebDriver): Promise<void> {
  const path = reportPath('webkit');
  writeFileSync(`${path}.png`, await driver.takeScreenshot(), 'base64');
  const state = await driver.executeScript(
    'return [location.href, document.activeElement?.outerHTML.slice(0, 200), scrollY, JSON.stringify(history.state)].join("\\n")',
  );
  writeFileSync(`${path}.txt`, `${state}\n`);
}

function visitOf(driver: WebDriver): EngineVisit {
  const run = <T>(body: string, ...values: unknown[]): Promise<T> => driver.executeScript<T>(body, ...values);
  return {
    run,
    until: untilBy(run),
    go: (address) => driver.get(address),
    press: (...keys) =>
      driver
        .actions()
        .sendKeys(...keys.map((key) => KEYS[key]))
        .perform(),
    async click(selector, name) {
      // The driver refuses to click what still moves or is covered; it is asked again, as a person would wait.
      const click = async () => {
        const element = await run<WebElement | null>(FIND, selector, name ?? null);
        await element?.click();
        return element && true;
      };
      await waitFor(click, () => `${selector} ${name ?? ''} cannot be clicked`);
    },
  };
}
