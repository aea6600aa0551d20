import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { isFirefox } from './stock-firefox.ts';

/** Operators that paint text in a content stream of a PDF. */
const SHOWS_TEXT = /\bT[jJ]\b/;
const A4_CM = { width: 21, height: 29.7, margin: 1 };
/** The driver tells Firefox inches where it expects centimetres. */
const UNIT = isFirefox ? 2.54 : 1;

const cm = (length: number): string => `${length * UNIT}cm`;

/** The sheets of A4 that a page is printed on, with margins of 1 cm, in order: whether any text is painted on each. */
export async function printedSheets(page: Page): Promise<boolean[]> {
  const { width, height, margin } = A4_CM;
  const edge = cm(margin);
  const margins = { top: edge, bottom: edge, left: edge, right: edge };
  return pagesWithText(await page.pdf({ width: cm(width), height: cm(height), margin: margins }));
}

/** For each page of a PDF as Chromium or Firefox writes it, in order. Throws when the file holds no page that could be read. */
function pagesWithText(pdf: Buffer): boolean[] {
  const file = pdf.toString('latin1');
  const objects = [...file.matchAll(/(?:^|\n)(\d+) 0 obj\s*<<((?:(?!endobj)[\s\S])*?)stream\r?\n/g)];
  const streams = new Map(
    objects.map((found) => [found[1], { dictionary: found[2] ?? '', from: found.index + found[0].length }]),
  );
  const read = ({ dictionary, from }: { dictionary: string; from: number }): string => {
    const bytes = pdf.subarray(from, pdf.indexOf('endstream', from));
    return (dictionary.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
  };
  // Firefox packs its pages into streams of objects.
  const packed = [...streams.values()].filter(({ dictionary }) => dictionary.includes('/Type /ObjStm')).map(read);
  const pages = [file, ...packed].flatMap((text) => [...text.matchAll(/\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/g)]);
  if (pages.length === 0) throw new Error('The PDF has no page that could be read');
  return pages.map(([, id]) => {
    const stream = streams.get(id ?? '');
    if (!stream) throw new Error(`The PDF has no content ${id}`);
    return SHOWS_TEXT.test(read(stream));
  });
}
