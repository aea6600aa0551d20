import { describe, expect, it } from 'vitest';
import { plannedEntry } from '../../tools/pictures/manifest.ts';
import { pickPicture } from './picture-slots.tsx';
import { pictures } from './pictures.ts';

describe('pickPicture', () => {
  const group = Object.fromEntries(pictures.slice(0, 2).map((spec) => [spec.key, plannedEntry(spec)]));

  it('gives the entry, and names what is missing', () => {
    expect(pickPicture(group, 'hero/wide')).toMatchObject({ width: 1600, height: 760, placeholder: true });
    expect(() => pickPicture(group, 'hero/wise')).toThrow('"hero/wise"');
  });
});
