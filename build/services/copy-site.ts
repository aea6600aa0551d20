import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** What a build of the site reads. */
const SOURCES = [
  'src',
  'build',
  'scripts',
  'tools',
  'worker',
  'public',
  'tests/upstream',
  'wordpress',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
/** With the modules of records, words and languages: an installation makes them, and a copy has none. */
const SETTINGS = [
  'tsconfig.base.json',
  '.cache/pictures',
  '.cache/records',
  '.cache/words',
  '.cache/languages',
  '.cache/languages.ts',
];

/** A copy of the project in `target` that can be built and changed; packages are linked, pictures are there already. */
export async function copySite(target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, '.cache'), { recursive: true });
  for (const path of [...SOURCES, ...SETTINGS]) await cp(path, join(target, path), { recursive: true });
  await symlink(resolve('node_modules'), join(target, 'node_modules'));
}

/** Parts of the record of rhinoplasty that a copy must do without: its videos and the pictures of its own gallery, which nobody has drawn. */
const OWN_PICTURES = [
  [/^ {2}videos:\n[\s\S]*?(?=^ {2}questions:)/m, ''],
  [/^results: .*\n/m, ''],
] as const;

/** Adds a service to a copied site: one file, the record of rhinoplasty under another name. */
export async function addService(
  target: string,
  slug: string,
  { label, order }: { label: string; order: number },
): Promise<void> {
  const folder = join(target, 'src/content/services');
  const original = await readFile(join(folder, 'rhinoplasty.yaml'), 'utf8');
  const renamed = original.replace(/^label: .*/m, `label: ${label}`).replace(/^order: .*/m, `order: ${order}`);
  const text = OWN_PICTURES.reduce((sum, [pattern, replacement]) => sum.replace(pattern, replacement), renamed);
  await writeFile(join(folder, `${slug}.yaml`), text);
}
