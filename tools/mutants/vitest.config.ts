import { defineConfig } from 'vitest/config';

/** The unit tests of what is mutated; Stryker leaves out those that do not import it. */
export default defineConfig({
  test: { include: ['worker/**/*.test.ts', 'src/{leads,seo}/**/*.test.ts'], testTimeout: 10_000 },
});
