import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { run } from '../../../../scripts/run.ts';
import { content } from './pages.ts';
import { drawPictures } from './pictures.ts';

/** Where each puts the pages that it has built. */
const OUTPUT = { astro: 'dist', next: 'out' };
export type Framework = keyof typeof OUTPUT;
export const FRAMEWORKS = Object.keys(OUTPUT) as Framework[];

const HERE = 'tools/bench/link/reference';
/** What tools leave in a project: not a source, where somebody has run one in the sources. */
const LEFT = ['node_modules', '.astro', '.next', 'dist', 'out', 'next-env.d.ts'];
const WITHOUT_TELEMETRY = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

/**
 * Builds the reference by a framework, unless it is built already, and answers the folder of its pages. It is installed and built in a copy
 * below `.cache`, where nothing that either leaves is in the way of git, lint or types. Packages are installed anew for another lock file.
 */
export async function buildFramework(name: Framework): Promise<string> {
  const room = `.cache/bench-link/${name}`;
  const pages = join(room, OUTPUT[name]);
  const files = await filesOf(name);
  const [built, installed] = [join(room, 'built'), join(room, 'installed')];
  if (holds(built, digest(files))) return pages;

  const lock = digest(new Map([...files].filter(([path]) => /^(package-lock\.json|\.npmrc)$/.test(path))));
  const kept = holds(installed, lock) ? ['node_modules', 'installed'] : [];
  mkdirSync(room, { recursive: true });
  for (const entry of readdirSync(room)) if (!kept.includes(entry)) rmSync(join(room, entry), { recursive: true });
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(room, path)), { recursive: true });
    writeFileSync(join(room, path), bytes);
  }
  if (!kept.length) {
    await run('npm', ['ci'], { cwd: room });
    writeFileSync(installed, lock);
  }
  await run('npm', ['run', 'build'], { cwd: room, env: WITHOUT_TELEMETRY });
  writeFileSync(built, digest(files));
  return pages;
}

type Files = ReadonlyMap<string, Buffer | string>;

/** Everything that a project is built from, by its path in there: its own sources, and what all references have in common. */
async function filesOf(name: Framework): Promise<Files> {
  const project = join(HERE, name);
  const types = readFileSync(join(HERE, 'content.ts'), 'utf8');
  const pictures = [...(await drawPictures())].map(([address, bytes]) => [`public${address}`, bytes] as const);
  return new Map<string, Buffer | string>([
    ...sourcesIn(project).map((path) => [relative(project, path), readFileSync(path)] as const),
    ...pictures,
    ['content.ts', `${types}\nexport const content: Content = ${JSON.stringify(content)};\n`],
    ['styles.css', content.styles],
  ]);
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !LEFT.includes(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? sourcesIn(join(folder, entry.name)) : join(folder, entry.name)))
    .toSorted();

function digest(files: Files): string {
  const hash = createHash('sha256');
  for (const [path, bytes] of files) hash.update(`${path} ${bytes.length}\n`).update(bytes);
  return hash.digest('hex');
}

const holds = (file: string, text: string): boolean => existsSync(file) && readFileSync(file, 'utf8') === text;
