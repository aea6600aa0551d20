import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { carryFiles } from './carried-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carried-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with these files, as vike leaves it: nothing of an earlier one. Answers what is there after carrying. */
function build(...files: string[]): string[] {
  const built = join(folder, 'assets');
  rmSync(built, { recursive: true, force: true });
  for (const file of files) {
    mkdirSync(dirname(join(built, file)), { recursive: true });
    writeFileSync(join(built, file), file);
  }
  carryFiles({ built, kept: join(folder, 'kept') });
  const all = readdirSync(built, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return all.map((entry) => join(entry.parentPath, entry.name).slice(built.length + 1)).sort();
}

it('keeps the files of one build back, and no further', () => {
  expect(build('chunks/a.1.js')).toEqual(['chunks/a.1.js']);
  expect(build('chunks/a.2.js', 'b.js')).toEqual(['b.js', 'chunks/a.1.js', 'chunks/a.2.js']);
  expect(build('chunks/a.3.js', 'b.js')).toEqual(['b.js', 'chunks/a.2.js', 'chunks/a.3.js']);
});

it('loses no build where a copy ended half way', () => {
  build('a.1.js');
  build('a.2.js');
  const kept = join(folder, 'kept');
  // As an interrupted run leaves it: some of its files, and nothing moved yet, or the last build moved and none in its place.
  mkdirSync(join(kept, 'next'));
  writeFileSync(join(kept, 'next', 'half.js'), '');
  expect(build('a.3.js')).toEqual(['a.2.js', 'a.3.js']);
  renameSync(join(kept, 'last'), join(folder, 'lost'));
  expect(build('a.4.js')).toEqual(['a.2.js', 'a.4.js']);
  expect(readdirSync(kept).sort()).toEqual(['before', 'last']);
});

it('does not push the last build out by building the same again', () => {
  build('a.1.js');
  build('a.2.js');
  expect(build('a.2.js')).toEqual(['a.1.js', 'a.2.js']);
});
