import { useBuiltSite } from '../built-site.ts';
import { describeShell } from './shell-journeys.ts';

const built = useBuiltSite('shell');

describeShell(() => built.site.url);
