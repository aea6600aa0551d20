import { useSharedSite } from '../built-site.ts';
import { useBrowser } from './browser.ts';
import { describePhone } from './phone-journeys.ts';
import { describeServiceMotion } from './services-motion-journeys.ts';
import { describeServiceReach } from './services-reach-journeys.ts';
import { describeServiceTargets } from './services-target-journeys.ts';

const built = useSharedSite();
const visit = useBrowser();

describeServiceTargets(() => built.site.url, visit);
describeServiceMotion(() => built.site.url, visit);
describeServiceReach(() => built.site.url, visit);
describePhone(() => built.site.url, visit);
