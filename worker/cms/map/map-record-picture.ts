import type { BannerPicture } from '../../../src/content/schema/picture.ts';
import type { ContentOrigins } from '../client/content-origins.ts';
import { isRecord, textMember } from '../client/members.ts';
import { pictureFromMedia } from './map-picture.ts';

/** The widest file that a banner takes where WordPress has made several; its own is often 2,560 pixels wide. */
const MOST = 2100;

/** The answer of the plugin in place of the number of a picture: the members of a `media` item of REST, and what editors say of it. */
export const isRecordPicture = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.hasOwn(value, 'attachment');

/** A picture of a record. One that is gone, or that is no upload of this WordPress, has no `src`: its schema refuses it. */
export function pictureOfRecord(raw: Record<string, unknown>, origins: ContentOrigins): BannerPicture {
  const found = pictureFromMedia(raw, 'full', origins);
  const focus = textMember(raw, 'focus');
  if (!found) return { src: '', width: 0, height: 0, alt: '' };
  const { width, height, bytes, widths = [], ...picture } = found;
  const own = { ...picture, width: width ?? 0, height: height ?? 0, ...(focus && { focus }) } as BannerPicture;
  const [widest, file] = widths.at(-1) ?? [0, ''];
  if (own.width <= MOST || widest === 0) return { ...own, ...(widths.length && { widths }), ...(bytes && { bytes }) };
  const folder = own.src.slice(0, own.src.lastIndexOf('/') + 1);
  const rest = widths.slice(0, -1);
  return {
    ...own,
    src: folder + file,
    width: widest,
    height: Math.round((own.height * widest) / own.width),
    ...(rest.length && { widths: rest }),
  };
}
