import { defineConfig } from 'vitest/config';
import { writeAll } from './build/records/write-all.ts';
import { SlowestFirst } from './scripts/test-run/slowest-first.ts';

// Tests read records and words as they are now.
await writeAll();

/** What was found is named whole in a failure, not as `[ Array(1) ]`: the log of another machine may be all there is to read. */
const chaiConfig = { truncateThreshold: 0 };

/** How long a test asks again until it holds: long enough for a busy machine. */
const asksAgain = { poll: { timeout: 10_000 } };

/**
 * Browsers stand where no visitor does, unless a test says where: on a machine in New York the forms chose the United States, and took no
 * number of India.
 */
const nowhere = { env: { TZ: 'UTC' } };

/** Files share processes, and nothing else. */
const sharedProcess = { isolate: false, setupFiles: ['tests/fresh-start.ts'] };

/** `unit` stands beside the code; the other projects test the built site through the doors a visitor uses. */
export default defineConfig({
  test: {
    // On two cores, where one would be the default: tests that wait for an answer leave a core to others.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    tags: [{ name: 'sweep', description: 'goes through a sample in the gate, through all in npm run test:sweeps' }],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'worker/**/*.test.ts',
            'build/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tools/**/*.test.ts',
            'demo/**/*.test.ts',
          ],
          // For tests that hang: on a busy machine a fuzz takes longer than the usual five seconds.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'doubles',
          include: ['tests/upstream/**/*.test.ts', 'tests/leads/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          globalSetup: ['tests/worker/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'html',
          include: ['tests/html/**/*.test.ts'],
          globalSetup: ['tests/worker/global-setup.ts', 'tests/built-site.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...nowhere,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/worker/global-setup.ts', 'tests/built-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: asksAgain,
        },
      },
      {
        test: {
          ...nowhere,
          name: 'firefox',
          include: ['tests/engines/firefox.test.ts'],
          globalSetup: ['tests/worker/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: asksAgain,
        },
      },
      {
        test: {
          ...nowhere,
          name: 'webkit',
          include: ['tests/engines/webkit*.test.ts'],
          globalSetup: ['tests/worker/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: asksAgain,
        },
      },
      {
        test: {
          // `npm run rehearse`: each test is a deploy.
          name: 'rehearsal',
          include: ['tests/platform/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'wordpress',
          include: ['tests/wordpress/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ].map(({ test }) => ({ test: { ...sharedProcess, ...test, chaiConfig } })),
  },
});
