import { expect, it } from 'vitest';
import { LINES, setting } from './lines.ts';
import { type Sample, timesTable } from './table.ts';

const sample = (side: Sample['side'], ms: number): Sample => ({
  line: 'Slow 3G',
  page: '/',
  side,
  lcp: ms,
  atOnce: ms / 2,
  later: ms / 4,
  menu: ms,
});

it('compares the medians of both sides', () => {
  const table = timesTable([sample('site', 3000), sample('static', 2000), sample('site', 3200), sample('static', 2000)]);
  expect(table).toContain('| Slow 3G `/` | largest paint | 2 | 3,100 (3,000–3,200) | 2,000 (2,000–2,000) | 1.55 |');
  expect(table).toContain('| Slow 3G `/` | next page, tapped at once | 2 | 1,550 (1,500–1,600) | 1,000 (1,000–1,000) | 1.55 |');
});

it('tells the link what a line is', () => {
  expect(LINES.map(setting)).toEqual(['set 400 400 400', 'set 150 1638.4 750', 'set 100 9000 3000']);
});
