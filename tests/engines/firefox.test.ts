import { describe } from 'vitest';
import { useBuiltSite } from '../built-site.ts';
import { useFirefox } from './firefox.ts';
import { describeJourneys } from './journeys.ts';

const built = useBuiltSite('firefox');
const visit = useFirefox();

describe('Firefox', () => describeJourneys(built, visit));
