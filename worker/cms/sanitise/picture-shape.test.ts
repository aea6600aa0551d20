import { describe, expect, it } from 'vitest';
import { pictureShape } from './picture-shape.ts';

const own = { width: 1600, height: 1067 };
const classesOf = (style: string): string[] => pictureShape(style, own).classes;
const sizeOf = (style: string): string => {
  const { size } = pictureShape(style, own);
  return `${size?.width} × ${size?.height}`;
};

describe('the shape of a picture', () => {
  it.each([
    ['', '1600 × 1067'],
    ['width:300px;height:auto', '300 × 200'],
    ['width:auto;height:150px', '225 × 150'],
    ['aspect-ratio:1;object-fit:cover', '704 × 704'],
    ['aspect-ratio:3/1', '1600 × 533'],
    ['aspect-ratio:1;object-fit:cover;width:300px;height:auto', '300 × 300'],
    ['object-fit:cover;width:300px;height:300px', '300 × 300'],
    ['aspect-ratio:1;width:auto;height:150px', '150 × 150'],
    ['max-width:300px', '1600 × 1067'],
    ['width:0px', '1600 × 1067'],
    // No higher than the style sheet lets it be.
    ['aspect-ratio:9/16;width:900px', '396 × 704'],
    ['aspect-ratio:0', '1600 × 1067'],
  ])('of the style %s is %s', (style, size) => {
    expect(sizeOf(style)).toBe(size);
  });

  it('is known of a file of unknown size where the style says both sides', () => {
    expect(pictureShape('width:300px;height:300px', undefined).size).toEqual({ width: 300, height: 300 });
    expect(pictureShape('width:300px', undefined).size).toBeUndefined();
  });

  it.each([
    ['aspect-ratio:1', ['is-ratio-1-1']],
    ['aspect-ratio:4/3', ['is-ratio-4-3']],
    ['color:red; aspect-ratio : 3 / 4 ', ['is-ratio-3-4']],
    ['aspect-ratio:2/3', ['is-ratio-2-3']],
    ['aspect-ratio:16/9;object-fit:contain', ['is-ratio-16-9', 'is-contained']],
    ['aspect-ratio:9/16', ['is-ratio-9-16']],
    // Between those that there are: the nearest.
    ['aspect-ratio:5/4', ['is-ratio-4-3']],
    ['aspect-ratio:21/9', ['is-ratio-2-1']],
    ['width:300px;height:120px', ['is-ratio-3-1']],
    // As it is anyway.
    ['aspect-ratio:3/2', []],
    ['aspect-ratio:auto', []],
    ['object-fit:contain', []],
    ['width:300px;height:auto', []],
  ])('the style %s has the classes %j', (style, classes) => {
    expect(classesOf(style)).toEqual(classes);
  });

  it.each([
    ['10% 90%', ['is-focus-x-0', 'is-focus-y-100']],
    ['24% 74%', ['is-focus-x-25', 'is-focus-y-75']],
    ['50% 37%', ['is-focus-y-25']],
    ['50% 50%', []],
    ['38% 62.4%', []],
    ['left top', []],
    ['500% 0%', ['is-focus-x-100', 'is-focus-y-0']],
  ])('the point %s stays in sight', (point, classes) => {
    expect(classesOf(`object-position:${point}`)).toEqual(classes);
  });
});
