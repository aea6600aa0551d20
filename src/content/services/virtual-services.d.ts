/** Made by build/services/vite-plugin.ts from the records in this folder. */
declare module 'virtual:services' {
  /** By slug. */
  export const loaders: Readonly<
    Record<import('../../routes.ts').ServiceSlug, () => Promise<import('./service-module.ts').ServiceModule>>
  >;
}
