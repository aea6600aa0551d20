/** The part of Vite's manifest that is read here. */
export interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
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
 * Addresses of a page's own chunks (`keys`: its modules), for the boot to preload beside the application: in the HTML they would
 * be fetched before the first touch. What the application itself reaches is left out. Empty in development, where there is no manifest.
 */
export function preloadList(manifest: Manifest | null | undefined, keys: readonly string[]): string[] {
  if (!manifest) return [];
  const later = reach(manifest, APPLICATION);
  const own = new Set(keys.flatMap((key) => [...reach(manifest, key)]).filter((key) => !later.has(key)));
  return [...own].flatMap((key) => manifest[key]?.file ?? []).map((file) => `/${file}`);
}

/** Addresses of the style sheets that a page (`keys`: its modules) needs, the site's own first: it says the order of the layers. */
export function styleSheets(manifest: Manifest | null | undefined, keys: readonly string[]): string[] {
  if (!manifest) return [];
  const chunks = keys.reduce((seen, key) => reach(manifest, key, seen), reach(manifest, APPLICATION));
  const files = [...chunks].flatMap((key) => manifest[key]?.css ?? []).map((file) => `/${file}`);
  const isSite = (file: string) => file.includes('/site.');
  return [...new Set([...files.filter(isSite), ...files])];
}

/** Addresses of the fonts that the site's style sheet names. */
export function fontFiles(manifest: Manifest | null | undefined): string[] {
  if (!manifest) return [];
  const files = [...reach(manifest, APPLICATION)].flatMap((key) => manifest[key]?.assets ?? []);
  return [...new Set(files.filter((file) => file.endsWith('.woff2')))].map((file) => `/${file}`);
}
