import { fileURLToPath } from 'node:url';
import { type PictureEntry, packPicture, type SaidAlts } from '../../src/media/packed-picture.ts';

/** Pictures by key, in the order of the catalogue. */
export type Entries = Readonly<Record<string, PictureEntry>>;

/**
 * The code of a virtual module, or undefined for an id that is none of ours:
 * - `virtual:picture/<key>` exports `picture`, one entry;
 * - `virtual:pictures/<pattern>` exports `pictures`, the entries below a key such as `service/rhinoplasty`, or those that
 *   match a pattern where `*` stands for anything, such as all cards;
 * - `virtual:picture-loaders/<prefix>` exports `loaders`: for each next segment a function that imports the group below it,
 *   so that a page for any service loads the pictures of one.
 * Entries are written out, packed, where they are imported: a page pays for its own pictures and for no other.
 * @param alts Texts of other languages, where several are rendered; those of a group alone are needed, since no single picture has one.
 * @throws on a key, pattern or prefix without pictures.
 */
export function virtualModule(id: string, entries: Entries, alts: SaidAlts = {}): string | undefined {
  const [, kind, name] = /^virtual:(picture|pictures|picture-loaders)\/(.+)$/.exec(id) ?? [];
  if (name === undefined) return undefined;
  if (kind === 'picture') {
    const packed = literal(packPicture(entryOf(name, entries)));
    return `import { unpackPicture } from ${READER};\nexport const picture = unpackPicture(${packed});\n`;
  }
  if (kind === 'pictures') {
    const group = groupOf(name, entries);
    const unpacked = `unpackPictures(${literal(Object.values(group).map(packPicture))})`;
    const own = altsOf(Object.keys(group), alts);
    if (!own) return `import { unpackPictures } from ${READER};\nexport const pictures = ${unpacked};\n`;
    return `import { unpackPictures, withSaidAlts } from ${READER};
export const pictures = withSaidAlts(${unpacked}, ${literal(own)});
`;
  }
  return loadersOf(name, entries);
}

/** The texts that other languages have of these pictures; undefined where none has any. */
function altsOf(keys: readonly string[], alts: SaidAlts): SaidAlts | undefined {
  const own = Object.entries(alts).flatMap(([code, said]) => {
    const texts = keys.flatMap((key) => (said[key] === undefined ? [] : [[key, said[key]]]));
    return texts.length ? [[code, Object.fromEntries(texts)]] : [];
  });
  return own.length ? Object.fromEntries(own) : undefined;
}

function entryOf(key: string, entries: Entries): PictureEntry {
  const entry = entries[key];
  if (!entry) throw unknown('key', key, entries);
  return entry;
}

function groupOf(pattern: string, entries: Entries): Entries {
  const matches = matcher(pattern);
  const group = Object.entries(entries).filter(([key]) => matches(key));
  if (group.length === 0) throw unknown('group', pattern, entries);
  return Object.fromEntries(group);
}

/** A pattern without `*` takes everything below it as well. */
function matcher(pattern: string): (key: string) => boolean {
  if (!pattern.includes('*')) return (key) => key === pattern || key.startsWith(`${pattern}/`);
  const expression = new RegExp(`^${pattern.replaceAll('*', '.+')}$`);
  return (key) => expression.test(key);
}

function loadersOf(prefix: string, entries: Entries): string {
  const names = Object.keys(groupOf(prefix, entries)).map((key) => key.slice(prefix.length + 1).split('/')[0] ?? '');
  const lines = [...new Set(names)].map(
    (name) => `  ${literal(name)}: () => import(${literal(`virtual:pictures/${prefix}/${name}`)}),\n`,
  );
  return `export const loaders = {\n${lines.join('')}};\n`;
}

/** What reads packed entries, for the generated modules to import. */
const READER = JSON.stringify(fileURLToPath(new URL('../../src/media/packed-picture.ts', import.meta.url)));

const literal = (value: unknown): string => JSON.stringify(value);

function unknown(what: string, name: string, entries: Entries): Error {
  const folder = name.split('/').slice(0, -1).join('/');
  const near = Object.keys(entries).filter((key) => key.startsWith(folder || name.slice(0, 3)));
  return new Error(`Unknown picture ${what} "${name}". Near: ${near.slice(0, 8).join(', ') || 'nothing'}.`);
}
