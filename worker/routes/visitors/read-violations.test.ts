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

  it.each([
    [
      'the directive itself, where a browser names it',
      { 'effective-directive': 'style-src-elem', 'violated-directive': 'x' },
      { directive: 'style-src-elem' },
    ],
    ['no directive', {}, { directive: 'other' }],
    ['a word of the browser with more behind it', { 'blocked-uri': 'data:text/html,Asha' }, { blocked: 'data' }],
    ['what only begins as such a word', { 'blocked-uri': 'database' }, { blocked: 'elsewhere' }],
    ['an address of ours', { 'blocked-uri': `${ORIGIN}/x` }, { blocked: 'own' }],
    ['an address that cannot be read', { 'blocked-uri': 'Asha' }, { blocked: 'elsewhere' }],
    ['nothing', { 'blocked-uri': null, 'source-file': null }, { blocked: 'elsewhere', place: 'document' }],
    ['a script of another site', { 'source-file': 'https://cdn.example/chunk-1234567.js' }, { place: 'elsewhere' }],
    ['a page of ours', { 'source-file': `${ORIGIN}/gallery`, 'line-number': 7 }, { place: 'document' }],
    [
      'a script of ours',
      { 'source-file': `${ORIGIN}/assets/chunk-1234567.js`, 'line-number': 3, 'column-number': 9 },
      { place: 'chunk-1234567.js:3:9' },
    ],
    ['no place in it', { 'source-file': `${ORIGIN}/assets/chunk-1234567.js` }, { place: 'chunk-1234567.js:0:0' }],
  ])('of report-uri with %s', (_, report, expected) => {
    expect(read({ 'csp-report': report })).toMatchObject([expected]);
  });

  it.each(['base-uri', 'form-action', 'frame-ancestors', 'trusted-types', 'script-src-attr', 'font-src'])(
    'knows the directive %s',
    (effectiveDirective) => {
      expect(read(modern({ effectiveDirective }))).toMatchObject([{ directive: effectiveDirective }]);
    },
  );

  it.each(['xx-src', 'font-src-Asha', 'Asha base-uri', 'base-uri-x'])(
    'repeats no directive of another form: %s',
    (effectiveDirective) => {
      expect(read(modern({ effectiveDirective }))).toMatchObject([{ directive: 'other' }]);
    },
  );

  it('reads twenty reports, and of those the violations', () => {
    const twenty = Array.from({ length: 20 }, () => modern({})[0]);
    expect(read(twenty)).toHaveLength(20);
    expect(read([...modern({}), { type: 'deprecation' }])).toHaveLength(1);
  });

  it('refuses the whole where one is none', () => {
    expect(read([...modern({}), { type: 'csp-violation', body: 'Asha' }])).toBeNull();
  });

  it('leaves out extensions of the browser, and reports of another kind', () => {
    expect(read(modern({ sourceFile: 'chrome-extension' }))).toEqual([]);
    expect(read(modern({ sourceFile: 'safari-web-extension://abc/x.js' }))).toEqual([]);
    expect(read(modern({ sourceFile: 'https://extension.example/x.js' }))).toHaveLength(1);
    expect(read(modern({ sourceFile: 'extensions' }))).toHaveLength(1);
    expect(read(modern({ sourceFile: `${ORIGIN}/extension` }))).toHaveLength(1);
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
