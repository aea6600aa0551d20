import { describe, expect, it } from 'vitest';
import { useSharedSite } from '../built-site.ts';
import { onlyInChromium, useBrowser } from './browser.ts';
import { hydrated } from './hydrated.ts';

const visit = useBrowser();
const shared = useSharedSite();

describe('the faces of the site', () => {
  it.each(['/', '/fr', '/fr/gynaecomastia-male-breast-moobs'])('have every letter of %s', async (path) => {
    onlyInChromium('Which face drew a letter is told by the protocol of Chromium');
    const { page, context, end } = await visit();
    await page.goto(shared.site.url + path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const session = await context.newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'h1, h2, h3, p, li, dt, dd',
    });
    const drawn = new Map<string, number>();
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont, glyphCount } of fonts) {
        const name = isCustomFont ? familyName : `${familyName}, of the device`;
        drawn.set(name, (drawn.get(name) ?? 0) + glyphCount);
      }
    }
    expect([...drawn.keys()].filter((name) => name.endsWith('of the device'))).toEqual([]);
    expect(drawn.size).toBeGreaterThan(1);
    await end();
  });
});
