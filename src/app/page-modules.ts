import type { ComponentType } from 'react';
import { loadChunk } from '../browser/load-chunk.ts';
import type { ServiceModule } from '../content/services/service-module.ts';
import type { PageData, PageRedirect } from '../documents/page-data.ts';
import { isService, type RouteName } from '../routes.ts';
import type { PageHead } from '../seo/head.ts';
import type { PageRequest } from './load-page-data.ts';

interface HeadRequest {
  name: RouteName | null;
  data: PageData;
  service: ServiceModule | null;
  /** Search engines are told nothing that visitors are not. */
  hidesPlaceholders?: boolean | undefined;
}

/** What a file `src/pages/<folder>/<folder>-page.tsx` exports. */
export interface PageModule {
  Page: ComponentType;
  /** Where the page's data comes from, when not from `/api/content`. */
  loadData?: (request: PageRequest) => Promise<PageData | PageRedirect>;
  /** The page's head; absent: label and defaults. */
  head?: (page: HeadRequest) => PageHead;
}

const modules = import.meta.glob<PageModule>('../pages/*/*-page.tsx');

/** Screens that several routes share. Every other one has a folder by its route's name; the rest are service pages and managed pages. */
const sharedFolders: Partial<Record<RouteName, string>> = {
  galleryCategory: 'gallery',
  galleryCase: 'gallery',
  privacy: 'legal',
  terms: 'legal',
};

export const MANAGED_FOLDER = 'managed';
export const NOT_FOUND_FOLDER = 'not-found';

const fileOf = (folder: string): string => `${folder}/${folder}-page.tsx`;

/** The folder below `src/pages` that shows a route: `planYourStay` → `plan-your-stay`. */
export function pageFolder(name: RouteName): string {
  if (isService(name)) return 'service';
  const folder = sharedFolders[name] ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return modules[`../pages/${fileOf(folder)}`] ? folder : MANAGED_FOLDER;
}

/** Loads the module of a folder. */
export function loadPageModule(folder: string): Promise<PageModule> {
  const load = modules[`../pages/${fileOf(folder)}`];
  if (!load) throw new Error(`There is no page in src/pages/${folder}`);
  return import.meta.env.SSR ? load() : loadChunk(load);
}

/** Names of the modules of a page in the build's manifest, for preloads: its folder's, and that of a service's record. */
export const manifestKeys = (folder: string, name: RouteName | null): string[] => [
  `src/pages/${fileOf(folder)}`,
  ...(folder === 'service' && name ? [`virtual:service/${name}`] : []),
];
