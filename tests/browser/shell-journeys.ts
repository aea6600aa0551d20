import { describe } from 'vitest';
import { describeDrawer } from './drawer-journeys.ts';
import { describeFooter } from './footer-journeys.ts';
import { describeHeader } from './header-journeys.ts';
import { describeNavigation } from './navigation-journeys.ts';
import { describeReach } from './reach-journeys.ts';
import { describeServicesMenu } from './services-menu-journeys.ts';

/** What every page stands in, and the not-found page. `getUrl` answers the site's origin, without a slash at its end. */
export function describeShell(getUrl: () => string): void {
  describe('the shell', () => {
    describeHeader(getUrl);
    describeServicesMenu(getUrl);
    describeDrawer(getUrl);
    describeNavigation(getUrl);
    describeFooter(getUrl);
    describeReach(getUrl);
  });
}
