import { codewords } from './codewords.ts';
import { penalty } from './penalty.ts';

/** Rows of modules, true is dark. */
export type Modules = boolean[][];

type Cell = boolean | null;

const masks: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Draws a square of rings round a centre; what falls outside the symbol is left out. */
function rings(cells: Cell[][], [row, column]: readonly [number, number], radius: number, dark: (ring: number) => boolean): void {
  for (let y = -radius; y <= radius; y++) {
    for (let x = -radius; x <= radius; x++) {
      const line = cells[row + y];
      if (line && column + x in line) line[column + x] = dark(Math.max(Math.abs(x), Math.abs(y)));
    }
  }
}

const set = (cells: Cell[][], row: number, column: number, dark: boolean): void => {
  const line = cells[row];
  if (line) line[column] = dark;
};

/** The 15 bits that name level M (00) and the mask, with their check bits. */
function formatBits(mask: number): number {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  return ((mask << 10) | rest) ^ 0x5412;
}

/** Writes the format bits at both of their places. */
function drawFormat(cells: Cell[][], bits: number): void {
  const end = cells.length - 1;
  for (let bit = 0; bit < 15; bit++) {
    const dark = Boolean((bits >> bit) & 1);
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit;
    if (bit < 8) {
      set(cells, near, 8, dark);
      set(cells, 8, end - bit, dark);
    } else {
      set(cells, 8, bit === 8 ? 7 : near, dark);
      set(cells, end - (14 - bit), 8, dark);
    }
  }
  set(cells, end - 7, 8, true);
}

/** Everything of a symbol that is not data; null is free. */
function frame(version: number): Cell[][] {
  const side = 17 + 4 * version;
  const cells = Array.from({ length: side }, () => Array.from({ length: side }, (): Cell => null));
  for (let index = 8; index < side - 8; index++) {
    set(cells, 6, index, index % 2 === 0);
    set(cells, index, 6, index % 2 === 0);
  }
  const finder = (ring: number) => ring !== 2 && ring !== 4;
  for (const centre of [
    [3, 3],
    [3, side - 4],
    [side - 4, 3],
  ] as const)
    rings(cells, centre, 4, finder);
  if (version > 1) rings(cells, [side - 7, side - 7], 2, (ring) => ring !== 1);
  drawFormat(cells, 0);
  return cells;
}

/** Free cells in the order in which data fills them: upwards and downwards in pairs of columns, from the right. */
function* freeCells(cells: Cell[][]): Generator<[row: number, column: number]> {
  const side = cells.length;
  let upward = true;
  for (let right = side - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < side; step++) {
      const row = upward ? side - 1 - step : step;
      for (const column of [right, right - 1]) if (cells[row]?.[column] === null) yield [row, column];
    }
    upward = !upward;
  }
}

/** A QR code of a short text: bytes, error correction level M, versions 1 to 6 (ISO/IEC 18004). */
export function qrCode(text: string): Modules {
  const { version, words } = codewords(text);
  const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, bit) => Boolean((word >> (7 - bit)) & 1)));
  const places = [...freeCells(frame(version))];
  const symbols = masks.map((isFlipped, mask) => {
    const cells = frame(version);
    for (const [index, [row, column]] of places.entries())
      set(cells, row, column, (bits[index] ?? false) !== isFlipped(row, column));
    drawFormat(cells, formatBits(mask));
    return cells.map((row) => row.map(Boolean));
  });
  return symbols.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}
