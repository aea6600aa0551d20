import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

/** Above everything that reads WordPress and the clinic's API. */
const ABOVE_CONTENT = ['html', 'leads', 'middleware', 'monitor', 'ops', 'routes'];
const CONTENT = ['clinic-api', 'cms'];

/**
 * Rooms of `worker/`, and those that stand above each: nothing is imported from there, types aside. What stands beside a room is left to
 * the room. That `src` knows nothing of `worker`, and its own rooms, are held by `biome.json`.
 */
const ABOVE = {
  lib: ['cache', ...CONTENT, ...ABOVE_CONTENT],
  cache: [...CONTENT, ...ABOVE_CONTENT],
  'cms/client': ['cms/queries', 'cms/webhooks', ...ABOVE_CONTENT],
  'cms/map': ['cms/queries', 'cms/webhooks', 'cms/records', ...ABOVE_CONTENT],
  'cms/sanitise': ['cms/map', 'cms/queries', 'cms/webhooks', 'cms/records', ...ABOVE_CONTENT],
  'cms/queries': ['cms/webhooks', ...ABOVE_CONTENT],
  'cms/records': ['cms/queries', 'cms/webhooks', ...ABOVE_CONTENT],
  'cms/webhooks': ABOVE_CONTENT,
  'clinic-api': ABOVE_CONTENT,
  html: [...CONTENT, 'leads', 'middleware', 'monitor', 'ops', 'routes'],
  leads: ['html', 'middleware', 'monitor', 'ops', 'routes'],
  middleware: ['html', 'leads', 'ops', 'routes'],
  monitor: ['html', 'middleware', 'ops', 'routes'],
  ops: ['html', 'middleware', 'routes'],
};

/** What a file imports at run time, from the root. */
function importsOf(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';/gm);
  return [...statements].map(([, to = '']) => relative('.', join(dirname(file), to)));
}

it.each(Object.entries(ABOVE))('worker/%s imports nothing from the rooms above it', (room, above) => {
  const files = globSync(`worker/${room}/**/*.ts`).filter((file) => !/\.test\.ts$|\/fixtures\//.test(file));
  const climbs = files.flatMap((file) =>
    importsOf(file)
      .filter((to) => above.some((upper) => to.startsWith(`worker/${upper}/`)))
      .map((to) => `${file} → ${to}`),
  );
  expect(files).not.toEqual([]);
  expect(climbs).toEqual([]);
});

it('worker/ imports of src/ what the README names, tests aside', () => {
  const [, shared = '', file = ''] =
    /shares only `src\/{([\w,-]+)}` and\n`(src\/[^`]+)`/.exec(readFileSync('README.md', 'utf8')) ?? [];
  const named = [file, ...shared.split(',').flatMap((name) => [`src/${name}/`, `src/${name}.ts`])];
  const files = globSync('worker/**/*.ts').filter((name) => !/\.test\.ts$|\/fixtures\//.test(name));
  const others = files.flatMap((from) =>
    importsOf(from)
      .filter((to) => to.startsWith('src/') && !named.some((start) => to.startsWith(start)))
      .map((to) => `${from} → ${to}`),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(others).toEqual([]);
});
