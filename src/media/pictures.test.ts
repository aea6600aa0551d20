import { describe, expect, it } from 'vitest';
import { doctorTeam } from '#records/team';
import { serviceLabels } from '../routes.ts';
import { type CaseImage, caseKey, casePictures } from './case-pictures.ts';
import { altText, KEY_PATTERN } from './picture-spec.ts';
import { pictures, siteFileSpecs } from './pictures.ts';
import { classFiles, type SizeClass, sizeClasses } from './size-classes.ts';

const keys = [...pictures.map(({ key }) => key), ...siteFileSpecs.map(({ key }) => key)];
const find = (key: string) => pictures.find((spec) => spec.key === key);

describe('the catalogue', () => {
  it('has each key once, and once as a file name', () => {
    expect(new Set(keys.map((key) => key.replaceAll('/', '-'))).size).toBe(keys.length);
    expect(keys.filter((key) => !KEY_PATTERN.test(key))).toEqual([]);
  });

  it('has card, banners and share card of every service', () => {
    const names = ['card', 'banner', 'banner-tall', 'social'];
    const wanted = Object.keys(serviceLabels).flatMap((slug) => names.map((name) => `service/${slug}/${name}`));
    expect(wanted.filter((key) => !keys.some((known) => known === key))).toEqual([]);
  });

  it.each([
    ['affiliation', 12],
    ['media-outlet', 4],
    ['room', 10],
    ['doctor/team', doctorTeam.length],
  ])('has the pictures of %s that the specification counts', (name, count) => {
    expect(pictures.filter(({ key }) => new RegExp(`^${name}[/-]\\d+$`).test(key))).toHaveLength(count);
  });

  it('has six banners for international patients, wide and tall, and eight pictures of the tour', () => {
    const all = pictures.map(({ key }) => key).filter((key) => key.startsWith('international/'));
    expect(all).toHaveLength(2 * 6 + 8);
  });

  it('withholds results and steps of body treatments, and no card', () => {
    expect(find('service/breast-enhancement/viewer-1')?.sensitive).toBe(true);
    expect(find('service/gynaecomastia-male-breast-moobs/figure-1')?.sensitive).toBe(true);
    expect(find('service/rhinoplasty/viewer-1')?.sensitive).toBeUndefined();
    expect(pictures.filter(({ key, sensitive }) => sensitive && /(card|banner|banner-tall)$/.test(key))).toEqual([]);
  });

  it('spreads the skins of the services over the whole scale', () => {
    const skins = pictures.filter(({ size }) => size === 'card').map(({ art }) => art.tone);
    expect(new Set(skins)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it('describes what informs: every step and every person', () => {
    const informative = pictures.filter(({ key }) => /viewer-|^doctor\/|^room\//.test(key));
    expect(informative.filter(({ alt }) => !altText(alt, false))).toEqual([]);
  });
});

describe('size classes', () => {
  it.each(Object.entries<SizeClass>(sizeClasses))('%s names its widths in order, up to its own', (_, { width, widths }) => {
    expect(widths.toSorted((a, b) => a - b)).toEqual(widths);
    expect(widths.at(-1)).toBe(width);
  });

  it('leave room for 5,000 results among the 20,000 files of a deployment', () => {
    const files = pictures.reduce((sum, { size }) => sum + classFiles(size).length, 0);
    expect(files + 5000 * classFiles('case').length).toBeLessThan(18_000);
  });
});

describe('results', () => {
  const image = {
    category: 'hair-transplant',
    code: 'T20106',
    treatment: 'hair-transplant',
    state: 'before',
  } satisfies CaseImage;

  it('are keyed by category, code, state and view', () => {
    expect(caseKey(image)).toBe('case/hair-transplant/t20106/before');
    expect(caseKey({ ...image, state: 'after', view: 2 })).toBe('case/hair-transplant/t20106/after-2');
  });

  it('of one case share skin and drawing, and differ in state', () => {
    const [before, after, other] = casePictures([image, { ...image, state: 'after' }, { ...image, code: 'T20107' }]);
    expect(before?.art).toEqual({ ...after?.art, k: 1 });
    expect(after?.art.k).toBe(0);
    expect(other?.art.seed).not.toBe(before?.art.seed);
    expect(before && altText(before.alt, true)).toBe('Before: thin hair at the front and crown, close up (illustration)');
  });

  it('are sensitive by treatment, unless the image itself says otherwise', () => {
    const chest = { ...image, treatment: 'breast-enhancement' } satisfies CaseImage;
    const flags = casePictures([image, chest, { ...chest, sensitive: false }, { ...image, sensitive: true }]).map(
      (spec) => spec.sensitive,
    );
    expect(flags).toEqual([undefined, true, undefined, true]);
  });

  it('have well-formed keys by the thousand', () => {
    const many = Array.from({ length: 5000 }, (_, i) => ({ ...image, code: `T${20_000 + i}` }));
    const made = casePictures(many);
    expect(new Set(made.map(({ key }) => key)).size).toBe(5000);
    expect(made.every(({ key }) => KEY_PATTERN.test(key))).toBe(true);
  });
});
