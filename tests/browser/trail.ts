import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A failed test leaves a screenshot, and what led to it, here. */
const FOLDER = '.cache/test-reports/failures';

export interface Trail {
  /** Writes screenshot and trail of the running test. For failures; a page that is gone leaves its trail alone. */
  keep: (engine?: string) => Promise<void>;
}

/** Where the reports of the running test go, without extension: those of its second page are apart from those of its first. */
export function reportPath(engine: string, page = 1): string {
  mkdirSync(FOLDER, { recursive: true });
  const name = (expect.getState().currentTestName ?? 'no test').replace(/[^\p{L}\d]+/gu, '-').slice(-120);
  return `${FOLDER}/${engine}-${name}${page > 1 ? `-${page}` : ''}`;
}

/** Pages that each test has opened. */
const opened = new Map<string | undefined, number>();

/** Begins to write down what happens on a page: addresses, requests that fail, and what the console says. */
export function followPage(page: Page): Trail {
  const lines: string[] = [];
  const begun = performance.now();
  const { currentTestName } = expect.getState();
  const nth = (opened.get(currentTestName) ?? 0) + 1;
  opened.set(currentTestName, nth);
  const note = (text: string): void => {
    lines.push(`${Math.round(performance.now() - begun)} ms  ${text}`);
  };
  page.on('framenavigated', (frame) => frame === page.mainFrame() && note(`went to ${frame.url()}`));
  page.on('request', (request) => request.isNavigationRequest() && note(`asks for ${request.url()}`));
  page.on('requestfailed', (request) => note(`failed: ${request.url()} (${request.failure()?.errorText})`));
  page.on('response', (response) => response.status() >= 400 && note(`${response.status()}: ${response.url()}`));
  // React's timings fill pages in development.
  page.on('console', (message) => String(message.type()) === 'timeStamp' || note(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  return {
    async keep(engine = 'chromium') {
      const path = reportPath(engine, nth);
      await page.screenshot({ path: `${path}.png`, timeout: 5000 }).catch((error: unknown) => note(`no picture: ${error}`));
      const focus = await page
        .evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing')
        .catch(() => 'unknown, the page is gone');
      writeFileSync(`${path}.txt`, `${[...lines, `address: ${page.url()}`, `focus: ${focus}`].join('\n')}\n`);
    },
  };
}
