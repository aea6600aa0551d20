import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostPicture } from './post-picture.tsx';

const UPLOAD = { src: '/media/2026/01/room.jpg', width: 1024, height: 683, alt: 'A room' };
const widths = [[300, 'room-300.jpg']] satisfies [number, string][];

it('shows an upload in the widths that WordPress made of it', () => {
  const html = renderToStaticMarkup(<PostPicture picture={{ ...UPLOAD, widths }} />);
  expect(html).toContain('srcSet="/media/2026/01/room-300.jpg 300w, /media/2026/01/room.jpg 1024w"');
  expect(html).not.toContain('<source');
});

it('offers the AVIF files of a drawing before its own, narrowest first', () => {
  const drawing = {
    src: '/p/nose-640.webp',
    width: 640,
    height: 768,
    alt: '',
    widths: [[320, 'nose-320.webp']] satisfies [number, string][],
  };
  const html = renderToStaticMarkup(
    <PostPicture
      picture={{
        ...drawing,
        avif: [
          [320, 'nose-320.avif'],
          [640, 'nose-640.avif'],
        ],
      }}
    />,
  );
  expect(html).toMatch(
    /<picture[^>]*><source type="image\/avif" srcSet="\/p\/nose-320.avif 320w, \/p\/nose-640.avif 640w" sizes="[^"]+"\/><img src="\/p\/nose-640.webp" srcSet="\/p\/nose-320.webp 320w, \/p\/nose-640.webp 640w"/,
  );
});
