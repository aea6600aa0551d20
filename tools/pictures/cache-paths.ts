import { join } from 'node:path';

/** Entries of every picture, for pages and build. */
export const manifestPath = (cacheFolder: string): string => join(cacheFolder, 'manifest.json');

/** The files as they are published: its content is copied to the root of the site. */
export const outputFolder = (cacheFolder: string): string => join(cacheFolder, 'out');

/** What was made, by content; kept between builds. */
export const storeFolder = (cacheFolder: string): string => join(cacheFolder, 'store');
