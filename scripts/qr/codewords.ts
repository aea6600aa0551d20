import { checkWords } from './galois.ts';

/** Blocks of the versions 1 to 6 at error correction level M: [blocks, data words a block, check words a block]. */
const versions = [
  [1, 16, 10],
  [1, 28, 16],
  [1, 44, 26],
  [2, 32, 18],
  [2, 43, 24],
  [4, 27, 16],
] as const;

const MODE_BYTES = 0b0100;
const PADDING = [0xec, 0x11] as const;

/** Mode, length, bytes and terminator as words, filled up to the version's capacity. */
function dataWords(bytes: Uint8Array, capacity: number): number[] {
  const bits = [
    MODE_BYTES.toString(2).padStart(4, '0'),
    ...[bytes.length, ...bytes].map((byte) => byte.toString(2).padStart(8, '0')),
  ].join('');
  const words = (`${bits}0000`.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2));
  for (let fill = 0; words.length < capacity; fill++) words.push(PADDING[fill % 2] ?? 0);
  return words;
}

const interleave = (blocks: number[][]): number[] =>
  (blocks[0] ?? []).flatMap((_, index) => blocks.map((block) => block[index] ?? 0));

/** The words of a text in the order of the symbol, and the smallest version that holds them. Throws above 106 bytes. */
export function codewords(text: string): { version: number; words: number[] } {
  const bytes = new TextEncoder().encode(text);
  const index = versions.findIndex(([blocks, size]) => bytes.length + 2 <= blocks * size);
  const chosen = versions[index];
  if (!chosen) throw new Error(`A text of ${bytes.length} bytes is too long for a small QR code`);
  const [count, size, checks] = chosen;
  const data = dataWords(bytes, count * size);
  const blocks = Array.from({ length: count }, (_, block) => data.slice(block * size, (block + 1) * size));
  return { version: index + 1, words: [...interleave(blocks), ...interleave(blocks.map((block) => checkWords(block, checks)))] };
}
