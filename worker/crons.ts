/** The cron expressions of `wrangler.toml`, and what each is for: worker/scheduled.ts. A test holds file and list together. */
export const crons = { fiveMinutes: '*/5 * * * *', linkCheck: '41 2 * * *' } as const;
