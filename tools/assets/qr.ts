import { writeFile } from 'node:fs/promises';
import { clinic } from '../../src/content/clinic.ts';
import { qrSvg } from './qr-svg.ts';

/** Draws the footer's QR image (row FOOT-06). Run `npm run assets -- qr` after the map link has changed; a test compares the two. */
const target = new URL('../../src/components/footer/location-qr.svg', import.meta.url);
await writeFile(target, qrSvg(clinic.mapLink.value));
