import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ASSETS_PREFIX, BUILDS_PATH } from '../../src/endpoints.ts';
import { parseBuildList, saveBuildList, writeBuildList } from './build-list.ts';
import { keepFiles } from './keep-files.ts';

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;
let client: string;
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'client-'));
});
afterEach(() => rmSync(client, { recursive: true }));

/** Builds into `client`; the folder is all that a deploying machine has. */
function build(id: string, files: Record<string, string>, builtAt = NOW): void {
  rmSync(client, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const place = join(client, 'assets', name);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
  writeBuildList(client, { id, builtAt });
}

const files = (): string[] =>
  readdirSync(join(client, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(client, 'assets').length + 1))
    .sort();

/** What is live now, by path. */
function publish(): Map<string, string> {
  const live = new Map([[BUILDS_PATH, readFileSync(join(client, 'builds.json'), 'utf8')]]);
  for (const name of files()) live.set(`${ASSETS_PREFIX}${name}`, readFileSync(join(client, 'assets', name), 'utf8'));
  return live;
}
const keep = (live: Map<string, string>, now = NOW) =>
  keepFiles({
    client,
    now,
    visit: async (path) => {
      const body = live.get(path);
      return body === undefined ? new Response('Not found', { status: 404 }) : new Response(body);
    },
  });

describe('files of earlier builds', () => {
  it('come from the live site, two builds back and no further', async () => {
    build('one', { 'chunks/a.1.js': 'a1', 'b.js': 'b' });
    let live = publish();
    for (const [id, number] of [
      ['two', 2],
      ['three', 3],
      ['four', 4],
    ] as const) {
      build(id, { [`chunks/a.${number}.js`]: `a${number}`, 'b.js': 'b' });
      expect(await keep(live)).toMatch(/^\d files of the last \d builds stay/);
      live = publish();
    }
    expect(files()).toEqual(['b.js', 'chunks/a.2.js', 'chunks/a.3.js', 'chunks/a.4.js']);
    expect(parseBuildList(live.get(BUILDS_PATH) ?? '').map(({ id }) => id)).toEqual(['four', 'three', 'two']);
  });

  it('do not push one of them out when the same build is deployed again', async () => {
    let live = new Map<string, string>();
    for (const number of [1, 2, 3, 3]) {
      build(`build${number}`, { [`a.${number}.js`]: `a${number}` });
      await keep(live);
      live = publish();
    }
    expect(files()).toEqual(['a.1.js', 'a.2.js', 'a.3.js']);
  });

  it('are left out when they are not what the list says, or lie on paths that leave the folder', async () => {
    build('one', { 'a.1.js': 'a1', 'c.1.js': 'c1' });
    const live = publish();
    live.set('/assets/a.1.js', 'something else');
    build('two', { 'a.2.js': 'a2' });
    expect(await keep(live)).toContain('1 are not what the live site lists and were left out: a.1.js');
    expect(files()).toEqual(['a.2.js', 'c.1.js']);
    expect(readFileSync(join(client, 'builds.json'), 'utf8')).not.toContain('a.1.js');
    const text = (live.get(BUILDS_PATH) ?? '').replace('a.1.js', '../../worker.js');
    await expect(keep(new Map([[BUILDS_PATH, text]]))).rejects.toThrow('no list of its files');
  });

  it('are given up when they are old or too many', async () => {
    build('old', { 'old.js': 'o' }, NOW - 61 * DAY_MS);
    const old = publish();
    build('new', { 'new.js': 'n' });
    await keep(old);
    expect(files()).toEqual(['new.js']);
    const many = Object.fromEntries(
      Array.from({ length: 5001 }, (_, index) => [`f${index}.js`, { bytes: 1, sha256: 'a'.repeat(64) }]),
    );
    saveBuildList(client, [{ id: 'many', builtAt: NOW, files: many }]);
    const list = readFileSync(join(client, 'builds.json'), 'utf8');
    build('new', { 'new.js': 'n' });
    expect(await keep(new Map([[BUILDS_PATH, list]]))).toContain('0 files of the last 0 builds');
  });

  it('are missed in words of their own: no list yet, or no answer', async () => {
    build('one', { 'a.js': 'a' });
    expect(await keep(new Map())).toContain('has no list of its files');
    const visit = () => Promise.reject(new Error('getaddrinfo ENOTFOUND'));
    await expect(keepFiles({ client, now: NOW, visit })).rejects.toThrow('cannot be asked for its files (getaddrinfo ENOTFOUND)');
    const down = async () => new Response('', { status: 503 });
    await expect(keepFiles({ client, now: NOW, visit: down })).rejects.toThrow('answers 503');
  });
});

it('sends out the files of this build alone, and none that has changed', async () => {
  build('one', { 'a.js': 'a' });
  writeFileSync(join(client, 'assets/stranger.js'), 'of another build of this machine');
  await keep(new Map());
  expect(files()).toEqual(['a.js']);
  writeFileSync(join(client, 'assets/a.js'), 'changed');
  await expect(keep(new Map())).rejects.toThrow('assets/a.js has changed');
  rmSync(join(client, 'assets/a.js'));
  await expect(keep(new Map())).rejects.toThrow('assets/a.js is missing');
});
