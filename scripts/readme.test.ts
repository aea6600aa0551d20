import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const DOCUMENTS = [
  'README.md',
  'docs/operations.md',
  'docs/security.md',
  'docs/editors.md',
  'docs/variables.md',
  'docs/request.md',
  'docs/contributing.md',
  'docs/languages.md',
  'docs/glossary.md',
  'tools/README.md',
];

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
  expect(silent).toEqual(['prepare', 'build', 'typecheck', 'lint']);
});
