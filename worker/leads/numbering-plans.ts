import type { MetadataJson } from 'libphonenumber-js/core/es6';
import { liteMetadata } from '../../src/leads/lite-metadata.ts';
import type { NumberingPlans } from '../../src/leads/read-phone.ts';

let plans: Promise<NumberingPlans> | undefined;
let loaded: NumberingPlans | undefined;

/** The numbering plans of the world, unpacked when the isolate has its first enquiry: pages never pay for them. */
export function numberingPlans(): Promise<NumberingPlans> {
  plans ??= import('libphonenumber-js/max/metadata').then(({ default: max }) => {
    const whole = max as unknown as MetadataJson;
    loaded = { lite: liteMetadata(whole), whole };
    return loaded;
  });
  return plans;
}

/** The same, for what is drawn at once. Throws where nothing has waited for them before. */
export function loadedPlans(): NumberingPlans {
  if (!loaded) throw new Error('The numbering plans have not been loaded: await numberingPlans() first');
  return loaded;
}
