/** Entry of the `Server-Timing` header that says: how fast this page was may be reported. Worker and browser both know it. */
export const MEASURED = 'measured';

/** What a browser reports of one page: numbers, and which route it was. Milliseconds; layout shift without unit. */
export const vitalNames = ['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const;
export type VitalName = (typeof vitalNames)[number];
export type Vitals = Partial<Record<VitalName, number>>;
