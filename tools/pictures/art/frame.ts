import { type Drawing, escapeText } from './svg.ts';

/** Travels with every drawing until the clinic's own photograph replaces it. */
const MARK = 'Illustration — replace with clinic photo';

/** The mark in ASCII, as EXIF wants it. */
export const EXIF_MARK = 'Illustration - replace with clinic photo';

/** A drawing as an SVG document that says what it is. */
export function frame({ w, h, label }: { w: number; h: number; label: string }, { defs, body }: Drawing): string {
  const name = escapeText(label);
  const box = `width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"`;
  const root = `<svg xmlns="http://www.w3.org/2000/svg" ${box} role="img" aria-label="${name}. ${MARK}.">`;
  return `${root}<title>${name}</title><desc>${MARK}</desc><defs>${defs}</defs>${body}</svg>`;
}
