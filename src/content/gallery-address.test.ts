import { expect, it } from 'vitest';
import { galleryAddress } from './gallery-address.ts';

it.each([
  ['/gallery?category=Rhinoplasty', '/gallery/rhinoplasty'],
  ['/gallery?category=rhinoplasty', '/gallery/rhinoplasty'],
  ['/gallery?category=Breast+Augmentation%2FBreast+Enhancement', '/gallery/breast-augmentation-breast-enhancement'],
  ['/gallery?utm_source=x&category=Hair%20Transplant', '/gallery/hair-transplant?utm_source=x'],
  ['/gallery/hair%20transplant', '/gallery/hair-transplant'],
  ['/gallery/hair%20transplant/t20106?utm_source=x', '/gallery/hair-transplant/t20106?utm_source=x'],
  ['/gallery/prp%20(platelet%20rich%20plasma)', '/gallery/prp-platelet-rich-plasma'],
])('%s is %s', (given, wanted) => {
  const { pathname, searchParams } = new URL(given, 'https://x.test');
  expect(galleryAddress(pathname, searchParams)).toBe(wanted);
});

it.each([
  '/gallery',
  '/gallery?category=',
  '/gallery?category=Nonsense',
  '/gallery?category=__proto__',
  '/gallery/hair-transplant',
  '/gallery/hair-transplant/t20106',
  '/gallery/nonsense%20here',
  '/blogs?category=Rhinoplasty',
])('%s is as it should be, or nothing that is known', (given) => {
  const { pathname, searchParams } = new URL(given, 'https://x.test');
  expect(galleryAddress(pathname, searchParams)).toBeNull();
});
