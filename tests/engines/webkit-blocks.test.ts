import { beforeAll, expect, it } from 'vitest';
import {
  addLaidOut,
  columnsOfGrids,
  isFractionDrawn,
  LAID_OUT_PATH,
  RATIOS,
  SIDES,
  shapesOfPictures,
  sidesOfWords,
  wordsOutsideShapes,
} from '../browser/laid-out-blocks.ts';
import { useBuiltSite } from '../built-site.ts';
import { useWebKitPages } from './webkit-page.ts';

const built = useBuiltSite('webkit-blocks');
const begin = useWebKitPages();
beforeAll(() => addLaidOut(built));

it.each([
  [360, [1, 1, 1, 1]],
  [1280, [3, 2, 3, 2]],
])('what an editor arranged stands so in WebKit: %d px', async (width, columns) => {
  const { page } = await begin();
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${built.site.url}${LAID_OUT_PATH}`);
  expect(await page.evaluate(sidesOfWords)).toMatchObject(SIDES);
  expect(await page.evaluate(columnsOfGrids)).toEqual(columns);
  expect(await page.evaluate(wordsOutsideShapes)).toEqual([0, 0]);
  const shapes = await page.evaluate(shapesOfPictures);
  expect(shapes.map(({ ratio }) => ratio)).toEqual(RATIOS);
  expect(await page.evaluate(isFractionDrawn)).toBe(true);
});
