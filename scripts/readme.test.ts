import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const DOCUMENTS = ['README.md', ...globSync('docs/**/*.md'), ...globSync('tools/**/*.md', { exclude: ['**/node_modules'] })];

it.each(DOCUMENTS)('%s names files that are there', (file) => {
  const text = readFileSync(file, 'utf8');
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => join(dirname(file), path));
  const named = [...text.matchAll(/`((?:src|worker|scripts|tools|tests|docs|public)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect([...linked, ...named].filter((path) => !existsSync(path))).toEqual([]);
});

it('links to a part of a document lead to a heading', () => {
  const slug = (heading: string): string =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
  const headings = (file: string): string[] =>
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading));
  const missing = DOCUMENTS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)].flatMap(([link, path, part = '']) =>
      headings(path ? join(dirname(file), path) : file).includes(part) ? [] : [`${file}: ${link}`],
    ),
  );
  expect(missing).toEqual([]);
});

it('the documents name no command that does not exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const files = ['docs', 'docs/decisions', 'docs/ci', 'tools', 'tools/bench/link', 'tools/mutants'].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (/\.(md|yml)$/.test(name) ? join(folder, name) : [])),
  );
  const unknown = ['README.md', ...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:-]+)/g)].flatMap(([, name = '']) =>
      scripts[name] ? [] : [`${file}: npm run ${name}`],
    ),
  );
  expect(files.length).toBeGreaterThan(40);
  expect(unknown).toEqual([]);
});

it('the documents say how every command is called, but for the steps of `npm test`', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const documented = DOCUMENTS.map((file) => readFileSync(file, 'utf8')).join('\n');
  // npm runs `preassets` before `assets`, by itself.
  const called = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && scripts[name.slice(3)]));
  const silent = called.filter((name) => !new RegExp(`npm (run )?${name}\\b`).test(documented));
  expect(silent).toEqual(['prepare', 'typecheck', 'lint']);
});

it('the design guide names the libraries that are installed, in their versions', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const installed: Record<string, string> = { ...dependencies, ...devDependencies };
  const [, table = ''] = /^## 6\. Libraries\n([\s\S]*?)^## /m.exec(readFileSync('docs/design-guide.md', 'utf8')) ?? [];
  const used = table.split('\n').map((row) => row.split('|')[2] ?? '');
  const named = used.flatMap((cell) => [...cell.matchAll(/`([@\w][\w./-]*)` (\d+\.\d+\.\d+)/g)]);
  expect(named.length).toBeGreaterThan(3);
  expect(named.flatMap(([text, name = '', version]) => (installed[name] === version ? [] : [text]))).toEqual([]);
});

it('no row of a table stands apart from its table', () => {
  const apart = DOCUMENTS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?<=\n\n)\s*(\|.*\|)\n(?!\s*\|[\s:|-]+\|\n)/g)].map(([, row]) => `${file}: ${row}`),
  );
  expect(apart).toEqual([]);
});
