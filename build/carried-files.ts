import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in.ts';

/**
 * A page that stayed open over a deploy asks for chunks of the build it came from; they have to answer (rows PLAT-13, API-13). This
 * adds the files of the build before to those just built, one generation back.
 * `kept` is a folder that lives longer than the output: it holds the last build's own files and those of the one before. A second build
 * of the same sources moves nothing. @returns how many files were added.
 */
export function carryFiles({ built, kept }: { built: string; kept: string }): number {
  const last = join(kept, 'last');
  const before = join(kept, 'before');
  const own = filesIn(built);
  // Names hold a hash of the content: equal names are equal files.
  if (own.join() !== filesIn(last).join()) {
    // Whoever is interrupted, or has a full disk, keeps what was there: a part of a build would push out a whole one.
    const next = join(kept, 'next');
    rmSync(next, { recursive: true, force: true });
    mkdirSync(kept, { recursive: true });
    cpSync(built, next, { recursive: true });
    if (existsSync(last)) {
      rmSync(before, { recursive: true, force: true });
      renameSync(last, before);
    }
    renameSync(next, last);
  }
  const added = filesIn(before).filter((file) => !own.includes(file));
  for (const file of added) cpSync(join(before, file), join(built, file));
  return added.length;
}
