import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnvironmentModuleNode, HotUpdateOptions } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { records } from './vite-plugin.ts';
import { writeAll } from './write-all.ts';

const root = mkdtempSync(join(tmpdir(), 'records-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const folder of ['src/content', 'src/words', 'src/languages']) cpSync(folder, join(root, folder), { recursive: true });
const file = join(root, 'src/content/services/rhinoplasty.yaml');
const made = () => readFileSync(join(root, '.cache/records/services/rhinoplasty.ts'), 'utf8');

it('takes no file for one of nothing: what a system hides is left alone, and a name with another ending is told', async () => {
  for (const folder of ['src/content/reviews', 'src/words']) writeFileSync(join(root, folder, '.DS_Store'), 'Bud1');
  await writeAll(root);
  const other = join(root, 'src/content/reviews/another.yml');
  writeFileSync(other, '');
  await expect(writeAll(root)).rejects.toThrow(/^src\/content\/reviews\/another\.yml: the name must end in “\.yaml”\.$/);
  rmSync(other);
  writeFileSync(join(root, 'src/words/another.yml'), 'close: Close');
  await expect(writeAll(root)).rejects.toThrow(/^src\/words\/another\.yml: the name must end in “\.yaml”\.$/);
  rmSync(join(root, 'src/words/another.yml'));
});

it('makes a record’s module anew when it changes, and tells the page of one that breaks its schema', async () => {
  const plugin = records();
  const { configResolved, buildStart, hotUpdate } = plugin as unknown as {
    configResolved: (config: { root: string }) => void;
    buildStart: () => Promise<void>;
    hotUpdate: (this: unknown, options: Partial<HotUpdateOptions>) => Promise<EnvironmentModuleNode[] | undefined>;
  };
  configResolved({ root });
  await buildStart();
  expect(made()).toContain('"Rhinoplasty"');

  const told: unknown[] = [];
  const changed = (name: string, text: string) => {
    writeFileSync(file, text);
    return hotUpdate.call({ environment: { name, hot: { send: (message: unknown) => told.push(message) } } }, { file });
  };
  const source = readFileSync(file, 'utf8');
  await changed('client', source.replace('label: Rhinoplasty', 'label: Surgery of the nose'));
  expect(made()).toContain('"Surgery of the nose"');
  await changed('client', source.replace(/^lead: .*/m, 'lead: The nose.'));
  expect(told).toEqual([
    {
      type: 'error',
      err: { message: expect.stringContaining('rhinoplasty.yaml, line 5: “Sentence on the banner” is 9'), stack: '' },
    },
  ]);
  // What stood before still stands.
  expect(made()).toContain('"Surgery of the nose"');
});
