import { manifestKey } from './page-modules.ts';

/** The part of Vite's manifest that is read here. */
export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}
export type Manifest = Record<string, ManifestChunk>;

const APPLICATION = 'src/app/hydrate.tsx';

/** Keys of a chunk and of all it imports statically. */
function reach(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) reach(manifest, imported, seen);
  return seen;
}

/**
 * Style sheets and module preloads of a page's own chunks. What the deferred application reaches is left out: to
 * preload it would undo the deferral. Empty in development, where there is no manifest.
 */
export function preloadTags(manifest: Manifest | null | undefined, folder: string): string {
  if (!manifest) return '';
  const later = reach(manifest, APPLICATION);
  const own = [...reach(manifest, manifestKey(folder))].filter((key) => !later.has(key)).flatMap((key) => manifest[key] ?? []);
  const styles = new Set(own.flatMap(({ css }) => css ?? []));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...own.map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
  ].join('\n');
}
