import { writeFile } from 'node:fs/promises';

/**
 * Draws the picture of the not-found page: lines of tension that part round an empty place, as a stream parts round a
 * stone (potential flow past a cylinder). Run `npm run assets -- parted-lines` after a change.
 */
const target = new URL('../../src/pages/not-found/parted-lines.svg', import.meta.url);

const SIDE = 800;
const CENTRE = SIDE / 2;
const RADIUS = 205;
const LINES = 36;
const STEPS = 10;

/** Distance from the axis of a line that far away would lie at `offset`, at the height `along` from the centre. */
function distance(offset: number, along: number): number {
  let low = offset;
  let high = offset + RADIUS;
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    const flow = middle * (1 - RADIUS ** 2 / (middle ** 2 + along ** 2));
    if (flow < offset) low = middle;
    else high = middle;
  }
  return high;
}

/** A slow swing, so that the field is drawn by a hand and not by a ruler. */
const swing = (along: number): number => 16 * Math.sin(along / 210);

function line(index: number): string {
  const spread = (index + 0.5 - LINES / 2) * (SIDE / LINES) * 1.06;
  const point = (along: number) => CENTRE + Math.sign(spread) * distance(Math.abs(spread), along) + swing(along);
  const step = SIDE / STEPS;
  const slope = (along: number) => ((point(along + 1) - point(along - 1)) / 2) * (step / 3);
  let path = `M${Math.round(point(-CENTRE))} 0`;
  for (let part = 0; part < STEPS; part++) {
    const from = -CENTRE + part * step;
    const [a, b] = [point(from), point(from + step)];
    const bends = [a + slope(from), b - slope(from + step)].map((x) => Math.round(x));
    const height = from + CENTRE;
    path += `C${bends[0]} ${Math.round(height + step / 3)} ${bends[1]} ${Math.round(height + (2 * step) / 3)} ${Math.round(b)} ${Math.round(height + step)}`;
  }
  const near = 1 - Math.abs(spread) / CENTRE;
  return `<path d="${path}" opacity="${Math.max(0.18, 0.28 + 0.62 * near).toFixed(2)}"/>`;
}

const lines = Array.from({ length: LINES }, (_, index) => line(index)).join('');
await writeFile(
  target,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" fill="none" stroke="#5a3397" stroke-width="1.5" stroke-linecap="round">${lines}</svg>\n`,
);
