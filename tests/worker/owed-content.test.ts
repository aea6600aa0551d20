import { expect, it } from 'vitest';
import { setWorkerScene } from './worker-scene.ts';

const scene = setWorkerScene();

/** Headings of what is still owed, by page. */
const OWED = [
  [
    '/',
    ['Affiliations', 'Media coverage', 'Our Patient feedback about us', 'HAPPY SURGERIES', '15K+', '100K+', 'Placeholder for'],
  ],
  ['/patient-stories', ['On film', 'Placeholder for']],
  ['/international', ['Hotel 1']],
] as const;

it('spares visitors of staging and production what the clinic still owes (PROD-10, PROD-12), unless DEMO_CONTENT is on', async () => {
  const demo = await scene.another({ vars: { ENVIRONMENT: 'staging', DEMO_CONTENT: 'on' } });
  const staging = await scene.another({ vars: { ENVIRONMENT: 'staging' } });
  for (const [path, words] of OWED) {
    const shown = await (await demo.visit(path)).text();
    const spared = await (await staging.visit(path)).text();
    for (const word of words) {
      expect(shown, `${path} with the switch`).toContain(word);
      expect(spared, path).not.toContain(word);
    }
    expect(spared).toContain('"hidesOwed":true');
  }
  // Said by every document, for the pages that are gone to from it.
  expect(await (await staging.visit('/contact-us')).text()).toContain('"hidesOwed":true');
  expect(await (await staging.visit('/')).text()).toContain('Cosmetic Plastic Surgery Services');
});
