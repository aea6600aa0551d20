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

  it('is refused when it is no JSON', () => {
    expect(countedReport('no json')).toBeNull();
  });

  it.each(['chunk--tWQ49N.js', 'src_app_vike.WQbrw4vc.js'])('knows the name of a script of ours: %s', (name) => {
    expect(CHUNK.test(name)).toBe(true);
  });
});
