import { expect, it } from 'vitest';
import { type PageRoute, type RouteName, routes } from '../routes.ts';
import { MANAGED_FOLDER, pageFolder } from './page-modules.ts';

it.each([
  ['home', 'home'],
  ['planYourStay', 'plan-your-stay'],
  ['blogsByService', 'blogs-by-service'],
  ['galleryCase', 'gallery'],
  ['terms', 'legal'],
  ['rhinoplasty', 'service'],
  ['noseJobs', 'managed'],
  ['editorPage', 'managed'],
] as const)('%s is shown by %s', (name, folder) => {
  expect(pageFolder(name)).toBe(folder);
});

it('every page has a folder, but for those whose body editors write', () => {
  const names = Object.keys(routes) as RouteName[];
  const managed = names.filter((name) => pageFolder(name) === MANAGED_FOLDER);
  const wanted = names.filter((name) => {
    const { kind, managed: slug }: PageRoute = routes[name];
    return name === 'editorPage' || (kind === 'content' && slug);
  });
  expect(managed).toEqual(wanted);
});
