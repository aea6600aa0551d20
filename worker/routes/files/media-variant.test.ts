import { expect, it, vi } from 'vitest';
import { makeVariant, type PictureMaker, type Variant, wantedVariant } from './media-variant.ts';

const CHROME = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

it.each<[query: string, accept: string, type: string, variant: object | null]>([
  ['', CHROME, 'image/jpeg', { format: 'image/avif' }],
  ['w=640', CHROME, 'image/jpeg', { width: 640, format: 'image/avif' }],
  ['w=640', 'image/webp,*/*', 'image/png', { width: 640, format: 'image/webp' }],
  ['w=640', '*/*', 'image/jpeg', { width: 640 }],
  ['w=641', '*/*', 'image/jpeg', null],
  ['w=640', CHROME, 'image/gif', null],
  ['w=640', 'image/webp,*/*', 'image/avif', null],
  ['', 'image/webp', 'image/webp', null],
])('?%s for a browser that takes %s, of %s', (query, accept, type, variant) => {
  expect(wantedVariant(new URLSearchParams(query), accept, type)).toEqual(variant);
});

/** A binding that notes what it is asked for. */
function binding(answer: () => Response): { asked: unknown[]; images: PictureMaker } {
  const asked: unknown[] = [];
  const work: ReturnType<PictureMaker['input']> = {
    transform(options) {
      asked.push(options);
      return work;
    },
    async output(options) {
      asked.push(options);
      return { response: answer };
    },
  };
  return { asked, images: { input: () => work } };
}

const bytes = new ArrayBuffer(8);

it('asks the platform for the size and format', async () => {
  const { asked, images } = binding(() => new Response('small', { headers: { 'content-type': 'image/avif' } }));
  const made = await makeVariant(images, bytes, { type: 'image/jpeg', variant: { width: 320, format: 'image/avif' } });
  expect([asked, await made?.text()]).toEqual([
    [
      { width: 320, fit: 'scale-down' },
      { format: 'image/avif', quality: 55 },
    ],
    'small',
  ]);
});

it.each<[type: string, variant: Variant, asked: object[]]>([
  ['image/png', { width: 320 }, [{ width: 320, fit: 'scale-down' }, { format: 'image/png' }]],
  [
    'image/webp',
    { width: 320 },
    [
      { width: 320, fit: 'scale-down' },
      { format: 'image/webp', quality: 78 },
    ],
  ],
  ['image/jpeg', { width: 320 }, [{ width: 320, fit: 'scale-down' }, { format: 'image/jpeg' }]],
  ['image/bmp', { width: 320 }, [{ width: 320, fit: 'scale-down' }, { format: 'image/jpeg' }]],
  ['image/jpeg', { format: 'image/webp' }, [{}, { format: 'image/webp', quality: 78 }]],
])('of %s makes %j', async (type, variant, wanted) => {
  const { asked, images } = binding(() => new Response('made'));
  await makeVariant(images, bytes, { type, variant });
  expect(asked).toStrictEqual(wanted);
});

it('hands the file itself to the platform', async () => {
  const { images } = binding(() => new Response('made'));
  const given: string[] = [];
  const reading: PictureMaker = {
    input(stream) {
      void new Response(stream).text().then((text) => given.push(text));
      return images.input(stream);
    },
  };
  const file = new TextEncoder().encode('a picture').buffer;
  await makeVariant(reading, file, { type: 'image/png', variant: { width: 320 } });
  await vi.waitFor(() => expect(given).toEqual(['a picture']));
});

it('answers nothing where the platform does not resize, or fails', async () => {
  const { images } = binding(() => {
    throw new Error('over the quota');
  });
  const wanted = { type: 'image/png', variant: { width: 320 } };
  expect(await makeVariant(undefined, bytes, wanted)).toBeNull();
  expect(await makeVariant(images, bytes, wanted)).toBeNull();
});
