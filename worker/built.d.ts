/** Made by `npm run build`. */
declare module '*/dist/server/entry.mjs';
declare module '*/dist/covers.js' {
  /** Drawings for articles without a picture, by the slug of their treatment. */
  export const COVERS: Readonly<Record<string, readonly import('../src/content/records.ts').Picture[]>>;
}
declare module '*/dist/build-id.js' {
  /** Names this build: everything that went into the pages. */
  export const BUILD_ID: string;
  /** When it was made, milliseconds since 1970. */
  export const BUILT_AT: number;
}
