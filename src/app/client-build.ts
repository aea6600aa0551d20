/** What documents name of the scripts that browsers load in a language besides English: each has a build of its own. */
export interface ClientBuild {
  /** Address of the first script. */
  boot: string;
  /** Addresses of the chunks that a module needs besides the application, by its name in the manifest. */
  modules: Readonly<Record<string, readonly string[]>>;
}

/** Chunks of a page, for the boot to preload beside the application (`preloadList` of English documents). */
export const preloadsOf = ({ modules }: ClientBuild, keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => modules[key] ?? [])),
];
