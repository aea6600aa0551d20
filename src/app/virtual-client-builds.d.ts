/** Made by `build/languages/vite-plugin.ts`, for the server's part alone. */
declare module 'virtual:client-builds' {
  import type { ClientBuild } from './document-html.ts';
  /** By the code of the language; without English, which vike knows. */
  export const clientBuilds: Readonly<Record<string, ClientBuild>>;
}
