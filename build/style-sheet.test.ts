import { expect, it } from 'vitest';
import { styleSheet } from './style-sheet.ts';

it.each([
  ['/x/src/styles/global.css', 'site'],
  ['/x/src/components/header/top-bar.module.css', 'site'],
  ['/x/src/components/page-intro.module.css', 'site'],
  ['/x/src/components/carousel/carousel.module.css', 'site'],
  ['/x/src/components/banner/banner.module.css', 'parts'],
  ['/x/src/components/image-viewer/lightbox.module.css', 'image-viewer'],
  ['/x/node_modules/yet-another-react-lightbox/dist/styles.css', 'image-viewer'],
  ['/x/src/pages/home/hero.module.css', 'page-home'],
])('%s goes into %s', (file, sheet) => {
  expect(styleSheet(file)).toBe(sheet);
});
