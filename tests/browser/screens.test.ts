import { useSharedSite } from '../built-site.ts';
import { useBrowser } from './browser.ts';
import { describeDoctors } from './doctors-journeys.ts';
import { describeInternational } from './international-journeys.ts';
import { describeLateFonts } from './late-fonts-journeys.ts';
import { describePictureRoom } from './picture-room-journeys.ts';
import { describeScreens } from './screens-journeys.ts';

const built = useSharedSite();
const visit = useBrowser();

describeScreens(() => built.site.url, visit);
describeDoctors(() => built.site.url, visit);
describeInternational(() => built.site.url, visit);
describePictureRoom(() => built.site.url, visit);
describeLateFonts(() => built.site.url, visit);
