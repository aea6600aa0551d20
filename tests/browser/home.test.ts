import { useSharedSite } from '../built-site.ts';
import { useBrowser } from './browser.ts';
import { describeHome } from './home-journeys.ts';

const built = useSharedSite();

describeHome(() => built.site.url, useBrowser());
