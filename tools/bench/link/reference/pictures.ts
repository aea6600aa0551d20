import sharp from 'sharp';
import { LINKED, PICTURES } from './pages.ts';

/** What a picture of the reference is: drawn from a number, so that it is the same each time and nobody's. */
interface Wanted {
  seed: number;
  width: number;
  height: number;
  /** About as heavy as this. */
  bytes: number;
}

/** Pixels between two dots of the pattern: the fewer, the heavier the picture. */
const PITCHES = [4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48];
const QUALITY = 60;
const SKIN = [170, 130, 100];
const HERO = { width: 780, height: 1040, bytes: 25_000 };
const CARD = { width: 480, height: 360, bytes: 7_000 };

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A soft pattern in the colours of skin. */
function pattern({ seed, width, height }: Wanted, pitch: number): Promise<Buffer> {
  const next = numbers(seed);
  const [across, down] = [Math.ceil(width / pitch), Math.ceil(height / pitch)];
  const dots = Uint8Array.from({ length: across * down * 3 }, (_, index) => (SKIN[index % 3] ?? 0) + next() * 50);
  const source = sharp(dots, { raw: { width: across, height: down, channels: 3 } });
  return source.resize(width, height, { kernel: 'cubic', fit: 'fill' }).webp({ quality: QUALITY, effort: 2 }).toBuffer();
}

/** A WebP of about the weight that is wanted. */
async function drawPicture(wanted: Wanted): Promise<Buffer> {
  let best: Buffer | undefined;
  for (const pitch of PITCHES) {
    const made = await pattern(wanted, pitch);
    const misses = (one: Buffer) => Math.abs(one.length - wanted.bytes);
    if (!best || misses(made) < misses(best)) best = made;
    if (made.length < wanted.bytes) break;
  }
  if (!best) throw new Error('No picture was drawn');
  return best;
}

/** Every picture of the reference, by its address. */
export async function drawPictures(): Promise<Map<string, Buffer>> {
  const drawn = new Map<string, Buffer>();
  for (let n = 1; n <= PICTURES; n++) drawn.set(`/picture-${n}.webp`, await drawPicture({ ...CARD, seed: 100 + n }));
  for (let n = 0; n <= LINKED; n++) drawn.set(`/hero-${n}.webp`, await drawPicture({ ...HERO, seed: 1 + n }));
  return drawn;
}
