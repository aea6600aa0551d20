const SITE_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** Milliseconds since 1970 as `2026-08-29T23:00:00`, the form WordPress gives UTC in. */
export const toGmt = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 19);

/** UTC as the site itself shows it: Asia/Kolkata, without an offset. */
export const toSiteTime = (gmt: string): string => toGmt(Date.parse(`${gmt}Z`) + SITE_OFFSET_MS);

/** A time of the site, `2025-02-01T10:00:00`, as UTC. */
export const fromSiteTime = (local: string): string => toGmt(Date.parse(`${local}Z`) - SITE_OFFSET_MS);
