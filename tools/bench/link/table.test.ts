import { expect, it } from 'vitest';
import { LINES, setting } from './lines.ts';
import { inTurn, type Side } from './sides.ts';
import { type Sample, timesTable } from './table.ts';

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
