import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, in the order in which they begin. A file as long as these that begins last leaves the other cores idle. */
export const SLOWEST = [
  'tests/html/built-html.test.ts',
  'tests/worker/drills.test.ts',
  'tests/worker/outage.test.ts',
  'tests/worker/managed-pages.test.ts',
  'tests/worker/encoded-documents.test.ts',
  'tests/worker/hostile-content.test.ts',
  'tests/worker/metadata-failures.test.ts',
  'tests/worker/crowd.test.ts',
  'tests/browser/leads.test.ts',
  'tests/browser/shell.test.ts',
  'tests/browser/services.test.ts',
  'tests/browser/widgets.test.ts',
  'tests/browser/screens.test.ts',
  'tests/browser/hydration.test.ts',
  'tests/browser/home.test.ts',
  'tests/browser/gallery-lead.test.ts',
  'tests/browser/gallery.test.ts',
];

/** Without it, files begin in the order of their sizes, which says nothing of journeys that stand in files of their own. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const index = SLOWEST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return index < 0 ? SLOWEST.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
