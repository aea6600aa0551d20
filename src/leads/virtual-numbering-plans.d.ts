/** Made by build/phones/vite-plugin.ts. */
declare module 'virtual:numbering-plans' {
  export const numberingPlans: import('./packed-plans.ts').PackedPlans;
}
