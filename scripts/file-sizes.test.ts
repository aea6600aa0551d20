import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A file is a thing one would look for. Not counted: tests, their fixtures, types of what has none, and files that a framework finds by name. */
const NOT_COUNTED = /\.test\.tsx?$|\.d\.ts$|\.fixture\.tsx?$|(?:^|\/)fixtures\/|(?:^|\/)\+[^/]+$/;

const linesIn = (folder: string): number[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !NOT_COUNTED.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n').length)
    .toSorted((a, b) => a - b);

it.each(['worker'])(
  'keeps %s free of crumbs: at most a tenth of its files under 30 lines, the median from 60 to 120',
  (folder) => {
    const lines = linesIn(folder);
    const median = lines[Math.floor(lines.length / 2)];
    expect(lines.filter((count) => count < 30).length / lines.length).toBeLessThanOrEqual(0.1);
    expect(median).toBeGreaterThanOrEqual(60);
    expect(median).toBeLessThanOrEqual(120);
  },
);
