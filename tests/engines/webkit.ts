import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { webkitPaths } from '../../scripts/browsers.ts';
import { freePort } from '../../scripts/site.ts';
import { reportPath } from '../browser/trail.ts';
import { type BeginVisit, type EngineVisit, FIND, type KeyName, PHONE, untilBy, waitFor } from './engine-visit.ts';

const SCREEN = '1600x1200x24';

const KEYS: Record<KeyName, string> = { Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB, ArrowRight: Key.ARROW_RIGHT };

/** WebKit for the tests of a file, in a display of its own. Answers a function that begins a visit: a fresh profile. */
export function useWebKit(): BeginVisit {
  const children: ChildProcess[] = [];
  let server = '';
  let driver: WebDriver | undefined;
  beforeAll(async () => {
    const paths = webkitPaths();
    if (!paths) throw new Error('No WebKit: run the tests by npm test');
    const display = await startDisplay(paths.display, children);
    const port = await freePort();
    const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' };
    children.push(spawn(paths.driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }));
    server = `http://127.0.0.1:${port}`;
    const isUp = async () => ((await fetch(`${server}/status`)).ok ? true : null);
    await waitFor(isUp, () => `Nothing answers at ${server}`);
  });
  afterEach(async ({ task }) => {
    const own = driver;
    driver = undefined;
    if (own && task.result?.state === 'fail') await keepReport(own);
    await own?.quit();
  });
  afterAll(() => {
    for (const child of children.toReversed()) child.kill();
  });
  return async (size = PHONE) => {
    const browser = webkitPaths()?.browser;
    const options = { binary: browser, args: ['--automation'] };
    const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
    const own = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    driver = own;
    await own
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    return visitOf(own);
  };
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
