import { MEDIA_WIDTHS } from '../../../src/content/media-set.ts';

/** What a visitor's browser would rather have than the file as it was uploaded. */
export interface Variant {
  /** Pixels; absent: as wide as the file. */
  width?: number;
  /** Absent: the file's own format. */
  format?: 'image/avif' | 'image/webp';
}

/** What we use of the platform's Images binding. */
export interface PictureMaker {
  input(stream: ReadableStream<Uint8Array>): PictureInWork;
}
interface PictureInWork {
  transform(options: { width?: number; fit?: 'scale-down' }): PictureInWork;
  output(options: { format: string; quality?: number }): Promise<{ response(): Response }>;
}

const QUALITY = { 'image/avif': 55, 'image/webp': 78 } as const;
/** Animations would stand still, and a format of this year needs no other. */
const KEPT: readonly string[] = ['image/gif', 'image/avif'];

/** The variant that the address and the `Accept` header ask for; null: the original. Only sizes of the list, so that none are many. */
export function wantedVariant(params: URLSearchParams, accept: string, type: string): Variant | null {
  const width = MEDIA_WIDTHS.find((known) => String(known) === params.get('w'));
  if (KEPT.includes(type)) return null;
  const format = (['image/avif', 'image/webp'] as const).find((name) => accept.includes(name) && name !== type);
  return width || format ? { ...(width && { width }), ...(format && { format }) } : null;
}

/**
 * The picture in another size and format, made by the platform. Null when it cannot be: the binding is not there, the file is no
 * picture it knows, or the quota is used up; the original then serves.
 */
export async function makeVariant(
  images: PictureMaker | undefined,
  bytes: ArrayBuffer,
  { type, variant }: { type: string; variant: Variant },
): Promise<Response | null> {
  if (!images) return null;
  const format = variant.format ?? (type === 'image/png' || type === 'image/webp' ? type : 'image/jpeg');
  const quality = format === 'image/avif' || format === 'image/webp' ? { quality: QUALITY[format] } : {};
  try {
    const stream = new Blob([bytes]).stream();
    const made = images.input(stream).transform(variant.width ? { width: variant.width, fit: 'scale-down' } : {});
    return (await made.output({ format, ...quality })).response();
  } catch {
    return null;
  }
}
