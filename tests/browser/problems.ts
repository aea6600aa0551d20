import type { ConsoleMessage, Page, Request } from 'playwright-core';
import { DRIVERS_STYLE, isFirefox } from './stock-firefox.ts';

/** Firefox stops what is on the line for a page before it asks for the next document: seen 30 to 120 ms before, longer on a busy machine. */
const BEFORE_MS = 500;

/**
 * Errors and warnings of a page's console, and exceptions that nobody caught, from now on. `isExpected` says of a message that it is none.
 *
 * Without what a page says on its way to another document, in Firefox: it still hears there that what it was waiting for was stopped.
 * Chromium's pages hear nothing any more.
 */
export function followProblems(page: Page, isExpected: (message: ConsoleMessage) => boolean = () => false): string[] {
  const problems: string[] = [];
  let leaving = false;
  let lately: { text: string; at: number }[] = [];
  const note = (text: string): void => {
    if (leaving || (isFirefox && text.includes(DRIVERS_STYLE))) return;
    problems.push(text);
    lately = [...lately.filter(({ at }) => at > performance.now() - BEFORE_MS), { text, at: performance.now() }];
  };
  const isDocument = (request: Request): boolean => request.isNavigationRequest() && request.frame() === page.mainFrame();
  const leave = (): void => {
    leaving = true;
    for (const { text, at } of lately) if (at > performance.now() - BEFORE_MS) problems.splice(problems.lastIndexOf(text), 1);
    lately = [];
  };
  const stay = (): void => {
    leaving = false;
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message)) note(textOf(message));
  });
  page.on('pageerror', (error) => note(String(error)));
  if (!isFirefox) return problems;
  page.on('request', (request) => isDocument(request) && leave());
  page.on('framenavigated', (frame) => frame === page.mainFrame() && stay());
  page.on('requestfailed', (request) => isDocument(request) && stay());
  // A file for the visitor's disk.
  page.on('download', stay);
  return problems;
}

/** What fails to load is named by its address alone. */
const textOf = (message: ConsoleMessage): string =>
  message.text().startsWith('Failed to load resource') ? `${message.text()} ${message.location().url}` : message.text();
