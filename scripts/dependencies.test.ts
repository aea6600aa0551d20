import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Package {
  version?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const { packages } = json<{ packages: Record<string, Package> }>('package-lock.json');
const { allowScripts, dependencies, devDependencies } =
  json<Record<'allowScripts' | 'dependencies' | 'devDependencies', Record<string, string | boolean>>>('package.json');
const installed = Object.entries(packages).filter(([path]) => path !== '');

it('runs the install scripts of a named list of packages, and of no other', () => {
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = running.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(allowScripts ?? {}).toSorted());
  // docs/operations.md says of each what it is for.
  const documented = readFileSync('docs/operations.md', 'utf8');
  for (const name of names) expect(documented).toContain(`\`${name}\``);
});

it('installs what the lock file describes, byte for byte', () => {
  expect(installed.filter(([, { integrity, link }]) => !integrity && !link).map(([path]) => path)).toEqual([]);
});

it('names exact versions', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
    expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
  }
});

// Tools with packages of their own, installed by the first run of whoever needs them.
it.each(['tools/mutants', 'tools/bench/link/reference/astro', 'tools/bench/link/reference/next'])(
  '%s names exact versions too, and from no registry in particular',
  (folder) => {
    const own = json<Record<string, Record<string, string>>>(`${folder}/package.json`);
    const locked = json<{ packages: Record<string, Package & { resolved?: string }> }>(`${folder}/package-lock.json`).packages;
    for (const [name, version] of Object.entries({ ...own['dependencies'], ...own['devDependencies'] })) {
      expect([name, version]).toEqual([name, locked[`node_modules/${name}`]?.version]);
    }
    const others = Object.entries(locked).filter(([path]) => path !== '');
    expect(others.filter(([, { integrity, resolved }]) => !integrity || resolved).map(([path]) => path)).toEqual([]);
  },
);
