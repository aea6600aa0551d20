import { describe, expect, it } from 'vitest';
import { violationsIn } from './read-violations.ts';

const ORIGIN = 'https://www.clinic.example';
const read = (value: unknown) =>
  violationsIn(typeof value === 'string' ? value : JSON.stringify(value), 'abcdefabcdef', [ORIGIN]);
const modern = (body: object) => [
  {
    type: 'csp-violation',
    age: 1,
    url: `${ORIGIN}/enquiry?name=Asha`,
    user_agent: 'x',
    body: { effectiveDirective: 'img-src', ...body },
  },
];

describe('a report of a violation', () => {
  it.each([
    [
      'of the Reporting API, with a chunk of ours',
      modern({
        documentURL: `${ORIGIN}/?name=Asha`,
        blockedURL: 'https://tracker.example/?who=Asha',
        sourceFile: `${ORIGIN}/assets/chunks/chunk-1234567.js`,
        lineNumber: 1,
        columnNumber: 88,
        sample: 'Asha',
      }),
      { directive: 'img-src', blocked: 'elsewhere', place: 'chunk-1234567.js:1:88' },
    ],
    [
      'of Trusted Types',
      modern({
        effectiveDirective: 'require-trusted-types-for',
        blockedURL: 'trusted-types-sink',
        sample: 'Element innerHTML|Asha',
      }),
      { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', place: 'document' },
    ],
    [
      'of report-uri',
      {
        'csp-report': {
          'document-uri': `${ORIGIN}/x?Asha`,
          'violated-directive': 'script-src https://x',
          'blocked-uri': 'inline',
        },
      },
      { directive: 'script-src', blocked: 'inline', place: 'document' },
    ],
    [
      'with a directive that nobody knows',
      modern({ effectiveDirective: 'Asha', blockedURL: `${ORIGIN}/Asha`, sourceFile: `${ORIGIN}/Asha` }),
      { directive: 'other', blocked: 'own', place: 'document' },
    ],
  ])('%s: words of ours are left, no address and no sample', (_, given, expected) => {
    const found = read(given);
    expect(found).toEqual([{ build: 'abcdefabcdef', ...expected }]);
    expect(JSON.stringify(found)).not.toMatch(/Asha|example/);
  });

  it('leaves out extensions of the browser, and reports of another kind', () => {
    expect(read(modern({ sourceFile: 'chrome-extension' }))).toEqual([]);
    expect(read(modern({ blockedURL: 'moz-extension://abc/x.js' }))).toEqual([]);
    expect(read([{ type: 'deprecation', body: { id: 'x' } }])).toEqual([]);
  });

  it.each([['no json'], [{}], [[{ type: 'csp-violation' }]], [Array.from({ length: 21 }, () => modern({})[0])], [null]])(
    'refuses what is none: %j',
    (given) => {
      expect(read(given)).toBeNull();
    },
  );
});
