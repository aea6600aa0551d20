import { describe } from 'vitest';
import { useBuiltSite } from '../built-site.ts';
import { describeArabicJourneys } from './arabic-journeys.ts';

import { useFrontWithoutScript } from './front-without-script.ts';
import { describeJourneys } from './journeys.ts';
import { useWebKit } from './webkit.ts';

const built = useBuiltSite('webkit');
const visit = useWebKit();
const withoutScript = useFrontWithoutScript(built);

describe('WebKit', () => {
  describeArabicJourneys(built, visit);
  describeArabicJourneys(withoutScript, visit, false);
  // Its last journey stops the site.
  describeJourneys(built, visit);
});
