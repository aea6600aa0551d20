/** Rows HOME-15 and HOME-16: how long each figure counts. The figures themselves are claims of the clinic. */
export const COUNT_MS = { surgeries: 2000, transformations: 2500 } as const;

/** Row HOME-14: part of the block that must be visible before it counts. */
export const COUNT_THRESHOLD = 0.3;
