import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const BITS_PER_PIXEL = 8;
const INDEXED_COLOUR = 3;
const SHADES = 256;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([BITS_PER_PIXEL, INDEXED_COLOUR], 8);
  return data;
}

/** One hue from light to dark; the number picks the hue, so that pictures can be told apart. */
function palette(number: number): Uint8Array {
  const colours = new Uint8Array(3 * SHADES);
  for (let shade = 0; shade < SHADES; shade += 1) {
    const light = 225 - Math.round((shade * 110) / SHADES);
    colours.set([light, light - ((37 * number) % 60), light - ((53 * number) % 60)], 3 * shade);
  }
  return colours;
}

/** A PNG with a vertical gradient, so that no picture has to be shipped. Sizes in pixels. */
export function drawPicture(width: number, height: number, number: number): Uint8Array {
  const rowLength = width + 1;
  const pixels = new Uint8Array(rowLength * height);
  for (let y = 0; y < height; y += 1) {
    const shade = Math.floor((y * SHADES) / height);
    pixels.fill(shade, y * rowLength + 1, (y + 1) * rowLength);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', palette(number)),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
