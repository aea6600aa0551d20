import { fileOf } from '../src/content/media-set.ts';
import type { Picture } from '../src/content/records.ts';
import type { PictureEntry, PictureSource } from '../src/media/packed-picture.ts';
import { manifestReader } from '../tools/pictures/manifest.ts';

/** Drawings of a treatment that may stand on any page; the widest is the address without a choice. */
const SHOWN = ['card', 'banner', 'banner-tall'] as const;

/** Narrower files are for tiles: none of the places of an article's picture takes them. */
const NARROWEST_PX = 320;

/** The drawings that stand for articles without a picture, by the slug of their treatment, from the manifest of the drawn pictures. */
export async function articleCovers(manifestFile: string): Promise<Record<string, Picture[]>> {
  const { pictures } = await manifestReader(manifestFile)();
  const covers: Record<string, Picture[]> = {};
  for (const [key, entry] of Object.entries(pictures)) {
    const [, slug, name] = /^service\/([^/]+)\/([^/]+)$/.exec(key) ?? [];
    if (!slug || entry.sensitive || !SHOWN.some((shown) => shown === name)) continue;
    covers[slug] = [...(covers[slug] ?? []), asPicture(entry)];
  }
  return covers;
}

function asPicture({ width, height, sources: { avif, webp } }: PictureEntry): Picture {
  const widest = webp.at(-1);
  if (!widest) throw new Error('A drawing has no file');
  const named = ({ w, src }: PictureSource): [number, string] => [w, fileOf(src)];
  return {
    src: widest.src,
    width: widest.w,
    height: Math.round((height * widest.w) / width),
    alt: '',
    widths: webp.slice(0, -1).map(named),
    avif: avif.filter(({ w }) => w >= NARROWEST_PX).map(named),
  };
}
