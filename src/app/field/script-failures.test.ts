import { describe, expect, it } from 'vitest';
import { type FailureEvent, scriptFailure } from './script-failures.ts';

const ORIGIN = 'https://www.clinic.example';
const WORDS = 'Asha 98765 43210';

/** An error as a browser makes it, with the words of a visitor in its message. */
function failed({ name = 'TypeError', message = WORDS, stack = '' } = {}): Error {
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n${stack}` });
}

describe('an error of a script', () => {
  it.each<[string, FailureEvent, object | null]>([
    [
      'is named by chunk, line and column',
      { type: 'error', error: failed(), filename: `${ORIGIN}/assets/chunks/chunk-AbC-1_2.js`, lineno: 3, colno: 420 },
      { kind: 'error', name: 'TypeError', chunk: 'chunk-AbC-1_2.js', line: 3, column: 420 },
    ],
    [
      'of a rejection, by the first place of ours in its stack',
      {
        type: 'unhandledrejection',
        reason: failed({
          stack: `at x (chrome-extension://abc/a.js:1:1)\nat y (${ORIGIN}/assets/entries/boot.DfCfFUNP.js:1:77)`,
        }),
      },
      { kind: 'rejection', name: 'TypeError', chunk: 'boot.DfCfFUNP.js', line: 1, column: 77 },
    ],
    [
      'of a chunk that did not come, by the chunk',
      {
        type: 'start',
        error: failed({ message: `Failed to fetch dynamically imported module: ${ORIGIN}/assets/chunks/chunk-1234567.js` }),
      },
      { kind: 'start', name: 'TypeError', chunk: 'chunk-1234567.js', line: 0, column: 0 },
    ],
    [
      'that kept the application from starting counts where the browser names no place',
      { type: 'start', error: failed({ message: 'Importing a module script failed.' }) },
      { kind: 'start', name: 'TypeError', chunk: '', line: 0, column: 0 },
    ],
    [
      'with a name of its own is an Error',
      {
        type: 'error',
        error: failed({ name: WORDS }),
        filename: `${ORIGIN}/assets/chunks/chunk-1234567.js`,
        lineno: 1,
        colno: 2,
      },
      { kind: 'error', name: 'Error', chunk: 'chunk-1234567.js', line: 1, column: 2 },
    ],
    [
      'of an extension is not ours',
      { type: 'error', error: failed(), filename: 'moz-extension://abc/content.js', lineno: 1 },
      null,
    ],
    ['that is not an error is not ours', { type: 'unhandledrejection', reason: WORDS }, null],
  ])('%s', (_, event, expected) => {
    const found = scriptFailure(event);
    expect(found).toEqual(expected);
    expect(JSON.stringify(found)).not.toContain('Asha');
  });
});
