import * as v from 'valibot';

/** The manifest that the build leaves in `dist/assets.json`: chunks by source file, or by an invented name for shared ones. */
const manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);

/** Who imports whom, among the files of `dist/client`. */
export interface ModuleGraph {
  /** The given files and all they import statically, each once. Throws for a script the build does not know. */
  reach: (files: readonly string[]) => Set<string>;
  /** File of the chunk that begins with a module of `src/`. Throws when the build has none. */
  fileOf: (source: string) => string;
  /** What the given files import later, by `import()`. */
  later: (files: Iterable<string>) => string[];
  /** The file of a chunk by its name in `vite.config.ts`. */
  named: (name: string) => string | undefined;
}

/** `json`: the manifest, parsed. Throws when it has another shape. */
export function moduleGraph(json: unknown): ModuleGraph {
  const chunks = v.parse(manifest, json);
  const byFile = new Map(Object.values(chunks).map((chunk) => [chunk.file, chunk]));
  const chunkOf = (file: string) => {
    const chunk = byFile.get(file);
    if (!chunk) throw new Error(`The build does not know ${file}`);
    return chunk;
  };
  const filesOf = (keys: readonly string[]): string[] =>
    keys.map((key) => {
      const chunk = chunks[key];
      if (!chunk) throw new Error(`The manifest does not know ${key}`);
      return chunk.file;
    });
  return {
    fileOf: (source) => filesOf([source])[0] ?? '',
    reach(files) {
      const seen = new Set<string>();
      const visit = (file: string): void => {
        if (seen.has(file)) return;
        seen.add(file);
        filesOf(chunkOf(file).imports).forEach(visit);
      };
      files.forEach(visit);
      return seen;
    },
    named: (name) => Object.values(chunks).find((chunk) => chunk.name === name && chunk.file.endsWith('.js'))?.file,
    later: (files) => [...files].flatMap((file) => filesOf(chunkOf(file).dynamicImports)),
  };
}
