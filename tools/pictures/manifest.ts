import { readFile, stat } from 'node:fs/promises';
import * as v from 'valibot';
import { kilobytesOf, lightFile } from '../../src/components/data-saver/light-file.ts';
import { type PictureEntry, type PictureFormat, publicName } from '../../src/media/packed-picture.ts';
import { altText, type PictureSpec } from '../../src/media/picture-spec.ts';
import { classFiles, sizeClasses } from '../../src/media/size-classes.ts';
import type { Output } from './picture-job.ts';
import type { MadePicture } from './picture-store.ts';

/** Stands in for the weight of a file that does not exist yet. */
const PLANNED_BYTES = { avif: 12_345, webp: 23_456 };

const sourcesSchema = v.array(v.object({ w: v.number(), src: v.string() }));

const entrySchema = v.object({
  key: v.string(),
  width: v.number(),
  height: v.number(),
  placeholder: v.boolean(),
  sensitive: v.boolean(),
  alt: v.string(),
  sizes: v.string(),
  kilobytes: v.object({ avif: v.number(), webp: v.number() }),
  sources: v.object({ avif: sourcesSchema, webp: sourcesSchema }),
}) satisfies v.GenericSchema<unknown, PictureEntry>;

const manifestSchema = v.object({
  pictures: v.record(v.string(), entrySchema),
  /** Every file of the output folder, as a path without leading slash. */
  files: v.array(v.string()),
});

/** What was made, for the pages that show it and the build that ships it. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** The file of a format that lite pages offer, whose weight the entry tells. Throws when there is none. */
export function lightOutput({ files }: MadePicture, format: PictureFormat): Output {
  const sources = files.filter((file) => file.format === format).map((file) => ({ ...file, w: file.width }));
  const light = lightFile(sources.toSorted((a, b) => a.w - b.w));
  if (!light) throw new Error(`A picture was made without ${format}.`);
  return light;
}

/** The entry of a made picture. `lightBytes`: of its `lightOutput` in each format. */
export function pictureEntry(
  { key, size, alt, sensitive }: PictureSpec,
  made: MadePicture,
  { placeholder, lightBytes }: { placeholder: boolean; lightBytes: Record<PictureFormat, number> },
): PictureEntry {
  const { width, height, hash, files } = made;
  const sources = (format: 'avif' | 'webp') =>
    files
      .filter((file) => file.format === format)
      .map((file) => ({ w: file.width, src: `/${publicName(key, hash, file.format, file.width)}` }))
      .toSorted((a, b) => a.w - b.w);
  return {
    key,
    width,
    height,
    placeholder,
    sensitive: sensitive ?? false,
    alt: altText(alt, placeholder),
    sizes: sizeClasses[size].sizes,
    kilobytes: { avif: kilobytesOf(lightBytes.avif), webp: kilobytesOf(lightBytes.webp) },
    sources: { avif: sources('avif'), webp: sources('webp') },
  };
}

/** The entry a picture will have, before any file exists: for tests of components. */
export function plannedEntry(spec: PictureSpec): PictureEntry {
  const { width, height } = sizeClasses[spec.size];
  return pictureEntry(
    spec,
    { folder: '', width, height, colour: '#efe3e6', hash: 'planned', files: classFiles(spec.size) },
    { placeholder: true, lightBytes: PLANNED_BYTES },
  );
}

/**
 * Reads the manifest, and again only when the file has changed: a build asks for it once for each imported picture.
 * @throws when the pictures were not drawn yet, or by another version.
 */
export function manifestReader(path: string): () => Promise<Manifest> {
  let read: { modifiedMs: number; manifest: Manifest } | undefined;
  return async () => {
    const { mtimeMs } = await stat(path).catch((cause: unknown) => {
      throw new Error('The pictures are not drawn yet: run tools/pictures/draw.ts.', { cause });
    });
    if (read?.modifiedMs !== mtimeMs) {
      read = { modifiedMs: mtimeMs, manifest: v.parse(manifestSchema, JSON.parse(await readFile(path, 'utf8'))) };
    }
    return read.manifest;
  };
}
