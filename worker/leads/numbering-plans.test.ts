import { expect, it } from 'vitest';
import { loadedPlans, numberingPlans } from './numbering-plans.ts';

it('the numbering plans are there at once for whoever has waited for them, and for nobody before', async () => {
  expect(loadedPlans).toThrow('have not been loaded');
  const plans = await numberingPlans();
  expect(loadedPlans()).toBe(plans);
  expect(Object.keys(plans.lite.countries).length).toBe(Object.keys(plans.whole.countries).length);
  expect(await numberingPlans()).toBe(plans);
});
