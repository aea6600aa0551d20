import { describe, expect, it } from 'vitest';
import { matchRoute, routes } from '../routes.ts';
import { departmentOf } from './departments.ts';
import { mainMenu, moreMenu, serviceSections } from './menu.ts';
import { serviceCategories } from './services-menu.ts';

const categories = serviceCategories();
const services = categories.flatMap((category) => category.services);

describe('the menus', () => {
  it('has the main items in the order of the specification', () => {
    expect(mainMenu().map(({ name }) => name)).toEqual([
      'Home',
      'About Us',
      'Services',
      'Our Doctors',
      'Gallery',
      'Blog',
      'International',
      'Contact Us',
    ]);
  });

  it('has the two categories and the four items of a service', () => {
    expect(categories.map(({ name }) => name)).toEqual(['Plastic Surgery', 'Dermatology']);
    expect(serviceSections.map(({ name }) => name())).toEqual(['Information', 'Transformation', 'FAQs', 'Why Us']);
  });

  it('lists every service page once; the index of further services stands beside them', () => {
    const slugs = services.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toHaveLength(19);
    expect(moreMenu().map(({ route }) => route)).toEqual(expect.arrayContaining(['other-services', 'patientStories']));
  });

  it('links the twelve landing pages, each once', () => {
    const landings = services.flatMap(({ landing }) => landing?.path ?? []).sort();
    expect(landings).toEqual(
      [
        'body-contouring',
        'hair-transplant',
        'laser-hair-removal',
        'mommy-makeover',
        'acne-and-acne-scars',
        'fillers-and-botox',
        'laser-tattoo-removal',
        'prp-platelet-rich-plasma',
        'dark-circles-and-under-eye-bags',
        'breast-augmentation',
        'facelift',
        'rhinoplasty',
      ]
        .map((slug) => `/${slug}-in-bangalore`)
        .sort(),
    );
  });

  it('links only to pages of the site', () => {
    const paths = [
      ...[...mainMenu(), ...moreMenu()].map(({ route }) => routes[route].path),
      ...services.flatMap(({ path, landing }) => [path, landing?.path ?? '/']),
      ...categories.map(({ path }) => path.replace(/#.*/, '')),
    ];
    expect(paths.filter((path) => !matchRoute(path))).toEqual([]);
  });

  it('knows the department of a page', () => {
    expect(departmentOf('rhinoplasty')).toBe('plasticSurgery');
    expect(departmentOf('acne-and-scars')).toBe('dermatology');
    expect(departmentOf('home')).toBeNull();
    expect(departmentOf(null)).toBeNull();
  });
});
