import { expect, it } from 'vitest';
import { setWorkerScene } from './worker-scene.ts';

const scene = setWorkerScene();

/** Words of placeholders, by page. */
const PLACEHOLDERS = [
  [
    '/',
    ['Affiliations', 'Media coverage', 'Our Patient feedback about us', 'HAPPY SURGERIES', '15K+', '100K+', 'Placeholder for'],
  ],
  ['/patient-stories', ['On film', 'Placeholder for']],
  ['/international', ['Hotel 1']],
  ['/rhinoplasty', ['name of the doctor and date to follow', 'Name of the doctor who checks it', 'Specification, row']],
  ['/our-doctors', ['to be supplied by the clinic', 'Team doctor 1']],
  ['/about-us', ['Team doctor 1']],
  ['/privacy-policy', ['name to be supplied']],
] as const;

it('leaves placeholders out on staging and production (PROD-10, PROD-12), unless DEMO_CONTENT is on', {
  timeout: 90_000,
}, async () => {
  const demo = await scene.another({ vars: { ENVIRONMENT: 'staging', DEMO_CONTENT: 'on' } });
  const staging = await scene.another({ vars: { ENVIRONMENT: 'staging' } });
  for (const [path, words] of PLACEHOLDERS) {
    const whole = await (await demo.visit(path)).text();
    const live = await (await staging.visit(path)).text();
    const lite = await (await staging.visit(path, { headers: { 'Save-Data': 'on' } })).text();
    for (const word of words) {
      expect(whole, `${path} with the switch`).toContain(word);
      expect(live, path).not.toContain(word);
      expect(lite, `${path}, lite`).not.toContain(word);
    }
  }
  // Said by every document, for the pages that are gone to from it.
  for (const path of ['/', '/contact-us', '/blogs', '/nowhere'])
    expect(await (await staging.visit(path)).text(), path).toContain('"hidesPlaceholders":true');
  expect(await (await staging.visit('/')).text()).toContain('Cosmetic Plastic Surgery Services');
});
