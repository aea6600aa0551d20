/** Modules that tools/pictures/vite-plugin.ts makes from the drawn pictures. An unknown key fails the build. */

declare module 'virtual:picture/*' {
  export const picture: import('./packed-picture.ts').PictureEntry;
}

declare module 'virtual:pictures/*' {
  /** By full key. */
  export const pictures: Readonly<Record<string, import('./packed-picture.ts').PictureEntry>>;
}

declare module 'virtual:picture-outlines' {
  /** By full key, without sensitive pictures and those of cases. */
  export const outlines: Readonly<Record<string, string>>;
}

declare module 'virtual:picture-loaders/*' {
  /** By the next segment of the key. */
  export const loaders: Readonly<
    Record<string, () => Promise<{ pictures: Readonly<Record<string, import('./packed-picture.ts').PictureEntry>> }>>
  >;
}
