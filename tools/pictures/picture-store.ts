import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { EncodedPicture } from './encode.ts';
import type { FileFormat, Output } from './picture-job.ts';

const recordSchema = v.object({
  /** Folder of the files in the store. */
  folder: v.string(),
  width: v.number(),
  height: v.number(),
  colour: v.string(),
  hash: v.string(),
  files: v.array(
    v.object({ format: v.picklist(['avif', 'webp', 'jpg', 'png', 'ico'] satisfies FileFormat[]), width: v.number() }),
  ),
});

/** What was made of a job: enough for the manifest without opening a file. */
export type MadePicture = v.InferOutput<typeof recordSchema>;

const indexSchema = v.record(v.string(), recordSchema);

/** Made pictures by the digest of their job. */
export type StoreIndex = Map<string, MadePicture>;

/** Name of a file inside its folder. */
export const storedName = ({ format, width }: Output): string => `${width}.${format}`;

/** Digest of anything JSON can say. */
export const digestOf = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/** What earlier runs made; empty when there was none, or it was written by another version. */
export async function readIndex(store: string): Promise<StoreIndex> {
  const text = await readFile(join(store, 'index.json'), 'utf8').catch(() => '{}');
  const parsed = v.safeParse(indexSchema, JSON.parse(text));
  return new Map(parsed.success ? Object.entries(parsed.output) : []);
}

export const writeIndex = (store: string, index: StoreIndex): Promise<void> =>
  replaceFile(join(store, 'index.json'), JSON.stringify(Object.fromEntries(index)));

/** A picture made earlier from the same source with the same settings, whatever its key. */
export async function findMade(store: string, folder: string): Promise<MadePicture | undefined> {
  const text = await readFile(join(store, folder, 'record.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const parsed = v.safeParse(recordSchema, JSON.parse(text));
  return parsed.success ? parsed.output : undefined;
}

/** Writes the files whole or not at all: the folder appears by a rename. */
export async function keepMade(store: string, folder: string, encoded: EncodedPicture): Promise<MadePicture> {
  const { files, ...rest } = encoded;
  const record = { folder, ...rest, files: files.map(({ format, width }) => ({ format, width })) };
  const draft = join(store, `draft-${process.pid}-${folder}`);
  await mkdir(draft, { recursive: true });
  for (const file of files) await writeFile(join(draft, storedName(file)), file.data);
  await writeFile(join(draft, 'record.json'), JSON.stringify(record));
  await rename(draft, join(store, folder)).catch(async (error: unknown) => {
    await rm(draft, { recursive: true });
    // Another run may have been faster; what it made is the same.
    if (!existsSync(join(store, folder, 'record.json'))) throw error;
  });
  return record;
}

/** Deletes what no picture uses any more: a withdrawn photograph must not live on in a cache. */
export async function pruneStore(store: string, used: ReadonlySet<string>): Promise<void> {
  const folders = await readdir(store, { withFileTypes: true });
  const unused = folders.filter((entry) => entry.isDirectory() && !used.has(entry.name));
  await Promise.all(unused.map((entry) => rm(join(store, entry.name), { recursive: true, force: true })));
}

/** A reader sees the old text or the new one, never half of it. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, path);
}
