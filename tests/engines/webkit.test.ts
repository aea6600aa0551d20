import { describe } from 'vitest';
import { useBuiltSite } from '../built-site.ts';
import { describeJourneys } from './journeys.ts';
import { useWebKit } from './webkit.ts';

const built = useBuiltSite('webkit');
const visit = useWebKit();

describe('WebKit', () => describeJourneys(built, visit));
