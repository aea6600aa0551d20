/** `npm run test:sweeps`, `npm run sweep` and `npm run sweep:callback`: every page, width or language, where the gate tries a sample. */
export const isSweep = import.meta.env.MODE === 'sweep';

/** For tests that go through `sampled`: what `npm run test:sweeps` runs. */
export const SWEPT = { tags: ['sweep'] };

/** What a test goes through: the first list in the gate, both in a sweep. */
export const sampled = <T>(sample: readonly T[], rest: readonly T[]): readonly T[] => (isSweep ? [...sample, ...rest] : sample);
