import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clinic } from '../../src/content/clinic.ts';
import { qrSvg } from './qr-svg.ts';

it('the committed image holds the map link', () => {
  const image = new URL('../../src/components/footer/location-qr.svg', import.meta.url);
  expect(readFileSync(image, 'utf8')).toBe(qrSvg(clinic.mapLink.value));
});
