/** Rows HOME-14 to HOME-16: how the statistics count. */
export const SURGERIES = { value: 15_000, durationMs: 2000 } as const;
export const TRANSFORMATIONS = { value: 100_000, durationMs: 2500 } as const;
/** Part of the block that must be visible before it counts. */
export const COUNT_THRESHOLD = 0.3;
