import { describe, expect, it } from 'vitest';
import { pictureEntry, plannedEntry } from '../../scripts/pictures/manifest.ts';
import { casePictures } from './case-pictures.ts';
import { packPicture, unpackPicture } from './packed-picture.ts';

const [spec] = casePictures([{ category: 'liposuction', code: 'T10601', state: 'before', treatment: 'liposuction' }]);
if (!spec) throw new Error('No picture');

describe('packed pictures', () => {
  it('come out as they went in', () => {
    const entry = plannedEntry(spec);
    expect(unpackPicture(packPicture(entry))).toEqual(entry);
    expect(packPicture(entry)).toMatchObject({ key: 'liposuction/t10601/before', sensitive: true });
  });

  it('keep the shape of a photograph and its narrower files', () => {
    const files = [
      { format: 'avif' as const, width: 320 },
      { format: 'avif' as const, width: 500 },
      { format: 'webp' as const, width: 500 },
    ];
    const entry = pictureEntry(spec, { folder: '', width: 500, height: 700, colour: '#efe3e6', hash: 'ab12cd34', files }, false);
    expect(packPicture(entry)).toMatchObject({ size: [500, 700], photograph: true });
    expect(unpackPicture(packPicture(entry))).toEqual(entry);
  });

  it('refuse a picture of another class', () => {
    const other = plannedEntry({ ...spec, size: 'card' });
    expect(() => packPicture(other)).toThrow('case/liposuction/t10601/before');
  });
});
