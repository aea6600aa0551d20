import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { firstPictureLinks } from '../../app/document-html.ts';
import { SaverContext } from '../data-saver/saver-context.ts';
import { saver } from '../data-saver/saver-picture.tsx';
import style from './banner.module.css';
import { Banner } from './banner.tsx';

const UPLOAD = {
  src: '/media/2026/01/room.jpg',
  width: 1600,
  height: 900,
  alt: 'A room',
  widths: [[768, 'room-768.jpg']] as [number, string][],
};
const own = <picture id="own" />;
const shown = (upload?: typeof UPLOAD & { focus?: 'left top' }) =>
  renderToStaticMarkup(<Banner heading="Head" picture={own} upload={upload} />);

it('shows the picture of the build where WordPress says none', () => {
  expect(shown()).toContain('<picture id="own">');
  expect(shown()).not.toContain(style.photograph);
});

it('shows the picture of WordPress in its place, in its widths, under the veil for photographs', () => {
  const html = shown(UPLOAD);
  expect(html).not.toContain('id="own"');
  expect(html).toContain('srcSet="/media/2026/01/room-768.jpg 768w, /media/2026/01/room.jpg 1600w"');
  expect(html).toMatch(/<img [^>]*width="1600" height="900" alt="A room" fetchPriority="high"/);
  expect(html).toContain(style.photograph);
});

it('keeps in view what its editor wants', () => {
  expect(shown({ ...UPLOAD, focus: 'left top' })).toContain(`<picture class="${style.focused} ${style.left} ${style.top}">`);
});

it('is asked for with the first bytes of the document', () => {
  expect(firstPictureLinks(shown(UPLOAD))).toEqual([
    expect.stringMatching(/imagesrcset="\/media\/2026\/01\/room-768\.jpg 768w, [^"]*1600w" imagesizes="\(max-width: 47.99rem\)/),
  ]);
});

it('waits for a tap on a page that saves data', () => {
  const html = renderToStaticMarkup(
    <SaverContext value={saver}>
      <Banner heading="Head" picture={own} upload={UPLOAD} />
    </SaverContext>,
  );
  expect(html).toContain('Show picture');
  expect(html).toContain('href="/media/2026/01/room-768.jpg"');
  expect(html).not.toContain('fetchPriority');
});
