import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { commandLine, numberOf } from '../../scripts/command-line.ts';
import { catalogue } from './catalogue.ts';
import { drawPictures } from './draw-pictures.ts';

const usage = `
npm run pictures [-- --threads <n>]

Draws every picture of the site into .cache/pictures, and only what changed since the last time. Every build runs it.

  --threads <n>   how many cores work; all without it`;
const { values } = commandLine(usage, { options: { threads: { type: 'string' } } });
const root = join(import.meta.dirname, '../..');
const started = performance.now();

const PROGRESS_STEP = 100;

const summary = await drawPictures({
  ...catalogue,
  cacheFolder: join(root, '.cache/pictures'),
  photosFolder: join(root, 'src/media/photos'),
  threads: values.threads === undefined ? availableParallelism() : numberOf('--threads', values.threads, { least: 1, usage }),
  onProgress: (done, total) => {
    if (done % PROGRESS_STEP === 0) console.log(`pictures: ${done} of ${total}`);
  },
});

const { pictures, photographs, made, files } = summary;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`pictures: ${pictures} (${photographs} photographs), ${made} made, ${files} files, ${seconds} s`);
