import { describe } from 'vitest';
import { useBuiltSite } from '../built-site.ts';
import { describeDrawer } from './drawer-journeys.ts';
import { describeFooter } from './footer-journeys.ts';
import { describeHeader } from './header-journeys.ts';

const built = useBuiltSite('shell');

describe('the shell', () => {
  describeHeader(() => built.site.url);
  describeDrawer(() => built.site.url);
  describeFooter(() => built.site.url);
});
