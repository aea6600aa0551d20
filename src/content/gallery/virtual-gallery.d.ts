/** Made by build/gallery/vite-plugin.ts. For the server alone: a browser gets the gallery ten cases at a time. */
declare module 'virtual:gallery' {
  export const index: import('./gallery-records.ts').GalleryIndex;
  export const firstCases: Readonly<Record<string, import('./gallery-records.ts').GalleryCase[]>>;
}
