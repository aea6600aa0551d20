import { describe, expect, it } from 'vitest';
import { CHUNK, countedReport } from './read-field-report.ts';

const report = {
  build: 'abcdefabcdef',
  line: '3g',
  document: 'lean',
  visits: [{ path: '/gallery', navigation: 'load', first: true, values: [['lcp', 1200, null]] }],
  failures: [{ kind: 'error', name: 'TypeError', chunk: 'chunk-1234567.js', line: 1, column: 2 }],
};
const read = (changes: object) => countedReport(JSON.stringify({ ...report, ...changes }));

describe('a report of a browser', () => {
  it('is counted by route, without its path', () => {
    expect(read({})).toEqual({
      ...report,
      visits: [{ route: 'gallery', navigation: 'load', first: true, values: [['lcp', 1200, null]] }],
    });
    expect(read({ visits: [{ ...report.visits[0], path: '/blogs/asha-s-story' }] })?.visits[0]?.route).toBe('post');
  });

  it.each([
    ['a build of another form', { build: 'x' }],
    ['a build of thirteen letters', { build: 'abcdefabcdefa' }],
    ['a build behind something else', { build: ' abcdefabcdef' }],
    ['a document nobody knows', { document: 'half' }],
    ['a path without end', { visits: [{ ...report.visits[0], path: `/gallery?${'x'.repeat(292)}` }] }],
    ['a navigation nobody knows', { visits: [{ ...report.visits[0], navigation: 'teleport' }] }],
    ['a visit without values', { visits: [{ ...report.visits[0], values: [] }] }],
    [
      'more values than measures',
      { visits: [{ ...report.visits[0], values: Array.from({ length: 6 }, () => ['lcp', 1, null]) }] },
    ],
    ['a value of more than ten minutes', { visits: [{ ...report.visits[0], values: [['lcp', 600_001, null]] }] }],
    ['a wrong value before', { visits: [{ ...report.visits[0], values: [['lcp', 1, -1]] }] }],
    ['too many failures', { failures: Array(50).fill(report.failures[0]) }],
    ['a failure nobody knows', { failures: [{ ...report.failures[0], kind: 'Asha' }] }],
    ['a place between two lines', { failures: [{ ...report.failures[0], line: 1.5 }] }],
    ['a place before the first', { failures: [{ ...report.failures[0], column: -1 }] }],
    ['a place far behind', { failures: [{ ...report.failures[0], column: 10_000_001 }] }],
    ['a chunk behind another word', { failures: [{ ...report.failures[0], chunk: 'Asha/chunk-1234567.js' }] }],
    ['a chunk before another word', { failures: [{ ...report.failures[0], chunk: 'chunk-1234567.js?Asha' }] }],
    ['a line nobody knows', { line: 'Asha' }],
    ['a value without end', { visits: [{ ...report.visits[0], values: [['lcp', 1e9, null]] }] }],
    ['a negative one', { visits: [{ ...report.visits[0], values: [['lcp', -1, null]] }] }],
    ['a measure nobody knows', { visits: [{ ...report.visits[0], values: [['who', 1, null]] }] }],
    ['too many visits', { visits: Array.from({ length: 13 }, () => report.visits[0]) }],
    ['a chunk with words', { failures: [{ ...report.failures[0], chunk: 'Asha 98765.js' }] }],
    ['an error with words', { failures: [{ ...report.failures[0], name: 'Asha' }] }],
    ['nothing of a page of ours', { visits: [{ ...report.visits[0], path: '/no/such/page' }], failures: [] }],
  ])('is refused with %s', (_, changes) => {
    expect(read(changes)).toBeNull();
  });

  it.each([
    ['the longest values', { visits: [{ ...report.visits[0], values: [['lcp', 600_000, 600_000]] }] }],
    ['values of nothing', { visits: [{ ...report.visits[0], values: [['cls', 0, 0]] }] }],
    ['failures alone', { visits: [] }],
    ['failures of a page that is not ours', { visits: [{ ...report.visits[0], path: '/no/such/page' }] }],
    ['visits alone', { failures: [] }],
    ['a whole document', { document: 'full' }],
    ['a failure of no script of ours', { failures: [{ ...report.failures[0], chunk: '', line: 0, column: 10_000_000 }] }],
    ['as many visits as a report holds', { visits: Array(12).fill(report.visits[0]) }],
  ])('is counted with %s', (_, changes) => {
    expect(read(changes)).not.toBeNull();
  });

  it('is counted by its page in any language', () => {
    expect(read({ visits: [{ ...report.visits[0], path: '/ar/gallery' }] })?.visits[0]?.route).toBe('gallery');
  });

  it('is refused when it is no JSON', () => {
    expect(countedReport('no json')).toBeNull();
  });

  it.each(['chunk--tWQ49N.js', 'src_app_vike.WQbrw4vc.js'])('knows the name of a script of ours: %s', (name) => {
    expect(CHUNK.test(name)).toBe(true);
  });
});

it.each([
  'xchunk-1234567.js',
  'chunk-1234567.js.map',
  'chunk-12345678.js',
  'a.1234567.js',
  `${'a'.repeat(41)}.12345678.js`,
  'a-12345678xjs',
])('no script of ours is called %s', (name) => {
  expect(CHUNK.test(name)).toBe(false);
});
