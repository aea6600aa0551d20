import { useBuiltSite } from '../built-site.ts';
import { useBrowser } from './browser.ts';
import { describeHome } from './home-journeys.ts';

const built = useBuiltSite('home');

describeHome(() => built.site.url, useBrowser());
