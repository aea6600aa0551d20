import { existsSync } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureEntry, PictureFormat } from '../../src/media/packed-picture.ts';
import { manifestPath, outputFolder, storeFolder } from './cache-paths.ts';
import { encoderDigest } from './encoder-digest.ts';
import { makePictures } from './make-pictures.ts';
import { lightOutput, type Manifest, pictureEntry } from './manifest.ts';
import { fillFolder } from './output-folder.ts';
import { isDrawn } from './picture-job.ts';
import { type MadePicture, pruneStore, readIndex, replaceFile, storedName, writeIndex } from './picture-store.ts';
import { type Catalogue, type Plan, planPictures } from './plan.ts';

export interface DrawOptions extends Catalogue {
  /** Where everything is kept between builds. */
  cacheFolder: string;
  photosFolder: string;
  /** Worker threads; 0 draws in this one. */
  threads: number;
  onProgress?: (done: number, total: number) => void;
}

export interface DrawSummary {
  pictures: number;
  photographs: number;
  /** Drawn or encoded in this run; the others were kept. */
  made: number;
  files: number;
}

/**
 * Draws or encodes what changed since the last run, and leaves output folder and manifest complete.
 * Equal catalogue, photographs and generator give equal files.
 * @throws on a bad key, a photograph without picture, or a drawing that fails.
 */
export async function drawPictures(options: DrawOptions): Promise<DrawSummary> {
  const { cacheFolder, threads, onProgress } = options;
  const store = storeFolder(cacheFolder);
  await mkdir(store, { recursive: true });
  const plans = await planPictures(options, options.photosFolder);
  const index = await readIndex(store);
  const isMissing = ({ digest }: Plan) => {
    const made = index.get(digest);
    return !made || !existsSync(join(store, made.folder));
  };
  const missing = plans.filter(isMissing);
  const jobs = missing.map(({ job }) => job);
  const fresh = await makePictures(jobs, { store, encoder: await encoderDigest(), threads, onProgress });
  missing.forEach(({ digest }, i) => {
    const made = fresh[i];
    if (made) index.set(digest, made);
  });
  const done = plans.map((plan) => ({ plan, made: madeOf(index.get(plan.digest), plan) }));
  const files = new Map(done.flatMap(({ plan, made }) => placed(plan, made, store)));
  const lasting = new Set(done.filter(({ plan }) => !plan.spec).flatMap(({ plan, made }) => plan.names(made)));
  await fillFolder(outputFolder(cacheFolder), files, lasting);
  await writeManifest(manifestPath(cacheFolder), { pictures: await entries(done, store), files: [...files.keys()] });
  await writeIndex(store, new Map(done.map(({ plan, made }) => [plan.digest, made])));
  await pruneStore(store, new Set(done.map(({ made }) => made.folder)));
  const photographs = plans.filter(({ job }) => !isDrawn(job)).length;
  return { pictures: plans.length, photographs, made: missing.length, files: files.size };
}

interface Done {
  plan: Plan;
  made: MadePicture;
}

function madeOf(made: MadePicture | undefined, { job }: Plan): MadePicture {
  if (!made) throw new Error(`Picture "${job.key}" was not made.`);
  return made;
}

/** Output path → file in the store, for one picture. */
const placed = ({ names }: Plan, made: MadePicture, store: string): [string, string][] =>
  names(made).map((name, i) => {
    const file = made.files[i];
    if (!file) throw new Error(`No file for ${name}.`);
    return [name, join(store, made.folder, storedName(file))];
  });

async function entries(done: readonly Done[], store: string): Promise<Record<string, PictureEntry>> {
  const all: Record<string, PictureEntry> = {};
  for (const { plan, made } of done) {
    if (!plan.spec) continue;
    const bytes = async (format: PictureFormat): Promise<number> =>
      (await stat(join(store, made.folder, storedName(lightOutput(made, format))))).size;
    const lightBytes = { avif: await bytes('avif'), webp: await bytes('webp') };
    all[plan.spec.key] = pictureEntry(plan.spec, made, { placeholder: isDrawn(plan.job), lightBytes });
  }
  return all;
}

/** Left alone when nothing changed, so that a running dev server does not reload. */
async function writeManifest(path: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify(manifest);
  const earlier = await readFile(path, 'utf8').catch(() => '');
  if (text !== earlier) await replaceFile(path, text);
}
