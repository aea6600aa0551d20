import type { MetadataJson } from 'libphonenumber-js/core/es6';
import min from 'libphonenumber-js/min/metadata';
import type { Plugin } from 'vite';
import { liteMetadata } from '../../src/leads/lite-metadata.ts';
import { packPlans } from '../../src/leads/packed-plans.ts';

const ID = 'virtual:numbering-plans';
/** Marks our ids as resolved, by Rollup's convention. */
const RESOLVED = `\0${ID}`;
/** Stands in no plan. */
const DIGIT = '#';

/** `virtual:numbering-plans`: the lite numbering plans, packed for the browser. As text to be parsed, which is faster than a literal. */
export function numberingPlans(): Plugin {
  return {
    name: 'numbering-plans',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const plans = JSON.stringify(packPlans(liteMetadata(min as unknown as MetadataJson)));
      if (plans.includes(DIGIT)) throw new Error(`The numbering plans have a ${DIGIT}: choose another letter`);
      // "A digit" is most of it: one letter for four.
      const short = JSON.stringify(plans.replaceAll('\\\\d', DIGIT));
      return `export const numberingPlans = JSON.parse(${short}.replaceAll('${DIGIT}', String.raw\`\\\\d\`));\n`;
    },
  };
}
