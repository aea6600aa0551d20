import { constants } from 'node:fs';
import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesIn } from '../../build/files-in.ts';

/**
 * Makes `folder` hold exactly the wanted files: path in the folder → file to take it from.
 * `lasting` paths carry no hash, so their content is taken anew.
 */
export async function fillFolder(
  folder: string,
  wanted: ReadonlyMap<string, string>,
  lasting: ReadonlySet<string>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const present = new Set(filesIn(folder));
  const gone = [...present].filter((path) => !wanted.has(path) || lasting.has(path));
  await Promise.all(gone.map((path) => rm(join(folder, path))));
  for (const [path, source] of wanted) {
    if (present.has(path) && !lasting.has(path)) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    // A second name for one file costs no space; a store on another disk is copied.
    await link(source, join(folder, path)).catch(() => copyFile(source, join(folder, path)));
  }
}

/** Copies files, as the build does: what it does to its own output must not reach the store. */
export async function copyFiles(from: string, to: string, paths: readonly string[]): Promise<void> {
  for (const folder of new Set(paths.map((path) => dirname(path)))) await mkdir(join(to, folder), { recursive: true });
  for (const path of paths) await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
}
