import { defineConfig } from 'vitest/config';
import { writeAll } from '../../build/records/write-all.ts';

// The copy in which mutants run has none yet.
await writeAll();

/** The unit tests of what is mutated; Stryker leaves out those that do not import it. */
export default defineConfig({
  test: { include: ['worker/**/*.test.ts', 'src/{leads,seo,components/lead-form}/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
});
