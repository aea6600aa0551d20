import { publicName } from '../../src/media/packed-picture.ts';
import { KEY_PATTERN, type PictureSpec } from '../../src/media/picture-spec.ts';
import type { SiteFileSpec } from '../../src/media/pictures.ts';
import { generatorDigest } from './encoder-digest.ts';
import { findPhotos } from './photos.ts';
import { type PictureJob, pictureJob, siteFileJob } from './picture-job.ts';
import { digestOf, type MadePicture } from './picture-store.ts';

export interface Catalogue {
  pictures: readonly PictureSpec[];
  siteFiles: readonly SiteFileSpec[];
}

/** One picture of the run, and where its files go. */
export interface Plan {
  job: PictureJob;
  /** Equal as long as nothing the files depend on has changed. */
  digest: string;
  /** Path in the output folder of each file that was made. */
  names: (made: MadePicture) => string[];
  /** Absent for files at a lasting address: pages do not show those. */
  spec?: PictureSpec;
}

/**
 * What is to be made of the catalogue and the photographs.
 * @throws on a key that is malformed or used twice, and on a photograph without picture.
 */
export async function planPictures({ pictures, siteFiles }: Catalogue, photosFolder: string): Promise<Plan[]> {
  const photos = await findPhotos(photosFolder, checkedKeys([...pictures, ...siteFiles]));
  const generator = await generatorDigest();
  const digest = (job: PictureJob) => digestOf(generator, job);
  return [
    ...pictures.map((spec) => {
      const job = pictureJob(spec, photos.get(spec.key));
      const names = ({ hash, files }: MadePicture) => files.map((file) => publicName(spec.key, hash, file.format, file.width));
      return { job, digest: digest(job), names, spec };
    }),
    ...siteFiles.map((file) => {
      const job = siteFileJob(file, photos.get(file.key));
      return { job, digest: digest(job), names: () => [file.path.slice(1)] };
    }),
  ];
}

/** Keys become file names with dashes for slashes: those, too, must differ. */
function checkedKeys(items: readonly { key: string }[]): Set<string> {
  const names = new Map<string, string>();
  for (const { key } of items) {
    if (!KEY_PATTERN.test(key)) throw new Error(`Malformed picture key "${key}".`);
    const name = key.replaceAll('/', '-');
    const other = names.get(name);
    if (other !== undefined) throw new Error(`The picture keys "${other}" and "${key}" give one file name.`);
    names.set(name, key);
  }
  return new Set(names.values());
}
