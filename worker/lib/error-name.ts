/** The kind of an error for a log line. Its message stays out: nobody can promise that it repeats nothing a visitor typed. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error);
