/** Made by `npm run build`. */
declare module '*/dist/server/entry.mjs';
declare module '*/dist/build-id.js' {
  /** Names this build: everything that went into the pages. */
  export const BUILD_ID: string;
  /** When it was made, milliseconds since 1970. */
  export const BUILT_AT: number;
}
