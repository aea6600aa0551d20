import type { BrowserContextOptions } from 'playwright-core';
import { afterEach } from 'vitest';
import { useBuiltSite } from '../built-site.ts';
import { describeArabicJourneys } from '../engines/arabic-journeys.ts';
import type { EngineVisit } from '../engines/engine-visit.ts';
import { visitOf } from '../engines/firefox.ts';
import { useBrowser, type Visit } from './browser.ts';

const built = useBuiltSite('arabic');
const begin = useBrowser();
let last: Visit | undefined;

afterEach(async () => {
  const own = last;
  last = undefined;
  // Without script the refused form is a document of its own, whose status the browser notes.
  await own?.end(/status of 422 .*\/api\/leads#consultation-form$/);
});

const visit = (options: BrowserContextOptions) => async (): Promise<EngineVisit> => {
  last = await begin({ locale: 'ar', ...options });
  return visitOf(last.page);
};

describeArabicJourneys(built, visit({}));
describeArabicJourneys(built, visit({ javaScriptEnabled: false }), false);
