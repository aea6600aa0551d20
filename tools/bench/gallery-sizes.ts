/**
 * What the gallery costs at 200, 1,000 and 5,000 images, as a Markdown table: `npm run bench:gallery`.
 * Needs a build (`npm run build`): pages are rendered by its renderer, from sample data of the wanted size. Each size runs in a
 * process of its own, so that its memory is its own. Fails above a limit of the page's HTML or of one load.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { buildGallery } from '../../build/gallery/build-gallery.ts';
import { commandLine, needsBuild, numberOf } from '../../scripts/command-line.ts';
import type { GalleryEntries, GalleryEntry } from '../../src/content/gallery/gallery-entry.ts';
import { galleryImages } from '../../src/content/gallery/gallery-images.ts';
import { type GalleryCase, INDEX_PATH } from '../../src/content/gallery/gallery-records.ts';
import { publishedCases } from '../../src/content/gallery/published-cases.ts';
import { sampleTexts } from '../../src/content/gallery/sample-texts.ts';
import { galleryData } from '../../src/documents/gallery-data.ts';
import { ASSETS_PREFIX, GALLERY_FILES_PREFIX } from '../../src/endpoints.ts';
import { type GalleryCategory, galleryCategories, gallerySlug } from '../../src/gallery-categories.ts';
import { casePictures } from '../../src/media/case-pictures.ts';
import { classFiles, sizeClasses } from '../../src/media/size-classes.ts';
import { pictureEntry } from '../pictures/manifest.ts';

const SIZES = [200, 1000, 5000];
const HTML_LIMIT_BYTES = 30_000;
const LOAD_LIMIT_BYTES = 6000;
const IMAGES_PER_CASE = 2;
const RENDERED = 200;

interface Row {
  images: number;
  cases: number;
  buildMs: number;
  memoryMb: number;
  dataFiles: number;
  html: number;
  load: number;
  indexBytes: number;
  casePageMs: number;
  casePagesMb: number;
}

const brotli = (text: string): number => brotliCompressSync(text).length;

/** Cases of two images (front and side), before and after each, with texts that differ. */
function entriesOf(images: number): GalleryEntries {
  const perCategory = Math.ceil(images / IMAGES_PER_CASE / galleryCategories.length);
  return Object.fromEntries(
    galleryCategories.map((category, c) => [
      category,
      Array.from({ length: perCategory }, (_, i) => caseOf(category, `T${100 + c}${String(i).padStart(4, '0')}`, i)).flat(),
    ]),
  );
}

function caseOf(category: GalleryCategory, code: string, i: number): GalleryEntry[] {
  const { names, descriptions } = sampleTexts[category];
  const path = (stage: string, view: number) =>
    `case/${gallerySlug(category)}/${code.toLowerCase()}/${stage}${view ? `-${view + 1}` : ''}`;
  const mark = createHash('sha256').update(code).digest('base64').slice(0, 40);
  return [0, 1].slice(0, IMAGES_PER_CASE).map((view) => ({
    title: `${code} ${names[i % names.length]}`,
    description: `${descriptions[i % descriptions.length]} ${mark}`,
    image: { before: path('before', view), after: path('after', view) },
    angle: view === 0 ? 'from the side' : 'from the front',
  }));
}

async function measure(images: number): Promise<Row> {
  const begun = performance.now();
  const categories = publishedCases(entriesOf(images), {});
  const { width, height } = sizeClasses.case;
  const pictures = Object.fromEntries(
    casePictures(galleryImages(categories)).map((spec) => {
      const hash = createHash('sha256').update(spec.key).digest('hex').slice(0, 8);
      return [
        spec.key,
        pictureEntry(
          spec,
          { folder: '', width, height, colour: '', hash, files: classFiles('case') },
          { placeholder: true, lightBytes: { avif: 9000, webp: 12_000 } },
        ),
      ];
    }),
  );
  const built = buildGallery({ categories, consents: {}, pictures, onHome: new Set() });
  const buildMs = performance.now() - begun;
  const memoryMb = process.resourceUsage().maxRSS / 1024;
  const read = async (slug: string, version: string, page: number): Promise<GalleryCase[]> =>
    JSON.parse(built.files.get(`${GALLERY_FILES_PREFIX}${slug}.${version}.${page}.json`) ?? '[]');
  const { renderPage } = await renderer();
  const rendered = async (path: string, category: string, one?: string): Promise<string> =>
    renderPage(path, {
      origin: 'https://www.clinic.example',
      data: await galleryData({ category, case: one }, built.index, read),
    });
  const category = await rendered('/gallery/breast-augmentation-breast-enhancement', 'breast-augmentation-breast-enhancement');
  const addresses = built.index.categories.flatMap(({ slug, cases }) => cases.map((one) => ({ slug, one })));
  const sample = addresses.slice(0, RENDERED);
  const start = performance.now();
  let characters = 0;
  for (const { slug, one } of sample) characters += (await rendered(`/gallery/${slug}/${one}`, slug, one)).length;
  const casePageMs = (performance.now() - start) / sample.length;
  const loads = [...built.files].filter(([path]) => path.startsWith(ASSETS_PREFIX)).map(([, text]) => brotli(text));
  return {
    images: categories.flatMap(({ cases }) => cases).reduce((sum, one) => sum + one.images.length, 0),
    cases: addresses.length,
    buildMs,
    memoryMb,
    dataFiles: loads.length,
    html: brotli(category),
    load: Math.max(...loads),
    indexBytes: built.files.get(INDEX_PATH)?.length ?? 0,
    casePageMs,
    casePagesMb: ((characters / sample.length) * addresses.length) / 1e6,
  };
}

/** The renderer of the build, as the Worker uses it. */
async function renderer(): Promise<typeof import('../../worker/html/render-page.ts')> {
  process.env['NODE_ENV'] = 'production';
  return import('../../worker/html/render-page.ts');
}

const usage = `
npm run bench:gallery [-- <images>]

What the gallery costs at 200, 1,000 and 5,000 images, or at the given number alone, as a Markdown table. Needs a build.`;
const [only] = commandLine(usage, { allowPositionals: true }).positionals;
const images = only === undefined ? null : numberOf('The size', only, { least: 2 * galleryCategories.length, usage });
needsBuild();
if (images !== null) {
  console.log(JSON.stringify(await measure(images)));
} else {
  const rows = SIZES.map(
    (size) => JSON.parse(execFileSync(process.execPath, [import.meta.filename, String(size)], { encoding: 'utf8' })) as Row,
  );
  console.log(
    '| images | cases | data: ms | memory MB | data files | category HTML | Load More | index | case page ms | all case pages MB |',
  );
  console.log('|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
  for (const row of rows) {
    const cells = [row.images, row.cases, row.buildMs.toFixed(0), row.memoryMb.toFixed(0), row.dataFiles, row.html, row.load];
    console.log(`| ${[...cells, row.indexBytes, row.casePageMs.toFixed(1), row.casePagesMb.toFixed(0)].join(' | ')} |`);
  }
  const kept = rows.every(({ html, load }) => html <= HTML_LIMIT_BYTES && load <= LOAD_LIMIT_BYTES);
  console.log(
    `\nHTML of a category ≤ ${HTML_LIMIT_BYTES} bytes and a load ≤ ${LOAD_LIMIT_BYTES} bytes in Brotli: ${kept ? 'kept' : 'NOT KEPT'}`,
  );
  process.exitCode = kept ? 0 : 1;
}
