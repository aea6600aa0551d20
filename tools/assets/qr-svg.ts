import { encode } from 'uqr';

/** Empty modules round the symbol; readers need four. */
const QUIET_ZONE = 4;

/** A QR code as an SVG file of one path, dark on white: a run of modules is one rectangle, a third of the bytes of one each. */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { border: QUIET_ZONE, ecc: 'M' });
  const runs = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  const ground = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${ground}<path d="${runs.join('')}"/></svg>\n`;
}
