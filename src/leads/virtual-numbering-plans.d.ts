/** Made by scripts/phones/vite-plugin.ts. */
declare module 'virtual:numbering-plans' {
  export const numberingPlans: import('libphonenumber-js/core/es6').MetadataJson;
}
