/** Made by build/facts/vite-plugin.ts from the records of services and the files in this folder. */
declare module 'virtual:stay' {
  /** Every treatment, in the order of the menus. */
  export const treatments: readonly import('./stay-facts.ts').TreatmentStay[];
}
