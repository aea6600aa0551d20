import type { MetadataJson } from 'libphonenumber-js/core/es6';
import min from 'libphonenumber-js/min/metadata';
import type { Plugin } from 'vite';
import { leanMetadata } from '../../src/leads/lean-metadata.ts';

const ID = 'virtual:numbering-plans';
/** Marks our ids as resolved, by Rollup's convention. */
const RESOLVED = `\0${ID}`;

/** `virtual:numbering-plans`: the lite numbering plans, for the browser. As text to be parsed, which is faster than a literal. */
export function numberingPlans(): Plugin {
  return {
    name: 'numbering-plans',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const plans = JSON.stringify(leanMetadata(min as unknown as MetadataJson));
      return `export const numberingPlans = JSON.parse(${JSON.stringify(plans)});\n`;
    },
  };
}
