import type { CaseImage } from '../../media/case-pictures.ts';
import type { PicturePath, Stage } from './gallery-entry.ts';
import type { PublishedCategory } from './published-cases.ts';
import { galleryTreatments } from './sample-entries.ts';

const PATH = /^case\/([a-z0-9-]+)\/([a-z0-9-]+)\/(before|during|after)(?:-(\d+))?$/;

/** Cases whose pictures the home page declares. */
const HOME = 'home';

/**
 * The pictures that published cases show, each once, for the picture catalogue: what only a withdrawn case showed is not among
 * them, so it is neither drawn nor shipped.
 * @throws on a path that names no picture of a case.
 */
export function galleryImages(categories: readonly PublishedCategory[]): CaseImage[] {
  const images = new Map<PicturePath, CaseImage>();
  for (const { name, slug, cases } of categories) {
    for (const { pictures, sensitive } of cases.flatMap((one) => one.images)) {
      for (const { path } of pictures) {
        const [, folder, code, state, view] = PATH.exec(path) ?? [];
        if (!folder || !code || !isStage(state)) throw new Error(`"${path}" is not a picture of a case.`);
        if (folder === HOME || images.has(path)) continue;
        if (folder !== slug) throw new Error(`"${path}" belongs to another category than "${name}".`);
        images.set(path, {
          category: folder,
          code,
          state,
          treatment: galleryTreatments[name],
          ...(view && { view: Number(view) }),
          ...(sensitive !== undefined && { sensitive }),
        });
      }
    }
  }
  return [...images.values()];
}

const isStage = (text: string | undefined): text is Stage => text === 'before' || text === 'during' || text === 'after';
