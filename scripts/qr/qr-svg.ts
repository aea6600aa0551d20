import { qrCode } from './qr-code.ts';

/** Empty modules round the symbol; readers need four. */
const QUIET_ZONE = 4;

/** A QR code as an SVG file of one path, dark on white. */
export function qrSvg(text: string): string {
  const modules = qrCode(text);
  const side = modules.length + 2 * QUIET_ZONE;
  const runs = modules.flatMap((row, y) => {
    const line = row.map(Number).join('');
    return [...line.matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index + QUIET_ZONE} ${y + QUIET_ZONE}h${run.length}v1h-${run.length}z`,
    );
  });
  const ground = `<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">${ground}<path d="${runs.join('')}"/></svg>\n`;
}
