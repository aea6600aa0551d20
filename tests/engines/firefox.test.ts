import { describe } from 'vitest';
import { useBuiltSite } from '../built-site.ts';
import { describeArabicJourneys } from './arabic-journeys.ts';
import { useFirefox } from './firefox.ts';
import { useFrontWithoutScript } from './front-without-script.ts';
import { describeJourneys } from './journeys.ts';

const built = useBuiltSite('firefox');
const visit = useFirefox();
const withoutScript = useFrontWithoutScript(built);

describe('Firefox', () => {
  describeArabicJourneys(built, visit);
  describeArabicJourneys(withoutScript, visit, false);
  // Its last journey stops the site.
  describeJourneys(built, visit);
});
