import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { KEY_PATTERN, type PictureSpec } from '../../src/media/picture-spec.ts';
import type { SiteFile } from '../../src/media/site-files.ts';
import { encoderDigest, generatorDigest } from './encoder-digest.ts';
import { makePictures } from './make-pictures.ts';
import { type Manifest, pictureEntry, publicName } from './manifest.ts';
import { findPhotos } from './photos.ts';
import { isDrawn, type PictureJob, pictureJob, siteFileJob } from './picture-job.ts';
import { digestOf, type MadePicture, pruneStore, readIndex, replaceFile, type StoreIndex, storedName, writeIndex } from './picture-store.ts';

export interface DrawOptions {
  pictures: readonly PictureSpec[];
  siteFiles: readonly SiteFile[];
  /** Where everything is kept between builds. */
  cacheFolder: string;
  photosFolder: string;
  /** Worker threads; 0 draws in this one. */
  threads: number;
}

export interface DrawSummary {
  pictures: number;
  photographs: number;
  /** Made in this run; the others were kept. */
  made: number;
  files: number;
}

/** A job, and what becomes of it in the output. */
interface Plan {
  job: PictureJob;
  digest: string;
  /** Public names of the files. */
  names: (made: MadePicture) => string[];
  spec?: PictureSpec;
}

export const manifestPath = (cacheFolder: string): string => join(cacheFolder, 'manifest.json');

export const outputFolder = (cacheFolder: string): string => join(cacheFolder, 'out');

/**
 * Draws or encodes whatever changed since the last run, and leaves output folder and manifest complete.
 * Equal catalogue, photographs and generator give equal files.
 * @throws on a key that is not unique or well formed, a photograph without picture, or a drawing that fails.
 */
export async function drawPictures(options: DrawOptions): Promise<DrawSummary> {
  const store = join(options.cacheFolder, 'store');
  await mkdir(store, { recursive: true });
  const plans = await planned(options);
  const earlier = await readIndex(store);
  const index: StoreIndex = new Map();
  for (const { digest } of plans) {
    const made = earlier.get(digest);
    if (made && existsSync(join(store, made.folder))) index.set(digest, made);
  }
  const missing = plans.filter(({ digest }) => !index.has(digest));
  const digests = new Map(missing.map(({ job, digest }) => [job.key, digest]));
  await makePictures(
    missing.map(({ job }) => job),
    { store, encoder: await encoderDigest(), threads: options.threads, onMade: (job, made) => index.set(digests.get(job.key) ?? '', made) },
  );
  const files = await fillOutput(plans, index, store, outputFolder(options.cacheFolder));
  await pruneStore(store, new Set(Array.from(index.values(), ({ folder }) => folder)));
  await writeIndex(store, index);
  await writeManifest(manifestPath(options.cacheFolder), plans, index, files);
  const photographs = plans.filter(({ job }) => !isDrawn(job)).length;
  return { pictures: plans.length, photographs, made: missing.length, files: files.length };
}
