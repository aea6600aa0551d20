import { useBuiltSite } from '../built-site.ts';
import { describeNarrowPhones } from './narrow-phones.ts';
import { useWebKitPages } from './webkit-page.ts';

const built = useBuiltSite('webkit-widths');
const begin = useWebKitPages();

describeNarrowPhones(built, async () => (await begin()).page);
