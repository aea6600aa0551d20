import { expect, it } from 'vitest';
import { isRecordPicture, pictureOfRecord } from './map-record-picture.ts';

const ORIGINS = { cmsOrigin: 'https://cms.example', siteOrigin: 'https://clinic.example' };
const UPLOADS = 'https://cms.example/wp-content/uploads/2026/01/';

/** As the plugin answers it. */
const answered = (width: number, height: number, sizes: readonly number[] = []) => ({
  attachment: 7,
  media_type: 'image',
  mime_type: 'image/jpeg',
  source_url: `${UPLOADS}room.jpg`,
  alt_text: 'A room',
  media_details: {
    width,
    height,
    filesize: 90_000,
    sizes: Object.fromEntries(
      sizes.map((w) => [`s${w}`, { source_url: `${UPLOADS}room-${w}.jpg`, width: w, height: Math.round((height * w) / width) }]),
    ),
  },
  focus: '',
});

it('is known by the number of its attachment, and nothing else is', () => {
  expect([answered(1600, 900), { src: '/media/a.jpg' }, null, 'x', []].map(isRecordPicture)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('has the path, size and widths of the library, and what its editor says', () => {
  expect(pictureOfRecord({ ...answered(1600, 900, [300, 1024]), focus: 'left top' }, ORIGINS)).toEqual({
    src: '/media/2026/01/room.jpg',
    width: 1600,
    height: 900,
    alt: 'A room',
    focus: 'left top',
    widths: [
      [300, 'room-300.jpg'],
      [1024, 'room-1024.jpg'],
    ],
    bytes: 90_000,
  });
  expect(pictureOfRecord(answered(1600, 900), ORIGINS)).not.toHaveProperty('focus');
});

it('takes the widest of the made files where the own one is wider than any banner', () => {
  expect(pictureOfRecord(answered(2560, 1440, [1536, 2048]), ORIGINS)).toEqual({
    src: '/media/2026/01/room-2048.jpg',
    width: 2048,
    height: 1152,
    alt: 'A room',
    widths: [[1536, 'room-1536.jpg']],
  });
  expect(pictureOfRecord(answered(2560, 1440), ORIGINS)).toMatchObject({ src: '/media/2026/01/room.jpg', width: 2560 });
  expect(pictureOfRecord({ ...answered(2560, 1440, [2048]), focus: 'left top' }, ORIGINS)).toEqual({
    src: '/media/2026/01/room-2048.jpg',
    width: 2048,
    height: 1152,
    alt: 'A room',
    focus: 'left top',
  });
});

it('keeps its own file up to the width of the widest banner', () => {
  expect(pictureOfRecord(answered(2100, 1050, [1050]), ORIGINS)).toMatchObject({ src: '/media/2026/01/room.jpg', width: 2100 });
  expect(pictureOfRecord(answered(2102, 1051, [1050]), ORIGINS)).toMatchObject({
    src: '/media/2026/01/room-1050.jpg',
    width: 1050,
  });
});

it('has no sizes and widths where WordPress knows none', () => {
  expect(pictureOfRecord({ attachment: 7, source_url: `${UPLOADS}room.jpg`, focus: '' }, ORIGINS)).toEqual({
    src: '/media/2026/01/room.jpg',
    width: 0,
    height: 0,
    alt: '',
  });
});

it.each([
  ['gone from the library', { attachment: 7, focus: '' }],
  ['of another host', { ...answered(1600, 900), source_url: 'https://elsewhere.example/wp-content/uploads/a.jpg' }],
  ['no picture', { ...answered(1600, 900), media_type: 'file', mime_type: 'application/pdf' }],
])('has no file where it is %s', (_, raw) => {
  expect(pictureOfRecord(raw, ORIGINS)).toEqual({ src: '', width: 0, height: 0, alt: '' });
});

it('has no file where it was deleted', () => {
  const mediaMark = (path: string) => (path === '/media/2026/01/room.jpg' ? ('gone' as const) : undefined);
  expect(pictureOfRecord(answered(1600, 900), { ...ORIGINS, mediaMark })).toMatchObject({ src: '' });
});
