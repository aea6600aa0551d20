import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Photo } from './picture-job.ts';

const extensions: readonly string[] = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];

/**
 * The clinic's photographs by the key they replace: `photos/hero/wide.jpg` is `hero/wide`.
 * @throws when two files claim one key, or a file has a key no picture has: a photograph that silently goes unused is worse
 * than a failed build, and one left behind by a withdrawn case must be deleted.
 */
export async function findPhotos(folder: string, known: ReadonlySet<string>): Promise<Map<string, Photo>> {
  const photos = new Map<string, Photo>();
  if (!existsSync(folder)) return photos;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const extension = extname(entry.name).toLowerCase();
    if (!entry.isFile() || !extensions.includes(extension)) continue;
    const path = join(entry.parentPath, entry.name);
    const key = relative(folder, path).split(sep).join('/').slice(0, -extension.length);
    if (!known.has(key)) throw new Error(`Photograph for an unknown picture: "${key}". Correct its name or delete it.`);
    if (photos.has(key)) throw new Error(`Two photographs for the picture "${key}".`);
    photos.set(key, {
      path,
      digest: createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    });
  }
  return photos;
}
