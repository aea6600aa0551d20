import { expect, it } from 'vitest';
import { plannedEntry } from '../../../tools/pictures/manifest.ts';
import { servicePictures } from '../../media/service-pictures.ts';
import { viewerSource } from './service-pictures.tsx';

it('gives the viewer the widest file, all widths and the text alternative', () => {
  const spec = servicePictures.find(({ key }) => key === 'service/rhinoplasty/viewer-1');
  const entry = spec && plannedEntry(spec);
  const source = entry && viewerSource(entry);
  expect(source?.src).toBe(entry?.sources.webp.at(-1)?.src);
  expect(source?.srcSet?.map(({ width }) => width)).toEqual(entry?.sources.webp.map(({ w }) => w));
  expect(source?.alt).toBe(entry?.alt);
});
