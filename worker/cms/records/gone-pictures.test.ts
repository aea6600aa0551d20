import { expect, it, vi } from 'vitest';
import { withoutGonePictures } from './gone-pictures.ts';
import type { SaidRecords } from './said-records.ts';

const picture = (src: string) => ({ src, width: 1600, height: 900, alt: '' });
const SAID: SaidRecords = {
  version: '1',
  records: {
    pages: { 'about.picture': picture('/media/a.jpg?v=1'), 'about.lead': 'Words that stay as they are.' },
    'services/rhinoplasty': { picture: picture('/media/b.jpg') },
  },
};
const marks = (...gone: string[]) => ({ isGone: vi.fn(async () => (path: string) => gone.includes(path)) });

it('leaves what WordPress says as it is while nothing was deleted', async () => {
  expect(await withoutGonePictures(SAID, marks('/media/c.jpg'))).toBe(SAID);
});

it('takes the file from a picture that was deleted, and nothing else; the same object for the same state', async () => {
  const left = await withoutGonePictures(SAID, marks('/media/a.jpg'));
  expect(left.records).toEqual({
    ...SAID.records,
    pages: { ...SAID.records['pages'], 'about.picture': { ...picture(''), width: 1600 } },
  });
  expect(await withoutGonePictures(SAID, marks('/media/a.jpg'))).toBe(left);
});

it('asks nothing where there are no pictures', async () => {
  const { isGone } = marks();
  await withoutGonePictures({ version: '1', records: { clinic: { tagline: 'Two departments under one roof.' } } }, { isGone });
  expect(isGone).not.toHaveBeenCalled();
});
