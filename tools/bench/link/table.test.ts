import { expect, it } from 'vitest';
import { LINES, setting } from './lines.ts';
import { inTurn, type Side } from './sides.ts';
import { type Sample, timesTable, visitsTable } from './table.ts';

const sample = (side: Side, ms: number): Sample => ({
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
  expect(table).toContain(
    '| line, page | | rounds | site, ms (least–most) | static, ms (least–most) | site ÷ static |\n|---|---|--:|',
  );
  expect(table).toContain('| Slow 3G `/` | largest paint | 2 | 3,100 (3,000–3,200) | 2,000 (2,000–2,000) | 1.55 |');
  expect(table).toContain('| Slow 3G `/` | next page, tapped at once | 2 | 1,550 (1,500–1,600) | 1,000 (1,000–1,000) | 1.55 |');
});

it('has a column, and a ratio, for every other side that was measured', () => {
  const two = [sample('site', 3000), sample('static', 2000)];
  const table = timesTable([
    ...two,
    sample('next', 4000),
    sample('astro', 2500),
    { ...sample('site', 100), page: '/rhinoplasty' },
  ]);
  const [head, rule, first] = table.split('\n');
  expect(head).toBe(
    '| line, page | | rounds | site, ms (least–most) | static, ms (least–most) | Astro, ms (least–most) | Next, ms (least–most) | site ÷ static | site ÷ Astro | site ÷ Next |',
  );
  expect(rule?.split('|')).toHaveLength(head?.split('|').length ?? 0);
  expect(first).toBe(
    '| Slow 3G `/` | largest paint | 1 | 3,000 (3,000–3,000) | 2,000 (2,000–2,000) | 2,500 (2,500–2,500) | 4,000 (4,000–4,000) | 1.50 | 1.20 | 0.75 |',
  );
  // A page that only the site was measured on compares with nothing.
  expect(table).toContain('| Slow 3G `/rhinoplasty` | largest paint | 1 | 100 (100–100) | – | – | – | – | – | – |');
});

it('sums what a whole visit waits for, each day apart', () => {
  const visit = (side: Side, day: 'first' | 'later', ms: number) => ({
    line: 'Slow 3G',
    side,
    day,
    waited: { article: ms, treatment: ms, gallery: ms, agreed: 0, international: ms, sent: ms },
    bytes: ms * 100,
  });
  const table = visitsTable([visit('site', 'first', 300), visit('static', 'first', 600), visit('site', 'later', 100)]);
  expect(table).toContain('| line, visit | | rounds | site, ms or kB (least–most) |');
  expect(table).toContain('| Slow 3G, first | all waiting | 1 | 1,500 (1,500–1,500) | 3,000 (3,000–3,000) | 0.50 |');
  expect(table).toContain('| Slow 3G, first | kB | 1 | 30 (30–30) | 60 (60–60) | 0.50 |');
  // Who agreed the day before is not asked: nothing is divided by nothing.
  expect(table).toContain('| Slow 3G, first | agreed | 1 | 0 (0–0) | 0 (0–0) | – |');
  expect(table).toContain('| Slow 3G, later | all waiting | 1 | 500 (500–500) | – | – |');
});

it('lets each side begin as often as any other, and follow each of the others as often', () => {
  expect([0, 1, 2].map((round) => inTurn(['site', 'static'], round))).toEqual([
    ['site', 'static'],
    ['static', 'site'],
    ['site', 'static'],
  ]);
  const orders = [0, 1, 2, 3].map((round) => inTurn(['site', 'static', 'astro', 'next'], round));
  expect(new Set(orders.map(([first]) => first)).size).toBe(4);
  const pairs = orders.flatMap((order) => order.slice(1).map((side, at) => `${order[at]} ${side}`));
  expect(new Set(pairs).size).toBe(12);
});

it('tells the link what a line is', () => {
  expect(LINES.map(setting)).toEqual(['set 400 400 400', 'set 150 1638.4 750', 'set 100 9000 3000']);
});
