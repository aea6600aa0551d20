import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { EXIF_MARK } from './art/frame.ts';
import { toIco } from './ico.ts';
import type { FileFormat, Output, PictureJob } from './picture-job.ts';

/**
 * Drawings stand in until the photographs come, by the hundred, and every clean build makes them anew: AVIF at effort 1 takes less
 * than half the time of effort 2 and is 6 to 10 % larger. What the first view waits for is worth effort 4.
 * Full chroma keeps thin violet lines violet. WebP at effort 2 takes half the time of effort 4 and is 1 % larger. Photographs are
 * softer than line art and take a higher quality.
 */
const settings = {
  drawing: { avif: { quality: 46, effort: 1 }, webp: { quality: 74, effort: 2 } },
  photo: { avif: { quality: 54, effort: 2 }, webp: { quality: 78, effort: 2 } },
};
const FIRST_VIEW_EFFORT = 4;

export interface EncodedFile extends Output {
  data: Buffer;
}

export interface EncodedPicture {
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Average colour, `#rrggbb`. */
  colour: string;
  /** First eight digits of the SHA-256 over all files. */
  hash: string;
  files: EncodedFile[];
}

interface Raster {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Encodes SVG text into the job's files. The mark that it is an illustration travels in EXIF. */
export const encodeDrawing = async (svg: string, job: PictureJob): Promise<EncodedPicture> =>
  encodeRaster(await rasterOf(sharp(Buffer.from(svg))), job, true);

/**
 * Encodes a photograph: turned upright, never enlarged, cropped to the middle only where the job says so.
 * Its metadata (place, time, device, names) do not come along.
 */
export async function encodePhoto(photo: Buffer, job: PictureJob): Promise<EncodedPicture> {
  const { autoOrient } = await sharp(photo).metadata();
  const upright = sharp(photo, { autoOrient: true }).toColourspace('srgb').flatten({ background: '#ffffff' });
  const share = Math.min(1, autoOrient.width / job.width, ...(job.crop ? [autoOrient.height / job.height] : []));
  const width = Math.round(job.width * share);
  const sized = job.crop ? { width, height: Math.round(job.height * share), fit: 'cover' as const } : { width };
  return encodeRaster(await rasterOf(upright.resize(sized)), job, false);
}

/** Rendered once, so that no width has to be drawn again. */
const rasterOf = (image: Sharp): Promise<Raster> => image.removeAlpha().raw().toBuffer({ resolveWithObject: true });

async function encodeRaster(raster: Raster, job: PictureJob, drawn: boolean): Promise<EncodedPicture> {
  const { width, height } = raster.info;
  const files: EncodedFile[] = [];
  for (const output of fitting(job.outputs, width)) {
    const scaled = sharp(raster.data, { raw: raster.info }).resize({ width: output.width });
    const marked = drawn ? scaled.withExif({ IFD0: { ImageDescription: EXIF_MARK } }) : scaled;
    files.push({ ...output, data: await encodeAs(marked, output, drawn, job.first) });
  }
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.data);
  return { width, height, colour: await averageColour(raster), hash: hash.digest('hex').slice(0, 8), files };
}

/** A photograph smaller than the class is not blown up: its own width takes the place of the wider ones. */
function fitting(outputs: readonly Output[], widest: number): Output[] {
  const wanted = outputs.map(({ format, width }) => ({ format, width: Math.min(width, widest) }));
  return wanted.filter((a, i) => wanted.findIndex((b) => b.format === a.format && b.width === a.width) === i);
}

async function encodeAs(image: Sharp, { format, width }: Output, drawn: boolean, first: boolean): Promise<Buffer> {
  const { avif, webp } = settings[drawn ? 'drawing' : 'photo'];
  const encoders = {
    avif: () => image.avif({ ...avif, chromaSubsampling: '4:4:4', ...(first && { effort: FIRST_VIEW_EFFORT }) }),
    webp: () => image.webp(webp),
    jpg: () => image.jpeg({ quality: 80, mozjpeg: true }),
    png: () => image.png({ compressionLevel: 9, palette: true }),
    ico: () => image.png({ compressionLevel: 9 }),
  } satisfies Record<FileFormat, () => Sharp>;
  const data = await encoders[format]().toBuffer();
  return format === 'ico' ? toIco(data, width) : data;
}

async function averageColour({ data, info }: Raster): Promise<string> {
  const pixel = await sharp(data, { raw: info }).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${pixel.toString('hex', 0, 3)}`;
}
