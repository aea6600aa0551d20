/** Made by `scripts/languages/vite-plugin.ts`, for the server's part alone. */
declare module 'virtual:client-builds' {
  import type { ClientBuild } from './client-build.ts';
  /** By the code of the language; without English, which vike knows. */
  export const clientBuilds: Readonly<Record<string, ClientBuild>>;
}
