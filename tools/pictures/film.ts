import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import sharp from 'sharp';
import { commandLine } from '../../scripts/command-line.ts';
import { art } from './art/art.ts';
import { EXIF_MARK } from './art/frame.ts';

/**
 * Draws the hero film anew and encodes it with ffmpeg into `src/media/film/`, or into `--into <folder>`.
 * Run by hand when the hero drawing changes; the films are committed, so the build never needs ffmpeg.
 */
const FRAMES = 120;
const FRAMES_PER_SEC = 30;
/** At phase 0 the travelling lines are drawn as in the still; the loop begins just after. */
const FIRST_PHASE = 1e-6;
const MAX_BYTES = 500_000;

const films = [
  { name: 'hero-wide.mp4', width: 1280, height: 720 },
  { name: 'hero-tall.mp4', width: 720, height: 1280 },
] as const;

type Film = (typeof films)[number];

async function writeFrames({ width, height }: Film, into: Writable): Promise<void> {
  for (let i = 0; i < FRAMES; i++) {
    const svg = art({ kind: 'hero', w: width, h: height, phase: i / FRAMES || FIRST_PHASE });
    const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
    if (!into.write(pixels)) await once(into, 'drain');
  }
  into.end();
}

/** H.264 that every browser plays, the index in front so that it starts before it is whole; bit-exact for one ffmpeg. */
const encoderArguments = ({ width, height }: Film, path: string): string[] => [
  ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24'],
  ...['-s', `${width}x${height}`, '-r', String(FRAMES_PER_SEC), '-i', '-', '-an'],
  ...[
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
  ],
  ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '29', '-pix_fmt', 'yuv420p', '-threads', '1'],
  ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-movflags', '+faststart', '-metadata', `comment=${EXIF_MARK}`, path],
];

async function encodeFilm(film: Film, folder: string): Promise<void> {
  const path = join(folder, film.name);
  const drafts = await mkdtemp(join(tmpdir(), 'film-'));
  const draft = join(drafts, film.name);
  const ffmpeg = spawn('ffmpeg', encoderArguments(film, draft), { stdio: ['pipe', 'inherit', 'inherit'] });
  const [[code]] = await Promise.all([once(ffmpeg, 'close'), writeFrames(film, ffmpeg.stdin)]);
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${film.name}.`);
  const { size } = await stat(draft);
  if (size > MAX_BYTES) throw new Error(`${film.name} has ${size} bytes; ${MAX_BYTES} are allowed.`);
  await copyFile(draft, path);
  await rm(drafts, { recursive: true });
  console.log(`film: ${film.name}, ${FRAMES / FRAMES_PER_SEC} s, ${Math.round(size / 1000)} kB`);
}

const usage = `
npm run film [-- --into <folder>]

Draws the home page's film and encodes it with ffmpeg. The files are committed; run it after the drawing has changed.`;
const { values } = commandLine(usage, {
  options: {
    into: { type: 'string', default: join(import.meta.dirname, '../../src/media/film') },
  },
});
await mkdir(values.into, { recursive: true });
sharp.concurrency(1);
for (const film of films) await encodeFilm(film, values.into);
