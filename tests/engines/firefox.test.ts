import { describe } from 'vitest';
import { STILL } from '../browser/page-looks.ts';
import { useBuiltSite } from '../built-site.ts';
import { describeArabicJourneys } from './arabic-journeys.ts';
import { useFirefox, useFirefoxPages } from './firefox.ts';
import { useFrontWithoutScript } from './front-without-script.ts';
import { describeJourneys } from './journeys.ts';
import { describeNarrowPhones } from './narrow-phones.ts';

const built = useBuiltSite('firefox');
const visit = useFirefox();
const beginPage = useFirefoxPages();
const withoutScript = useFrontWithoutScript(built);

describe('Firefox', () => {
  describeArabicJourneys(built, visit);
  describeArabicJourneys(withoutScript, visit, false);
  describeNarrowPhones(built, () => beginPage(STILL));
  // Its last journey stops the site.
  describeJourneys(built, visit);
});
