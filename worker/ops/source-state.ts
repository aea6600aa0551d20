/** `open`: answers as it should; the system of enquiries: at all. */
export type Reach = { upstream: string; state: 'open' | 'failing' | 'unreachable'; status: number | null; ms: number };

/** Age of a cached record. `seconds`: since its content last changed. */
export type CacheAge = { record: string; state: string; seconds: number | null };
