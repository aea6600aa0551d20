import { inflateSync } from 'node:zlib';

/** Operators that paint text in a content stream of a PDF. */
const SHOWS_TEXT = /\bT[jJ]\b/;

/** For each page of a PDF as Chromium writes it, in order: whether any text is painted on it. Throws when the file holds no page. */
export function pagesWithText(pdf: Buffer): boolean[] {
  const file = pdf.toString('latin1');
  const streams = new Map(
    [...file.matchAll(/(?:^|\n)(\d+) 0 obj\s*<<(?:(?!endobj)[\s\S])*?stream\r?\n/g)].map((found) => [found[1], found]),
  );
  const pages = [...file.matchAll(/<<\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g)].map((found) => found[1]);
  if (pages.length === 0) throw new Error('The PDF has no page that could be read');
  return pages.map((id) => {
    const found = streams.get(id);
    if (!found) throw new Error(`The PDF has no content ${id}`);
    const from = found.index + found[0].length;
    const bytes = pdf.subarray(from, pdf.indexOf('endstream', from));
    const text = found[0].includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
    return SHOWS_TEXT.test(text);
  });
}
