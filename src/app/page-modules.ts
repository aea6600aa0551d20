import type { ComponentType } from 'react';
import type { PageData } from '../content/page-data.ts';
import { type RouteName, serviceLabels } from '../routes.ts';
import type { PageHead } from '../seo/head.ts';
import { loadChunk } from './load-chunk.ts';

/** What a file `src/pages/<folder>/<folder>-page.tsx` exports. */
export interface PageModule {
  Page: ComponentType;
  /** The page's head; absent: label and defaults. */
  head?: (page: { name: RouteName | null; data: PageData }) => PageHead;
}

const modules = import.meta.glob<PageModule>('../pages/*/*-page.tsx');

/** Screens with a folder of their own; the rest are service pages, managed pages or texts. */
const folders: Partial<Record<RouteName, string>> = {
  home: 'home',
  gallery: 'gallery',
  services: 'services',
  blogs: 'blogs',
  blogsByService: 'blogs-by-service',
  post: 'post',
  legacyBlogs: 'legacy-blogs',
  legacyPost: 'legacy-post',
  thankYou: 'thank-you',
  enquiry: 'enquiry',
};

export const NOT_FOUND_FOLDER = 'not-found';

/** The folder below `src/pages` that shows a route. */
export function pageFolder(name: RouteName, managed: boolean): string {
  if (folders[name]) return folders[name];
  if (name in serviceLabels) return 'service';
  return managed ? 'managed' : 'text';
}

const fileOf = (folder: string): string => `${folder}/${folder}-page.tsx`;

/** Loads the module of a folder. */
export function loadPageModule(folder: string): Promise<PageModule> {
  const load = modules[`../pages/${fileOf(folder)}`];
  if (!load) throw new Error(`There is no page in src/pages/${folder}`);
  return import.meta.env.SSR ? load() : loadChunk(load);
}

/** Name of a folder's module in the build's manifest, for preloads. */
export const manifestKey = (folder: string): string => `src/pages/${fileOf(folder)}`;
